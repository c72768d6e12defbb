import { expect, it } from 'vitest'
import { fallbackRecipe } from './recipe.ts'

it('stands in for a missing recipe with its words, 30 minutes and 4 servings', () => {
  expect(fallbackRecipe('716429')).toMatchObject({
    id: '716429',
    title: 'Recipe 716429',
    readyInMinutes: 30,
    servings: 4,
    summary: 'Recipe details not available',
    isFallback: true,
  })
})
