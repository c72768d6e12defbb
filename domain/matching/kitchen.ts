import type {
  IngredientId,
  Substitution,
  Transform,
  Vocabulary,
} from '../ingredients/vocabulary.ts'
import { lineageOf } from '../ingredients/lineage.ts'
import type { Path } from './path.ts'

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
  /** Everything that owning meets in full → the owned thing that meets it. */
  meets: ReadonlyMap<IngredientId, IngredientId>
  /** What can be made of what is there. */
  yields: ReadonlyMap<IngredientId, Transform>
  /** What the person's own, visible list of staples meets → the staple that meets it. */
  assumed: ReadonlyMap<IngredientId, Assumed>
  /** The best substitution of each need of which all is there. */
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

/** Everything that some things are a kind of → the nearest of them; of equally near ones the first by key. */
function kindsMet(ids: Iterable<IngredientId>, vocabulary: Vocabulary) {
  const nearest = new Map<IngredientId, { id: IngredientId; distance: number }>()
  for (const id of [...ids].toSorted(byKey)) {
    for (const [distance, general] of lineageOf(id, vocabulary).entries()) {
      const known = nearest.get(general)
      if (known === undefined || distance < known.distance) nearest.set(general, { id, distance })
    }
  }
  return new Map([...nearest].map(([general, { id }]) => [general, id]))
}

/** By code units, as the database compares with collation "C". */
function byKey(left: IngredientId, right: IngredientId): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** What can be made of things; of several sources the first by key, whatever the order of the file. */
function makings(
  from: ReadonlyMap<IngredientId, unknown>,
  vocabulary: Vocabulary,
): Map<IngredientId, Transform> {
  const made = new Map<IngredientId, Transform>()
  for (const transform of vocabulary.transforms) {
    if (!from.has(transform.from)) continue
    const known = made.get(transform.to)
    if (known === undefined || transform.from < known.from) made.set(transform.to, transform)
  }
  return made
}

function assumedBy(staples: Iterable<IngredientId>, vocabulary: Vocabulary) {
  const kinds = kindsMet(staples, vocabulary)
  const assumed = new Map<IngredientId, Assumed>()
  for (const [to, { from }] of makings(kinds, vocabulary)) {
    assumed.set(to, { staple: kinds.get(from) ?? from, made: true })
  }
  for (const [id, staple] of kinds) assumed.set(id, { staple, made: false })
  return assumed
}

/** Of each need, the best substitution that `has` all of; of equally good ones the first of the file. */
function swapsWith(has: (id: IngredientId) => boolean, vocabulary: Vocabulary) {
  const swaps = new Map<IngredientId, Substitution>()
  for (const each of vocabulary.substitutions) {
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
 * Expands a pantry by kinds, transforms, staples and substitutions, and notes what spoils first. The
 * database does the same in `private.prepare_kitchen`.
 */
export function prepareKitchen(
  pantry: readonly PantryEntry[],
  staples: Iterable<IngredientId>,
  vocabulary: Vocabulary,
): Kitchen {
  const { owned, runOut, urgency } = readPantry(pantry, vocabulary)
  const meets = kindsMet(owned, vocabulary)
  const yields = makings(meets, vocabulary)
  const kept = [...staples].filter((id) => vocabulary.ingredients.has(id) && !runOut.has(id))
  const assumed = assumedBy(kept, vocabulary)
  // Who ran out of something does not have it because a kind of it is on the list of staples.
  for (const id of runOut) assumed.delete(id)
  const has = (id: IngredientId) => meets.has(id) || yields.has(id) || assumed.has(id)
  const swaps = swapsWith(has, vocabulary)
  return {
    vocabulary,
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
