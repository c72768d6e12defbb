import type { IngredientId, Transform, Vocabulary } from '../ingredients/vocabulary.ts'

export interface PantryEntry {
  /** Null for what the vocabulary does not know: kept, but it meets no need. */
  ingredient: IngredientId | null
  status: 'have' | 'low' | 'out'
  /** Days since it was put in, for what spoils. */
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
  /** Staples that the person said they always have: their own, visible list. */
  assumed: ReadonlySet<IngredientId>
  runOut: ReadonlySet<IngredientId>
  /** Owned things that spoil soon, 0 (fresh) to 1 (today). */
  urgency: ReadonlyMap<IngredientId, number>
}

/** An ingredient and everything that it is a kind of, nearest first. */
export function lineage(id: IngredientId, vocabulary: Vocabulary): IngredientId[] {
  const line: IngredientId[] = []
  let current: IngredientId | null = id
  while (current !== null && !line.includes(current)) {
    line.push(current)
    current = vocabulary.ingredients.get(current)?.parent ?? null
  }
  return line
}

function kindsMet(owned: Iterable<IngredientId>, vocabulary: Vocabulary) {
  const meets = new Map<IngredientId, IngredientId>()
  for (const id of owned) {
    // The thing itself is the better reason than a kind of it, whatever the order of the pantry.
    meets.set(id, id)
    for (const general of lineage(id, vocabulary).slice(1)) {
      if (!meets.has(general)) meets.set(general, id)
    }
  }
  return meets
}

/** Expands a pantry by kinds and transforms, and notes what spoils first. */
export function prepareKitchen(
  pantry: readonly PantryEntry[],
  assumed: Iterable<IngredientId>,
  vocabulary: Vocabulary,
): Kitchen {
  const owned = new Set<IngredientId>()
  const runOut = new Set<IngredientId>()
  const urgency = new Map<IngredientId, number>()
  for (const { ingredient, status, ageDays } of pantry) {
    if (ingredient === null) continue
    if (status === 'out') {
      runOut.add(ingredient)
      continue
    }
    owned.add(ingredient)
    const keeps = vocabulary.ingredients.get(ingredient)?.shelfLifeDays ?? null
    if (keeps === null) continue
    const spent = Math.min(1, Math.max(0, ageDays / keeps))
    urgency.set(ingredient, Math.max(spent, urgency.get(ingredient) ?? 0))
  }
  for (const id of owned) runOut.delete(id)
  const meets = kindsMet(owned, vocabulary)
  const yields = new Map<IngredientId, Transform>()
  for (const transform of vocabulary.transforms) {
    if (meets.has(transform.from) && !yields.has(transform.to)) yields.set(transform.to, transform)
  }
  const stillAssumed = new Set([...assumed].filter((id) => !runOut.has(id)))
  return { vocabulary, owned, meets, yields, assumed: stillAssumed, runOut, urgency }
}
