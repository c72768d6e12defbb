import type { CoreTemperature } from '#domain/ingredients/core-kinds.ts'
import type { CoreTemperatures, IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'

/** One temperature, and the places among the ingredients of which it is stated, each by how far it is from the one before. */
export type PackedCore = readonly [temperature: CoreTemperature | null, places: readonly number[]]

/** How hot foods must be inside, as it travels within the vocabulary. */
export function packCores(
  { coreTemperatures = new Map() }: Pick<Vocabulary, 'coreTemperatures'>,
  placeOf: ReadonlyMap<IngredientId, number>,
): PackedCore[] {
  const lists = new Map<string, [CoreTemperature | null, number[]]>()
  for (const [id, temperature] of coreTemperatures) {
    const key = JSON.stringify(temperature)
    const list = lists.get(key) ?? [temperature, []]
    list[1].push(placeOf.get(id) ?? -1)
    lists.set(key, list)
  }
  return [...lists.values()].map(([temperature, places]) => {
    const sorted = places.toSorted((left, right) => left - right)
    return [temperature, sorted.map((place, index) => place - (sorted[index - 1] ?? 0))]
  })
}

export function unpackCores(
  packed: readonly PackedCore[],
  idAt: (place: number) => IngredientId,
): CoreTemperatures {
  return new Map(
    packed.flatMap(([temperature, steps]) => {
      let place = 0
      return steps.map((step): [IngredientId, CoreTemperature | null] => {
        place += step
        return [idAt(place), temperature]
      })
    }),
  )
}
