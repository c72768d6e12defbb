import { describe, expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { noRules } from '../recipes/suits-diet.ts'
import { prepareKitchen } from './kitchen.ts'
import type { MatchableRecipe } from './match-recipe.ts'
import { rankRecipes } from './rank.ts'
import { tonightFirst } from './tonight.ts'
import type { WeightOf } from './weights.ts'

const kitchen = prepareKitchen(
  ['egg', 'milk', 'butter', 'onion', 'garlic', 'cheese', 'tomato', 'chicken'].map((ingredient) => ({
    ingredient,
    status: 'have',
    ageDays: 0,
  })),
  [],
  testVocabulary,
  noRules,
)

function dish(id: number, takes: readonly string[], mealType = ['dinner']): MatchableRecipe {
  const needs = takes.map((ingredient) => ({ ingredient, text: ingredient, optional: false }))
  return { id, title: 'Dish', needs, rating: 0, reviewCount: 0, readyInMinutes: 20, mealType }
}

function tonightOf(recipes: readonly MatchableRecipe[], weight: WeightOf = () => 1) {
  const ranked = rankRecipes(recipes, kitchen, 'ready-now', weight)
  const { tonight, ranked: all } = tonightFirst(ranked, weight)
  // None is lost, and the rest keeps its order.
  expect(all.slice(tonight.length)).toEqual(ranked.filter((match) => !tonight.includes(match)))
  expect(all.slice(0, tonight.length)).toEqual(tonight)
  return tonight.map(({ recipe }) => recipe.id)
}

describe('dishes for tonight', () => {
  const rice = dish(1, ['tomato'], ['side'])
  const omelette = dish(2, ['egg', 'butter', 'milk'])
  const scrambled = dish(3, ['egg', 'butter', 'milk', 'onion'])
  const roast = dish(4, ['chicken', 'tomato', 'onion', 'garlic'])
  const gratin = dish(5, ['tomato', 'cheese', 'garlic'])
  const custard = dish(6, ['egg', 'milk'], ['dessert'])
  const soup = dish(7, ['chicken', 'saffron'])

  it('are three dinners that make most of the kitchen, no two nearly the same', () => {
    expect(tonightOf([rice, omelette, scrambled, roast, gratin, custard, soup])).toEqual([3, 4, 5])
  })

  it('need no shopping, where there is nothing else either', () => {
    const risotto = dish(8, ['cheese', 'saffron'])
    expect(tonightOf([risotto, rice, omelette, roast, custard])).toEqual([4, 2])
  })

  it('are not picked of three: such a list is short enough', () => {
    expect(tonightOf([omelette, roast, gratin])).toEqual([])
  })

  it('leave a dinner before what goes with it, where there is little to choose from', () => {
    const curry = dish(8, ['chicken', 'tomato', 'onion', 'garlic', 'saffron'])
    const ranked = rankRecipes([rice, custard, roast, curry], kitchen, 'ready-now', () => 1)
    const { tonight, ranked: all } = tonightFirst(ranked.toReversed(), () => 1)
    expect(tonight).toEqual([])
    const order = all.map(({ recipe }) => recipe.id)
    expect(order.indexOf(4)).toBeLessThan(order.indexOf(1))
    expect(order.indexOf(4)).toBeLessThan(order.indexOf(6))
    expect(order).toHaveLength(4)
  })

  it('name a recipe before a composed dish that has taken up more of the same kitchen', () => {
    const composed = { ...dish(-1, ['egg', 'milk', 'butter', 'onion', 'garlic']), form: 'frittata' }
    const written = dish(8, ['chicken', 'tomato', 'garlic', 'onion'])
    expect(tonightOf([composed, written, gratin, custard, rice])).toEqual([8, 5, -1])
  })

  it('are no sides and sweets', () => {
    expect(tonightOf([rice, custard, dish(9, ['milk'], ['breakfast']), roast])).toEqual([4])
  })

  it('go by what few recipes ask for rather than by a count', () => {
    const rare: WeightOf = (ingredient) => (ingredient === 'cheese' ? 9 : 1)
    expect(tonightOf([omelette, scrambled, roast, gratin], rare)[0]).toBe(5)
  })
})
