import { expect, it } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { prepareKitchen } from '../matching/kitchen.ts'
import { matchRecipe } from '../matching/match-recipe.ts'
import type { Need } from '../matching/need.ts'
import { recipeCard } from '../recipes/testing/recipe-card.ts'
import { noRules } from '../recipes/suits-diet.ts'
import { tooLittleFor } from './too-little.ts'

const need = (ingredient: string, given: Partial<Need> = {}): Need => ({
  ingredient,
  text: ingredient,
  optional: false,
  ...given,
})
const held = (ingredient: string, quantity: number | null, unit = 'piece') => ({
  ingredient,
  status: 'have' as const,
  ageDays: 0,
  quantity,
  unit,
})
const pantry = [held('egg', 1), held('flour', 0.1, 'kg'), held('milk', null), held('onion', 1)]
const kitchen = prepareKitchen(pantry, [], testVocabulary, noRules)

function tooLittle(...needs: Need[]) {
  const match = matchRecipe(recipeCard({ id: 1, title: 'Dish', needs }), kitchen)
  expect(match.band).toBe('ready')
  return tooLittleFor(match, kitchen)
}

it('names what is short, once, of a recipe that stays ready', () => {
  const eggs = need('egg', { measure: '3' })
  const flour = need('flour', { measure: '250g' })
  expect(tooLittle(eggs, flour, need('milk', { measure: '1kg' }))).toEqual(['egg', 'flour'])
  const half = need('egg', { measure: '1' })
  expect(tooLittle(half)).toEqual([])
  expect(tooLittle(half, half)).toEqual(['egg'])
})

it.each([
  ['a card says no amount', need('egg')],
  ['it can be left out anyway', need('egg', { optional: true, measure: '3' })],
])('says nothing where %s', (_, asked) => {
  expect(tooLittle(asked, need('onion'))).toEqual([])
})
