import { expect, test } from 'vitest'
import { coreTemperatureOf } from '#domain/ingredients/core-temperature.ts'
import { checkCoreTemperatures } from './check-core-temperatures.ts'
import { safeTemperature } from './check-doneness.ts'
import { coreTemperatureEntry } from './core-temperature-format.ts'
import { ingredient } from './testing/entries.ts'
import { wholeCatalogue, wholeVocabulary } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = await wholeVocabulary()
const byId = new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))

test('of every meat and fish it is known how hot it must be, or that it is eaten as it is', () => {
  expect(checkCoreTemperatures(catalogue)).toEqual([])
})

test.each([
  ['chicken-thigh', 'poultry', 74],
  ['ground-turkey', 'poultry', 74],
  ['italian-turkey-sausage', 'poultry', 74],
  ['turkey-bacon', 'poultry', 74],
  ['mixed-ground-meat', 'ground', 71],
  ['bratwurst', 'ground', 71],
  ['ground-venison', 'ground', 71],
  ['caribou', 'game', 71],
  ['pork-chop', 'cut', 63],
  ['lardon', 'cut', 63],
  ['gammon', 'cut', 63],
  ['ham-steak', 'cooked-ham', 60],
  ['cod', 'fish', 63],
  ['shrimp', 'fish', 63],
  ['egg', 'eggs', 71],
  ['breaded-chicken', 'poultry', 74],
] as const)('%s: %s at %d °C', (id, kind, celsius) => {
  expect(coreTemperatureOf(id, vocabulary)).toMatchObject({ kind, celsius })
})

test('whole pieces rest for three minutes', () => {
  expect(coreTemperatureOf('rack-of-lamb', vocabulary)?.rest).toBe(3)
  expect(coreTemperatureOf('ground-lamb', vocabulary)?.rest).toBe(0)
})

test.each([
  'frankfurter',
  'turkey-pepperoni',
  'rotisserie-chicken',
  'sardine',
  'carrot',
  'nothing',
])('no temperature tells of %s', (id) => {
  expect(coreTemperatureOf(id, vocabulary)).toBeNull()
})

test('recipes are held to the same temperatures', () => {
  const apart = catalogue.ingredients.flatMap(({ id }) => {
    const ofRecipes = safeTemperature(id, byId)
    const core = coreTemperatureOf(id, vocabulary)
    if (ofRecipes === null || core === null || core.celsius === ofRecipes) return []
    return [`${id}: ${ofRecipes} in recipes, ${core.celsius} here`]
  })
  expect(apart).toEqual([])
  expect(safeTemperature('chicken-thigh', byId)).toBe(74)
})

const stated = { kind: 'fish', celsius: 63, fahrenheit: 145, fact: 'So.', source: 'A chart' }

test.each([
  [{ ...stated, foods: ['fish', 'nowhere'] }, 'nowhere', 'is no ingredient'],
  [{ ...stated, foods: ['fish', 'fish'] }, 'fish', 'stands here twice'],
  [{ ...stated, fahrenheit: 165, foods: ['fish'] }, 'fish', '63 °C are 145 °F'],
  [{ eaten: 'cured', foods: ['egg'] }, 'fish', 'says neither how hot'],
])('%j has a fault', (raw, entry, text) => {
  const fish = { ...ingredient('fish'), category: 'Fish & Seafood' as const }
  const ingredients = [fish, ingredient('egg')]
  const coreTemperatures = [coreTemperatureEntry.parse(raw)]
  const found = checkCoreTemperatures({ ...catalogue, ingredients, coreTemperatures })
  expect(found).toEqual([expect.objectContaining({ entry, text: expect.stringContaining(text) })])
})

test.each([
  { ...stated, celsius: 40, foods: ['fish'] },
  { ...stated, source: '', foods: ['fish'] },
  { ...stated, foods: [] },
  { eaten: 'soon', foods: ['fish'] },
])('%j is no entry', (raw) => {
  expect(coreTemperatureEntry.safeParse(raw).success).toBe(false)
})
