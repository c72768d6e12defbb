import { describe, expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { noRules } from '../recipes/suits-diet.ts'
import { prepareKitchen } from './kitchen.ts'
import type { MatchableRecipe } from './match-recipe.ts'
import { rankRecipes, type RankingMode } from './rank.ts'

const kitchen = prepareKitchen(
  ['egg', 'milk', 'butter'].map((ingredient) => ({ ingredient, status: 'have', ageDays: 0 })),
  [],
  testVocabulary,
  noRules,
)

function dish(id: number, mealType: readonly string[], takes: readonly string[]): MatchableRecipe {
  const needs = takes.map((ingredient) => ({ ingredient, text: ingredient, optional: false }))
  return { id, title: 'Dish', needs, rating: 0, reviewCount: 0, readyInMinutes: id, mealType }
}

const order = (recipes: readonly MatchableRecipe[], mode?: RankingMode) =>
  rankRecipes(recipes, kitchen, mode, () => 1).map(({ recipe }) => recipe.id)

describe('within a band', () => {
  const flan = dish(1, ['dessert'], ['egg', 'milk', 'butter'])
  const omelette = dish(2, ['breakfast', 'dinner'], ['egg'])
  const unsaid = dish(3, [], ['egg'])
  const chickenSoup = dish(4, ['dinner'], ['egg', 'chicken'])

  it('what is for lunch or dinner, or may be, stands before what goes beside a meal', () => {
    expect(order([flan, omelette, unsaid])).toEqual([2, 3, 1])
  })

  it('a main dish that lacks something stays behind a dessert that does not', () => {
    expect(order([flan, chickenSoup])).toEqual([1, 4])
  })

  it('the quickest is asked for before that', () => {
    expect(order([flan, omelette], 'quickest')).toEqual([1, 2])
  })

  it('among desserts alone nothing is different', () => {
    const custard = dish(5, ['dessert'], ['egg', 'milk'])
    const { mealType: _, ...plain } = flan
    const { mealType: _of, ...other } = custard
    expect(order([custard, flan])).toEqual(order([other, plain]))
  })
})

it('a dish that lacks what it is made of stands behind one that lacks something else', () => {
  const lacking = (id: number, main: string, other: string) => {
    const { needs, ...rest } = dish(id, ['dinner'], ['egg', main, other])
    return {
      ...rest,
      needs: needs.map((need) => (need.ingredient === main ? { ...need, isMain: true } : need)),
    }
  }
  const onTheOnion = lacking(1, 'onion', 'milk')
  const onTheEgg = lacking(2, 'egg', 'onion')
  expect(order([onTheOnion, onTheEgg])).toEqual([2, 1])
})
