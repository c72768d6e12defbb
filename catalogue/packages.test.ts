import { expect, test } from 'vitest'
import { packageOf } from '#domain/ingredients/packages.ts'
import { unitSystems } from '#domain/recipes/scale.ts'
import { checkPackages } from './check-packages.ts'
import { packagesEntry } from './package-format.ts'
import { contentsByUnit } from './packages.ts'
import { ingredient } from './testing/entries.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'
import { readPackages, writePackages } from './transport-packages.ts'
import { toVocabulary } from './vocabulary.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = toVocabulary(catalogue)
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
