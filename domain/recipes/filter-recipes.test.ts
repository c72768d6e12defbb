import { expect, it } from 'vitest'
import { filterRecipes } from './filter-recipes.ts'
import { recipeCard } from './test-recipes.ts'

function card(id: number, title: string, mealType: string[], cuisine: string[]) {
  return recipeCard({ id, title, mealType, cuisine, tags: ['one-pot'], diets: ['gluten-free'] })
}

const recipes = [
  card(1, 'Crêpes with lemon', ['breakfast'], ['french']),
  card(2, 'Diced beef stew', ['dinner'], ['french']),
  card(3, 'Green curry', ['dinner'], ['thai', 'asian']),
]

it.each([
  ['', null, null, [1, 2, 3]],
  ['crepes', null, null, [1]],
  ['ice', null, null, []],
  ['cur gre', null, null, [3]],
  ['one pot', null, null, [1, 2, 3]],
  ['gluten free', null, null, [1, 2, 3]],
  ['', 'dinner', null, [2, 3]],
  ['', 'dinner', 'asian', [3]],
  ['crepes', 'dinner', null, []],
])('text %j, meal %j, cuisine %j passes %j', (text, mealType, cuisine, ids) => {
  expect(filterRecipes(recipes, { text, mealType, cuisine }).map(({ id }) => id)).toEqual(ids)
})
