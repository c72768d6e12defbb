import { expect, test } from 'vitest'
import { groupOf } from '#domain/ingredients/allergen-parts.ts'
import { avoidable, type Avoidable } from '#domain/ingredients/vocabulary.ts'
import { checkAllergens } from './check-allergens.ts'
import { foodFactsOf } from './food-facts.ts'
import { ingredientEntry } from './format.ts'
import type { CatalogueIngredient } from './read.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()

function entry(
  id: string,
  contains: readonly Avoidable[] | 'unknown',
  varies: readonly Avoidable[] = [],
): CatalogueIngredient {
  const written = { id, name: id, plural: id, origin: 'plant', contains, varies }
  return { ...ingredientEntry.parse(written), category: 'Other' }
}

function known(food: CatalogueIngredient, each: Avoidable): 'held' | 'free' | 'not known' {
  const { contains, freeOf } = foodFactsOf(food)
  if (contains.includes(each)) return 'held'
  return freeOf.includes(each) ? 'free' : 'not known'
}

test('of which parts of a group it is, an entry that names none says nothing', () => {
  const some = entry('some-nuts', ['nuts'], ['shellfish'])
  expect(known(some, 'nuts')).toBe('held')
  for (const part of ['peanuts', 'tree-nuts', 'crustaceans', 'molluscs'] as const) {
    expect(known(some, part)).toBe('not known')
  }
  expect(known(entry('some-bread', ['gluten']), 'wheat')).toBe('not known')
})

test('an entry that names one part of a group is free of the other', () => {
  const peanut = entry('peanut', ['nuts', 'peanuts'])
  expect(known(peanut, 'peanuts')).toBe('held')
  expect(known(peanut, 'tree-nuts')).toBe('free')
})

test('barley, rye and oats hold gluten and no wheat', () => {
  expect(known(entry('pearl-barley', ['gluten']), 'wheat')).toBe('free')
})

test('of what may be anything nothing is known', () => {
  const anything = entry('grab-bag', 'unknown')
  expect(avoidable.filter((each) => known(anything, each) !== 'not known')).toEqual([])
})

test('whatever holds a part holds its group, and what is free of a group is free of its parts', () => {
  const wrong = catalogue.ingredients.flatMap((food) =>
    avoidable.flatMap((part) => {
      const group = groupOf[part]
      if (group === undefined) return []
      const [ofGroup, ofPart] = [known(food, group), known(food, part)]
      const isDenied = ofPart === 'held' && ofGroup !== 'held'
      // Starch of wheat from which the gluten is washed.
      const isDoubted = ofPart === 'not known' && ofGroup === 'free' && part !== 'wheat'
      return isDenied || isDoubted ? [`${food.id}: ${part}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['mustard-dip', [], [], 'contains mustard'],
  ['celery-soup', [], ['gluten', 'wheat'], 'contains celery'],
  ['red-wine-jelly', [], [], 'contains sulphites'],
  ['peanut-bar', ['nuts'], [], 'contains peanuts'],
  ['snack', ['peanuts'], [], 'contains peanuts but not nuts'],
  ['snack', [], ['molluscs'], 'varies in molluscs but not in shellfish'],
  ['snack', ['wheat'], [], 'contains wheat but not gluten'],
  ['oat-milk', ['gluten', 'wheat'], [], 'gluten-without-wheat.ts'],
] as const)('%s with %j, perhaps %j, is refused: %s', (id, contains, varies, text) => {
  const problems = checkAllergens([entry(id, contains, varies)])
  expect(problems.map((problem) => problem.text).join()).toContain(text)
})

test.each([
  ['buckwheat', [], []],
  ['crab-apple', [], []],
  ['oyster-mushroom', [], []],
  ['gluten-free-flour', [], ['wheat']],
  ['mustard-green', [], ['mustard']],
  ['oat-milk', ['gluten'], []],
] as const)('%s with %j, perhaps %j, is taken', (id, contains, varies) => {
  expect(checkAllergens([entry(id, contains, varies)])).toEqual([])
})
