import type { CoreTemperature } from '#domain/ingredients/core-kinds.ts'
import { lineageOf } from '#domain/ingredients/lineage.ts'
import type { CoreTemperatures } from '#domain/ingredients/vocabulary.ts'
import type { CoreTemperatureEntry } from './core-temperature-format.ts'
import type { Catalogue } from './read.ts'

/** What an entry says of its foods: null that they are eaten as they are. */
export function temperatureIn(entry: CoreTemperatureEntry): CoreTemperature | null {
  if ('eaten' in entry) return null
  const { kind, celsius, rest = 0 } = entry
  return { kind, celsius, rest }
}

/** All that is stated. Of what is eaten as it is only what would else take the temperature of its kind. */
export function coreTemperaturesStated({
  coreTemperatures,
  ingredients,
}: Pick<Catalogue, 'coreTemperatures' | 'ingredients'>): CoreTemperatures {
  const byId = new Map(ingredients.map((entry) => [entry.id, entry]))
  const stated = new Map(
    coreTemperatures.flatMap((entry) =>
      entry.foods.map((id): [string, CoreTemperature | null] => [id, temperatureIn(entry)]),
    ),
  )
  const hotKind = (id: string) => {
    const [, ...kinds] = lineageOf(id, { ingredients: byId })
    return kinds.map((kind) => stated.get(kind)).find((each) => each !== undefined) ?? null
  }
  const needed = [...stated].filter(([id, temperature]) => temperature !== null || hotKind(id))
  return new Map(needed)
}
