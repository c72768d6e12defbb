import { expect, test } from 'vitest'
import type { TakenMeasure } from '#domain/ingredients/swapped-measure.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { enoughFor } from '#domain/pantry/enough.ts'
import { pantryEntries } from '#domain/pantry/pantry-entries.ts'
import { pantryItemFrom } from '#domain/pantry/read-item.ts'
import { readPantryList } from '#domain/pantry/read-list.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { packageOf } from '#domain/ingredients/packages.ts'
import { type UnitSystem, unitSystems } from '#domain/recipes/scale.ts'
import { checkPackages } from './check-packages.ts'
import { packagesEntry } from './package-format.ts'
import { contentsByUnit } from './packages.ts'
import { ingredient } from './testing/entries.ts'
import { wholeCatalogue, wholeVocabulary } from './testing/whole-catalogue.ts'
import { readPackages, writePackages } from './transport-packages.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = await wholeVocabulary()
const file: unknown = JSON.parse(JSON.stringify(writePackages(catalogue)))

test('the packages of hundreds of foods are known, each as its shops sell it', () => {
  expect(checkPackages(catalogue)).toEqual([])
  const sold = catalogue.ingredients.filter(({ packages = {} }) => Object.keys(packages).length > 0)
  expect(sold.length).toBeGreaterThan(700)
})

test.each([
  ['canned-tomato', 'can', '400g', '411g'],
  // What is eaten of it, and of an American can as large a share.
  ['chickpea', 'can', '240g', '255g'],
  ['milk', 'bottle', '1000ml', '3785ml'],
  // Only one of the countries sells it so.
  ['butter', 'stick', '113g', '113g'],
  // Of its kind.
  ['chicken-tender', 'pack', '500g', '680g'],
  // What only recipes weigh.
  ['cilantro', 'bunch', '50g', '50g'],
] as const)('%s by the %s: %s, in the United States %s', (id, unit, ...expected) => {
  const found = unitSystems.map((system) => {
    const content = packageOf(id, unit, vocabulary, readPackages(file, system))
    return content && `${content.quantity}${content.unit}`
  })
  expect(found).toEqual(expected)
})

/** How much of a line's measure is at home, of what somebody typed. */
function haveOf(typed: string, asked: TakenMeasure, system: UnitSystem) {
  const at = new Date(0)
  const items = readPantryList(typed, vocabulary, new Map()).map((line, index) =>
    pantryItemFrom(line, vocabulary, { id: String(index), at }),
  )
  const kitchen = prepareKitchen(pantryEntries(items, vocabulary, at), [], vocabulary, noRules)
  const [enough] = enoughFor([asked], ['have'], kitchen, 1, readPackages(file, system))
  return enough && Math.round(enough.have)
}
const kiloOf = (id: string): TakenMeasure => ({
  ingredient: id,
  amount: 1000,
  amountMax: null,
  unit: 'g',
})

test.each([
  ['1 can of chopped tomatoes', 'canned-tomato', 'metric', 400],
  ['2 tins chickpeas', 'chickpea', 'metric', 480],
  ['1 can chickpeas', 'chickpea', 'us', 255],
  ['1 packet of spaghetti', 'spaghetti', 'metric', 500],
  ['2 sticks butter', 'butter', 'us', 226],
  ['1 bag of spinach', 'spinach', 'metric', 200],
  ['1 bottle milk', 'milk', 'metric', 1030],
  // What is said goes before what is usual.
  ['2 x 300 g cans of chopped tomatoes', 'canned-tomato', 'metric', 600],
] as const)('who has %s has so much of %s (%s): %d g', (typed, id, system, expected) => {
  expect(haveOf(typed, kiloOf(id), system)).toBe(expected)
})

test('a can says nothing of what is bought dry', () => {
  const lentil = catalogue.ingredients.find(({ id }) => id === 'lentil')
  expect(lentil?.weights.can).toBeGreaterThan(0)
  const units = lentil && contentsByUnit(lentil, 'metric', catalogue.facts).map(([unit]) => unit)
  expect(units).toEqual(['pack'])
})

test('what travels is what was worked out', () => {
  for (const system of unitSystems) {
    const workedOut = catalogue.ingredients.flatMap((entry) => {
      const contents = contentsByUnit(entry, system, catalogue.facts)
      return contents.length === 0 ? [] : [[entry.id, Object.fromEntries(contents)] as const]
    })
    expect(readPackages(file, system)).toEqual(new Map(workedOut))
  }
  expect(() => readPackages({}, 'metric')).toThrow('larder-packages-1')
})

const faultsOf = (can: unknown, changes: Record<string, unknown> = {}) => {
  const { packages } = packagesEntry.parse({ id: 'pea', packages: { can } })
  const entry = { ...ingredient('pea', changes), packages }
  return checkPackages({ ...catalogue, ingredients: [entry] }).map(({ text }) => text)
}

test('a package that can be has no fault', () => {
  expect(faultsOf({ metric: ['400 g'], us: ['15 oz'], drained: 240 })).toEqual([])
})

test.each([
  [{}, 'names no size'],
  [{ metric: ['30 kg'] }, 'holds less than 1 g or more than 25000 g'],
  [{ metric: ['400 g', '0.4 kg'] }, 'names a size twice'],
  [{ metric: ['400 g'], drained: 400 }, 'is drained of something'],
  [{ us: ['15 oz'], drained: 240 }, 'is drained of something'],
  [{ metric: ['400 g'], us: ['5 lb'] }, 'differs between the countries'],
])('%j: %s', (can, fault) => {
  expect(faultsOf(can)).toEqual([expect.stringContaining(fault)])
})

test('what recipes weigh by the can is what a can holds', () => {
  const sizes = { metric: ['400 g'], drained: 240 }
  expect(faultsOf(sizes, { weights: { can: 250 } })).toEqual([])
  expect(faultsOf(sizes, { weights: { can: 400 } })).toEqual([
    expect.stringContaining('weighs 400 g in recipes'),
  ])
})

test.each(['400', '400 grams', '14.5 oz', '-1 g', 'g'])('"%s" is no metric size', (size) => {
  const parsed = packagesEntry.safeParse({ id: 'pea', packages: { can: { metric: [size] } } })
  expect(parsed.success).toBe(false)
})
