import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { RecipeCard } from './recipe-card.tsx'

const stew = recipeCard({ id: 100_001, title: 'Stew', readyInMinutes: 30, difficulty: 'medium' })
const show = (assumed?: readonly string[]) =>
  render(
    <MemoryRouter>
      <RecipeCard recipe={{ ...stew, ...(assumed && { assumed }) }} />
    </MemoryRouter>,
  )

it('says how long it takes and how hard it is', () => {
  show()
  expect(screen.getByText('30 min')).toBeVisible()
  expect(screen.getByText('Medium')).toBeVisible()
})

it('says neither where nobody said so', () => {
  show(['ready_in_minutes', 'difficulty'])
  expect(screen.queryByText(/min$/)).toBeNull()
  expect(screen.queryByText('Medium')).toBeNull()
})
