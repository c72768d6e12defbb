import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { DietRules } from '../recipes/suits-diet.ts'
import type { Path } from './found-path.ts'
import { kindsMet, makings } from './sources.ts'
import { type SwapsOfKitchen, swapsWith } from './swaps.ts'

export interface PantryEntry {
  /** Null, or not in the vocabulary, for what is kept but meets no need. */
  ingredient: IngredientId | null
  /** `likely`: nobody said that it is there; it probably is (see domain/belief). */
  status: 'have' | 'low' | 'out' | 'likely'
  /** Days of what it usually keeps that count as spent, for what spoils; a part of a day does not count. */
  ageDays: number
  /** Days until it should be used; else what its age leaves of the days that it keeps. */
  daysLeft?: number
  /** How much of it; null, or not there, where nobody said so. Nothing that is ready or missing depends on it. */
  quantity?: number | null
  unit?: string
}

/** A pantry made ready to be asked, once for all recipes. */
export interface Kitchen {
  vocabulary: Vocabulary
  /** As it was given. */
  pantry: readonly PantryEntry[]
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
  /** What is probably there meets → the thing itself. It only counts where a need would else be missing. */
  believed: ReadonlyMap<IngredientId, IngredientId>
  /** The substitutions of which all is there: which one a need gets depends on how it is used (see `swapFor`). */
  swaps: SwapsOfKitchen
  /** As `swaps`, where a part of what is taken is only believed to be there. */
  likelySwaps: SwapsOfKitchen
  runOut: ReadonlySet<IngredientId>
  /** Owned things that spoil, 0 (fresh) to 100 (today is the day). */
  urgency: ReadonlyMap<IngredientId, number>
  /** Days until they should be used; 0 where that day has come. */
  daysLeft: ReadonlyMap<IngredientId, number>
  /** Paths that were found already, filled as recipes ask: most of them ask for the same things in the same contexts. */
  paths: Map<string, Path>
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

/** Reads the pantry: an ingredient that is there once has not run out. */
function readPantry(pantry: readonly PantryEntry[], vocabulary: Vocabulary) {
  const owned = new Set<IngredientId>()
  const runOut = new Set<IngredientId>()
  const likely = new Set<IngredientId>()
  const urgency = new Map<IngredientId, number>()
  const daysLeft = new Map<IngredientId, number>()
  for (const { ingredient, status, ageDays, daysLeft: left } of pantry) {
    if (ingredient === null || !vocabulary.ingredients.has(ingredient)) continue
    if (status === 'out') {
      runOut.add(ingredient)
      continue
    }
    if (status === 'likely') {
      likely.add(ingredient)
      continue
    }
    owned.add(ingredient)
    const keeps = vocabulary.ingredients.get(ingredient)?.shelfLifeDays ?? null
    if (keeps === null) continue
    const age = Math.max(0, Math.floor(ageDays))
    const spent = Math.floor((age * 100) / keeps)
    urgency.set(ingredient, Math.max(Math.min(100, spent), urgency.get(ingredient) ?? 0))
    const days = Math.max(0, left ?? keeps - age)
    daysLeft.set(ingredient, Math.min(days, daysLeft.get(ingredient) ?? days))
  }
  for (const id of owned) runOut.delete(id)
  return { owned, runOut, likely, urgency, daysLeft }
}

/**
 * Expands a pantry by kinds, transforms, staples, substitutions and what is likely, as far as they keep to the rules of who
 * cooks, and notes what spoils first. The database does the same in `private.prepare_kitchen`.
 */
export function prepareKitchen(
  pantry: readonly PantryEntry[],
  staples: Iterable<IngredientId>,
  vocabulary: Vocabulary,
  rules: DietRules,
): Kitchen {
  const { owned, runOut, likely, urgency, daysLeft } = readPantry(pantry, vocabulary)
  const meets = kindsMet(owned, vocabulary, rules)
  const yields = makings(owned, vocabulary, rules)
  const kept = [...staples].filter((id) => vocabulary.ingredients.has(id) && !runOut.has(id))
  const assumed = assumedBy(new Set(kept), vocabulary, rules)
  // What somebody said of a thing goes before what is likely.
  const unsaid = [...likely].filter((id) => !owned.has(id) && !runOut.has(id) && !kept.includes(id))
  const believed = new Map([
    ...makings(new Set(unsaid), vocabulary, rules),
    ...kindsMet(new Set(unsaid), vocabulary, rules),
  ])
  // Who ran out of something does not have it because a kind of it is on the list of staples, or likely.
  for (const id of runOut) {
    assumed.delete(id)
    believed.delete(id)
  }
  const there = new Set([...meets.keys(), ...yields.keys(), ...assumed.keys()])
  const swaps = swapsWith(there, vocabulary, rules)
  const likelySwaps =
    believed.size === 0
      ? swaps
      : swapsWith(new Set([...there, ...believed.keys()]), vocabulary, rules)
  return {
    vocabulary,
    pantry,
    rules,
    owned,
    meets,
    yields,
    assumed,
    believed,
    swaps,
    likelySwaps,
    runOut,
    urgency,
    daysLeft,
    paths: new Map(),
  }
}
