import { expect, test } from 'vitest'
import { alcoholIn } from '#domain/ingredients/alcohol.ts'
import { equipmentIn } from '#domain/recipes/equipment.ts'
import { factsIn, type RecipeFact } from '#domain/recipes/kitchen-facts.ts'
import { kitchenFactsOf } from './kitchen-facts.ts'
import type { CatalogueRecipe } from './read.ts'
import { recipe } from './testing/entries.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const isKnown = (of: CatalogueRecipe, fact: RecipeFact) =>
  factsIn(kitchenFactsOf(of)).includes(fact)

test.each<[string, RecipeFact, boolean]>([
  ['3 days in the fridge.', 'keeps-3-days', true],
  ['2 days in the fridge.', 'keeps-3-days', false],
  ['A week in a closed tin.', 'keeps-3-days', true],
  ['3 days in the fridge, raw.', 'keeps-3-days', false],
  ['The sauce keeps 3 days in the fridge.', 'keeps-3-days', false],
  ['3 months in the freezer.', 'keeps-3-days', false],
  ['3 months in the freezer.', 'freezes', true],
  ['The sauce freezes for 3 months.', 'freezes', false],
  ['4 days in the fridge. It does not freeze.', 'freezes', false],
  ['4 days in the fridge.', 'freezes', false],
])('%s %s: %s', (storage, fact, known) => {
  expect(isKnown(recipe('one', { storage }), fact)).toBe(known)
})

test.each<[string, boolean, boolean]>([
  ['onion', true, true],
  ['soy-sauce', false, true],
  ['vanilla-extract', false, false],
  ['kombucha', false, false],
  ['red-wine', false, false],
])('with %s it is without alcohol: %s; none was added: %s', (item, none, noneAdded) => {
  for (const optional of [false, true]) {
    const dish = recipe('one', { ingredients: [{ item: 'onion' }, { item, optional }] })
    expect(isKnown(dish, 'no-alcohol')).toBe(none)
    expect(isKnown(dish, 'no-added-alcohol')).toBe(noneAdded)
  }
})

test('what the steps ask for is not done without, and all else is', () => {
  const dish = recipe('one', { steps: ['Heat the oven to 200 °C (400 °F).', 'Bake it.'] })
  const facts = factsIn(kitchenFactsOf(dish))
  expect(facts).not.toContain('without-oven')
  expect(facts).toContain('without-blender')
})

test('of the whole catalogue no dish is called free of what it holds, or of a tool that it needs', () => {
  const dishes = catalogue.recipes.map((dish) => ({ dish, facts: factsIn(kitchenFactsOf(dish)) }))
  const wrong = dishes.filter(
    ({ dish, facts }) =>
      (facts.includes('no-alcohol') &&
        dish.ingredients.some(({ item }) => alcoholIn(item) !== 'no')) ||
      (facts.includes('without-oven') && equipmentIn(dish.steps).includes('oven')),
  )
  expect(wrong.map(({ dish }) => dish.slug)).toEqual([])
  const free = dishes.filter(({ facts }) => facts.includes('no-alcohol'))
  const noneAdded = dishes.filter(({ facts }) => facts.includes('no-added-alcohol'))
  expect(free.length).toBeGreaterThan(400)
  expect(noneAdded.length).toBeGreaterThan(free.length)
})
