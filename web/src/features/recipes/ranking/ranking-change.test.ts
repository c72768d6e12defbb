import { expect, it } from 'vitest'
import { rankRecipes } from '#domain/matching/rank.ts'
import { rankingChange } from './ranking-change.ts'
import { kitchenWith, recipeOf } from '../testing/kitchen.ts'

const recipes = [
  recipeOf(1, 'Omelette', 'egg', 'butter'),
  recipeOf(2, 'Custard', 'egg', 'milk'),
  recipeOf(3, 'Gratin', 'egg', 'milk', 'cheese'),
]

function changeBetween(before: string[], after: string[]) {
  const of = (pantry: string[]) => {
    const kitchen = kitchenWith(...pantry)
    return { kitchen, matches: rankRecipes(recipes, kitchen) }
  }
  return rankingChange(of(before), of(after))
}

it.each([
  [['egg'], ['egg', 'milk'], 'Adding milk: 1 more ready', [2]],
  [['egg'], ['egg', 'cheese'], 'Adding cheese: 1 recipe comes nearer', []],
  [['egg'], ['egg', 'lemon'], 'Adding lemons: as many are ready as before', []],
  [['egg', 'milk'], ['egg'], 'Without milk: 1 fewer ready', []],
  [
    ['egg', 'milk'],
    ['egg', 'butter'],
    'Adding butter, without milk: 1 more ready, 1 no longer',
    [1],
  ],
  [
    ['egg'],
    ['egg', 'milk', 'butter', 'cheese'],
    'Adding milk, butter and cheese: 3 more ready',
    [1, 2, 3],
  ],
])('from %j to %j says %j', (before, after, words, fresh) => {
  const change = changeBetween(before, after)
  expect(change?.words).toBe(words)
  expect([...(change?.fresh ?? [])].toSorted()).toEqual(fresh)
})

it('is silent where the pantry came anew and is the same', () => {
  expect(changeBetween(['egg', 'milk'], ['milk', 'egg'])).toBeNull()
})
