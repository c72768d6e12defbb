import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fallbackRecipe } from '#domain/recipes/recipe.ts'
import { RecipeView } from './recipe-view.tsx'

test.each<[total: number, active: number | null, words: string]>([
  [60, 15, '1 h · 15 min at work, 45 min waiting'],
  [15, 15, '15 min'],
  [40, null, '40 min'],
])('%i minutes, %s of them active: %s', (readyInMinutes, activeMinutes, words) => {
  const recipe = { ...fallbackRecipe(7), isFallback: false, readyInMinutes, activeMinutes }
  render(<RecipeView recipe={recipe} servings={4} ingredients={null} method={null} />)
  const [time] = screen.getAllByRole('definition')
  expect(time).toHaveTextContent(new RegExp(`^${words}$`, 'u'))
})
