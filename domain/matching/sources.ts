import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId, Transform, Vocabulary } from '../ingredients/vocabulary.ts'
import type { DietRules } from '../recipes/suits-diet.ts'
import { listedBy } from './listed-by.ts'

/** Minutes that a making may take and still be part of cooking a meal; what takes longer is for tomorrow. */
export const longestMaking = 30

export function isQuick({ takes }: Transform): boolean {
  return takes <= longestMaking
}

/**
 * Whether it makes nothing, and only says what is meant by a general name: who has oil has vegetable oil. Who has a kind of it
 * has that kind.
 */
export function isNamedOnly({ takes }: Transform): boolean {
  return takes === 0
}

const transformsKnown = new WeakMap<
  Vocabulary['transforms'],
  ReadonlyMap<IngredientId, readonly Transform[]>
>()

/** What can be made within the time of a meal, by what it is made from; worked out once for a vocabulary. */
export function quickTransforms({
  transforms,
}: Pick<Vocabulary, 'transforms'>): ReadonlyMap<IngredientId, readonly Transform[]> {
  const known = transformsKnown.get(transforms)
  if (known !== undefined) return known
  const byOrigin = listedBy(transforms.filter(isQuick), ({ from }) => [from])
  transformsKnown.set(transforms, byOrigin)
  return byOrigin
}

/** A thing at home that could meet a need, and what decides between several: the lowest wins. */
interface Source {
  id: IngredientId
  /** What it is made from, as the transform names it; empty for what meets a need as it is. */
  origin: string
  /** Steps from the thing up to the more general one that is asked for or made from. */
  distance: number
}

/** By code units, as the database compares with collation "C". */
function byKey(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

function comesBefore(left: Source, right: Source): boolean {
  const order =
    byKey(left.origin, right.origin) || left.distance - right.distance || byKey(left.id, right.id)
  return order < 0
}

/**
 * Whether taking `source` for `need` breaks a rule that the need itself keeps: cheese with nuts for "cheese".
 * A need that breaks the rule already is no better or worse for it, and whoever looks at such a recipe has
 * what it names.
 */
export function breaksMore(
  source: IngredientId,
  need: IngredientId,
  vocabulary: Vocabulary,
  { restrictions, preferences }: DietRules,
): boolean {
  if (source === need) return false
  const [taken, wanted] = [vocabulary.ingredients.get(source), vocabulary.ingredients.get(need)]
  if (taken === undefined || wanted === undefined) return true
  return (
    restrictions.some((each) => wanted.freeOf.includes(each) && !taken.freeOf.includes(each)) ||
    preferences.some((diet) => wanted.diets.includes(diet) && !taken.diets.includes(diet))
  )
}

function offer(best: Map<IngredientId, Source>, need: IngredientId, source: Source): void {
  const known = best.get(need)
  if (known === undefined || comesBefore(source, known)) best.set(need, source)
}

function idsOf(best: ReadonlyMap<IngredientId, Source>): Map<IngredientId, IngredientId> {
  return new Map([...best].map(([need, { id }]) => [need, id]))
}

/** Everything that some things are, or are a kind of → the nearest of them; of equally near ones the first by key. */
export function kindsMet(
  ids: ReadonlySet<IngredientId>,
  vocabulary: Vocabulary,
  rules: DietRules,
): Map<IngredientId, IngredientId> {
  const best = new Map<IngredientId, Source>()
  for (const id of ids) {
    for (const [distance, need] of lineageOf(id, vocabulary).entries()) {
      if (breaksMore(id, need, vocabulary, rules)) continue
      offer(best, need, { id, origin: '', distance })
    }
  }
  return idsOf(best)
}

/**
 * What can be made of things within the time of a meal → what it is made of; of several origins the first by
 * key, of several kinds of one the nearest.
 */
export function makings(
  ids: ReadonlySet<IngredientId>,
  vocabulary: Vocabulary,
  rules: DietRules,
): Map<IngredientId, IngredientId> {
  const kindsOf = new Map<IngredientId, Source[]>()
  for (const id of ids) {
    for (const [distance, origin] of lineageOf(id, vocabulary).entries()) {
      const kinds = kindsOf.get(origin)
      const source = { id, origin, distance }
      if (kinds === undefined) kindsOf.set(origin, [source])
      else kinds.push(source)
    }
  }
  const best = new Map<IngredientId, Source>()
  const transformsOf = quickTransforms(vocabulary)
  for (const [origin, kinds] of kindsOf) {
    for (const transform of transformsOf.get(origin) ?? []) {
      for (const source of kinds) {
        if (source.distance > 0 && isNamedOnly(transform)) continue
        if (!breaksMore(source.id, transform.to, vocabulary, rules)) {
          offer(best, transform.to, source)
        }
      }
    }
  }
  return idsOf(best)
}
