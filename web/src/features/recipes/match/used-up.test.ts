import { expect, it } from 'vitest'
import { matchRecipe } from '#domain/matching/match-recipe.ts'
import { kitchenWith, recipeOf } from '../testing/kitchen.ts'
import { spoilingSoon, usedUpBy, usedUpInWords } from './used-up.ts'

const custard = recipeOf(1, 'Custard', 'egg', 'milk')

it.each([
  [6, 'milk, 4 days left'],
  [9, 'milk, 1 day left'],
  [10, 'milk, today'],
  [30, 'milk, today'],
])('says of milk after %i of ten days %j', (age, words) => {
  const kitchen = kitchenWith('egg', ['milk', age])
  const used = usedUpBy(matchRecipe(custard, kitchen), kitchen)
  expect(used && usedUpInWords(used, kitchen)).toBe(words)
  expect(spoilingSoon(kitchen)).toEqual([used])
})

it('says nothing of what keeps, nor of what a recipe does not use', () => {
  const fresh = kitchenWith('egg', ['milk', 5])
  expect(usedUpBy(matchRecipe(custard, fresh), fresh)).toBeNull()
  const old = kitchenWith('egg', ['milk', 9])
  expect(usedUpBy(matchRecipe(recipeOf(2, 'Omelette', 'egg'), old), old)).toBeNull()
})
