import { expect, it } from 'vitest'
import { emptyForm } from '#domain/recipes/own/recipe-form.ts'
import { unchangedNutrition } from './unchanged-nutrition.ts'

const begun = { ...emptyForm('k'), title: 'Pie', lines: '2 leeks', servings: '4' }
const nutritionInfo = {
  calories: 200,
  protein: 4,
  carbs: 20,
  fat: 9,
  partial: [],
  missing: [],
  known: 1,
  counted: 1,
  grams: [180],
}

it('stays while nothing is typed that would change it', () => {
  const nutritionAfter = (part: Partial<typeof begun>) =>
    unchangedNutrition({ ...begun, ...part }, begun, { nutritionInfo })
  expect(nutritionAfter({ title: 'Tart' })).toEqual(nutritionInfo)
  expect(nutritionAfter({ lines: '3 leeks' })).toBeNull()
  expect(nutritionAfter({ servings: '2' })).toBeNull()
  expect(nutritionAfter({ choices: { '2 leeks': 'scallion' } })).toBeNull()
})
