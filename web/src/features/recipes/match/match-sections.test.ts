import { expect, it } from 'vitest'
import { rankRecipes, type RankingMode } from '#domain/matching/rank.ts'
import { sectionsOf } from './match-sections.ts'
import { kitchenWith, recipeOf } from '../testing/kitchen.ts'

const recipes = [
  recipeOf(1, 'Omelette', 'egg', 'onion'),
  recipeOf(2, 'Custard', 'egg', 'milk'),
  recipeOf(3, 'Gratin', 'egg', 'cheese'),
  recipeOf(4, 'Feast', 'egg', 'cheese', 'lemon'),
  recipeOf(5, 'Splendour', 'egg', 'cheese', 'lemon', 'saffron', 'parsley', 'garlic'),
  recipeOf(6, 'Pasta', 'egg', 'cream'),
  recipeOf(7, 'Soup', 'tomato'),
]
const kitchen = kitchenWith('egg', 'onion', 'coconut-milk', ['milk', 9])

const sectionsIn = (mode: RankingMode) => {
  const ranked = rankRecipes(recipes, kitchen, mode)
  const sections = sectionsOf(ranked, mode)
  // No order is ever changed by parting it.
  expect(sections.flatMap(({ matches }) => matches)).toEqual(ranked)
  return sections.map(({ title, matches }) => [title, ...matches.map(({ recipe }) => recipe.id)])
}

it('parts the ranking by how far the pantry goes', () => {
  expect(sectionsIn('ready-now')).toEqual([
    ['Ready', 2, 1],
    ['Ready with a change', 6],
    ['Missing 1', 3],
    ['Missing 2–3', 4],
    ['Explore', 5],
    ['Uses nothing of yours', 7],
  ])
})

it('puts what uses something up before the rest', () => {
  expect(sectionsIn('use-it-up').slice(0, 2)).toEqual([
    ['Uses it up', 2],
    ['Ready', 1],
  ])
})

it('counts what is to be bought', () => {
  expect(sectionsIn('fewest-extras').map(([title]) => title)).toEqual([
    'Nothing to buy',
    'One thing to buy',
    'Two things to buy',
    'Four or more to buy',
    'Uses nothing of yours',
  ])
})
