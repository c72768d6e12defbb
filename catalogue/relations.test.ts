import { expect, test } from 'vitest'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()

test('every way to make a thing says how long it takes', () => {
  const without = catalogue.transforms.filter(({ takes }) => takes === undefined)
  expect(without.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

const oneMealInMinutes = 240

test.each([
  ['mung-bean', 'bean-sprout'],
  ['cucumber', 'pickle'],
  ['dried-chickpea', 'chickpea'],
  ['yogurt', 'labneh'],
])('%s gives %s after the meal only', (from, to) => {
  const way = catalogue.transforms.find((each) => each.from === from && each.to === to)
  expect(way?.takes).toBeGreaterThan(oneMealInMinutes)
})

function contextOf(uses: string, need: string): string | undefined {
  const found = catalogue.substitutions.find(
    (each) => each.need === need && each.uses.join(' + ') === uses,
  )
  if (found === undefined) throw new Error(`no substitution of ${uses} for ${need}`)
  return found.context
}

test.each([
  ['banana', 'egg'],
  ['cornstarch', 'all-purpose-flour'],
  ['canned-tomato', 'tomato'],
  ['flour-tortilla', 'corn-tortilla'],
  ['cooked-shrimp', 'shrimp'],
  ['sour-cream', 'yogurt'],
  ['white-bean', 'chickpea'],
])('%s stands in for %s in some uses only', (uses, need) => {
  expect(contextOf(uses, need)).toBeDefined()
})

test.each([
  ['yogurt', 'buttermilk'],
  ['olive-oil', 'vegetable-oil'],
  ['carnaroli-rice', 'arborio-rice'],
  ['tamari', 'soy-sauce'],
])('%s stands in for %s in every use', (uses, need) => {
  expect(contextOf(uses, need)).toBeUndefined()
})
