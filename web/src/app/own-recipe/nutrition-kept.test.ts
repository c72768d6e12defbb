import { expect, it } from 'vitest'
import { emptyForm } from '#domain/recipes/own/recipe-form.ts'
import { nutritionKept } from './nutrition-kept.ts'

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
  const kept = (part: Partial<typeof begun>) =>
    nutritionKept({ ...begun, ...part }, begun, { nutritionInfo })
  expect(kept({ title: 'Tart' })).toEqual(nutritionInfo)
  expect(kept({ lines: '3 leeks' })).toBeNull()
  expect(kept({ servings: '2' })).toBeNull()
  expect(kept({ choices: { '2 leeks': 'scallion' } })).toBeNull()
})
