import type { IngredientId, Substitution, Vocabulary } from '../ingredients/vocabulary.ts'
import { type DietRules, keepsRules } from '../recipes/suits-diet.ts'
import type { Path } from './found-path.ts'
import { kindsMet, makings } from './sources.ts'

export interface PantryEntry {
  /** Null, or not in the vocabulary, for what is kept but meets no need. */
  ingredient: IngredientId | null
  status: 'have' | 'low' | 'out'
  /** Days since it was put in, for what spoils; a part of a day does not count. */
  ageDays: number
}

/** A pantry made ready to be asked, once for all recipes. */
export interface Kitchen {
  vocabulary: Vocabulary
  /** What is there, by name. */
  owned: ReadonlySet<IngredientId>
  /** What is offered out of it keeps to these. */
  rules: DietRules
  /** Everything that owning meets in full → the owned thing that meets it. */
  meets: ReadonlyMap<IngredientId, IngredientId>
  /** What can be made of what is there, within the time of a meal → the owned thing that it is made of. */
  yields: ReadonlyMap<IngredientId, IngredientId>
  /** What the person's own, visible list of staples meets → the staple that meets it. */
  assumed: ReadonlyMap<IngredientId, Assumed>
  /** The best substitution of each need of which all is there, for any use and for these rules. */
  swaps: ReadonlyMap<IngredientId, Substitution>
  runOut: ReadonlySet<IngredientId>
  /** Owned things that spoil, 0 (fresh) to 100 (today is the day). */
  urgency: ReadonlyMap<IngredientId, number>
  /** Paths that were found already, filled as recipes ask: most of them ask for the same things. */
  paths: Map<IngredientId, Path>
}

/** How a staple meets something: as it is (or as a kind of it), or by what can be made of it. */
export interface Assumed {
  staple: IngredientId
  made: boolean
}

function assumedBy(
  staples: ReadonlySet<IngredientId>,
  vocabulary: Vocabulary,
  rules: DietRules,
): Map<IngredientId, Assumed> {
  const assumed = new Map<IngredientId, Assumed>()
  for (const [to, staple] of makings(staples, vocabulary, rules)) {
    assumed.set(to, { staple, made: true })
  }
  for (const [id, staple] of kindsMet(staples, vocabulary, rules)) {
    assumed.set(id, { staple, made: false })
  }
  return assumed
}

/** Whether a substitution works wherever its need is used, and keeps to the rules. */
export function isOffered(substitution: Substitution, rules: DietRules): boolean {
  return substitution.context === null && keepsRules(substitution, rules)
}

/** Of each need, the best substitution on offer that `has` all of; of equally good ones the first of the file. */
function swapsWith(
  has: (id: IngredientId) => boolean,
  vocabulary: Vocabulary,
  rules: DietRules,
): Map<IngredientId, Substitution> {
  const swaps = new Map<IngredientId, Substitution>()
  for (const each of vocabulary.substitutions) {
    if (!isOffered(each, rules)) continue
    const known = swaps.get(each.need)
    if (known !== undefined && known.quality >= each.quality) continue
    if (each.uses.every(has)) swaps.set(each.need, each)
  }
  return swaps
}

/** Reads the pantry: an ingredient that is there once has not run out. */
function readPantry(pantry: readonly PantryEntry[], vocabulary: Vocabulary) {
  const owned = new Set<IngredientId>()
  const runOut = new Set<IngredientId>()
  const urgency = new Map<IngredientId, number>()
  for (const { ingredient, status, ageDays } of pantry) {
    if (ingredient === null || !vocabulary.ingredients.has(ingredient)) continue
    if (status === 'out') {
      runOut.add(ingredient)
      continue
    }
    owned.add(ingredient)
    const keeps = vocabulary.ingredients.get(ingredient)?.shelfLifeDays ?? null
    if (keeps === null) continue
    const spent = Math.floor((Math.max(0, Math.floor(ageDays)) * 100) / keeps)
    urgency.set(ingredient, Math.max(Math.min(100, spent), urgency.get(ingredient) ?? 0))
  }
  for (const id of owned) runOut.delete(id)
  return { owned, runOut, urgency }
}

/**
 * Expands a pantry by kinds, transforms, staples and substitutions, as far as they keep to the rules of who
 * cooks, and notes what spoils first. The database does the same in `private.prepare_kitchen`.
 */
export function prepareKitchen(
  pantry: readonly PantryEntry[],
  staples: Iterable<IngredientId>,
  vocabulary: Vocabulary,
  rules: DietRules,
): Kitchen {
  const { owned, runOut, urgency } = readPantry(pantry, vocabulary)
  const meets = kindsMet(owned, vocabulary, rules)
  const yields = makings(owned, vocabulary, rules)
  const kept = [...staples].filter((id) => vocabulary.ingredients.has(id) && !runOut.has(id))
  const assumed = assumedBy(new Set(kept), vocabulary, rules)
  // Who ran out of something does not have it because a kind of it is on the list of staples.
  for (const id of runOut) assumed.delete(id)
  const has = (id: IngredientId) => meets.has(id) || yields.has(id) || assumed.has(id)
  const swaps = swapsWith(has, vocabulary, rules)
  return {
    vocabulary,
    rules,
    owned,
    meets,
    yields,
    assumed,
    swaps,
    runOut,
    urgency,
    paths: new Map(),
  }
}
