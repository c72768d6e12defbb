import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { unknownFacts } from '#domain/recipes/ingredient-facts.ts'
import { ingredientFactsQuery } from './ingredient-facts.ts'
import { NutritionPanel } from './nutrition-panel.tsx'

const info = {
  calories: 485,
  protein: 20,
  carbs: 68,
  fat: 12,
  known: 1,
  counted: 2,
  partial: [],
  missing: [],
  grams: [400, null],
}
const lines = [
  { ingredient: 'spaghetti', name: 'spaghetti' },
  { ingredient: 'guanciale', name: 'guanciale' },
]
const facts = new Map([
  [
    'spaghetti',
    {
      ...unknownFacts,
      category: 'Pasta, Rice & Grains',
      nutrition: { kcal: 371, protein: 13, carbohydrate: 75, fat: 1.5 },
      measures: { row: 'pasta, dry, unenriched' },
    },
  ],
])

test('a cook opens how the figures came about, line by line', async () => {
  const client = new QueryClient()
  const ids = lines.map(({ ingredient }) => ingredient)
  client.setQueryData(ingredientFactsQuery(ids).queryKey, facts)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NutritionPanel {...{ info, lines, base: 4, servings: 4, isOpen: true }} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.queryByText('pasta, dry, unenriched')).toBeNull()
  await userEvent.click(screen.getByText('How this was worked out'))
  const table = await screen.findByRole('table', { name: /whole recipe, 4 servings/ })
  const rows = [...table.querySelectorAll('tbody tr')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  )
  expect(rows).toEqual([
    'Spaghettipasta, dry, unenriched400 g1,484 kcal',
    'Guancialenot knownnot counted',
  ])
})
