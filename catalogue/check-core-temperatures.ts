import { fahrenheitOf } from '#domain/ingredients/core-temperature.ts'
import { lineageOf } from '#domain/ingredients/lineage.ts'
import { coreTemperaturesFile } from './core-temperature-format.ts'
import type { Problem } from './problem.ts'
import type { Catalogue, CatalogueIngredient } from './read.ts'

/** Of which everything is meat or fish; of what is sold frozen, what comes from them. */
const isFlesh = ({ category, origin }: CatalogueIngredient) =>
  category === 'Meat' ||
  category === 'Fish & Seafood' ||
  (category === 'Frozen' && (origin === 'meat' || origin === 'fish'))

const problem = (entry: string, text: string): Problem => ({
  file: coreTemperaturesFile,
  entry,
  text,
})

/** Where a temperature is of no food or of two minds, and where a meat or fish has none. */
export function checkCoreTemperatures(catalogue: Catalogue): Problem[] {
  const { ingredients, coreTemperatures } = catalogue
  const byId = new Map(ingredients.map((entry) => [entry.id, entry]))
  const seen = new Set<string>()
  const ofFoods = coreTemperatures
    .flatMap(({ foods }) => foods)
    .flatMap((id) => {
      const isRepeated = seen.has(id)
      seen.add(id)
      if (!byId.has(id)) return [problem(id, 'is no ingredient')]
      return isRepeated ? [problem(id, 'stands here twice')] : []
    })
  const ofScales = coreTemperatures.flatMap((entry) => {
    if ('eaten' in entry || fahrenheitOf(entry.celsius) === entry.fahrenheit) return []
    return [problem(entry.kind, `${entry.celsius} °C are ${fahrenheitOf(entry.celsius)} °F`)]
  })
  const without = ingredients.filter(
    (entry) =>
      isFlesh(entry) && !lineageOf(entry.id, { ingredients: byId }).some((id) => seen.has(id)),
  )
  const ofFlesh = without.map(({ id }) =>
    problem(id, 'says neither how hot it must be inside, nor that it is eaten as it is'),
  )
  return [...ofFoods, ...ofScales, ...ofFlesh]
}
