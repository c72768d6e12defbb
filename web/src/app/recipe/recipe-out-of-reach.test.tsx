import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { recipeCardsQuery } from '#web/lib/catalogue.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { renderAt } from '../testing/render-app.tsx'
import { RecipePage } from './recipe-page.tsx'

const need = (text: string, optional = false) => ({ ingredient: null, text, optional })
const dal = recipeCard({
  id: 7,
  title: 'Dal',
  readyInMinutes: 30,
  servings: 4,
  needs: [need('red lentils'), need('coriander', true)],
})
let asked = 0

beforeEach(() => {
  asked = 0
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stubDataApi(() => {
    asked++
    return Response.json({ message: 'down' }, { status: 503 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(id: string) {
  const { client } = renderAt(`/recipe/${id}`, <RecipePage id={id} />)
  act(() => {
    client.setDefaultOptions({ queries: { retry: false } })
    client.setQueryData(recipeCardsQuery.queryKey, [dal])
  })
}

it('shows what the card of a recipe knows, and says that it is not all', async () => {
  show('7')
  expect(await screen.findByText(/the whole recipe is not on this device/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Dal' })).toBeVisible()
  expect(document.title).toBe('Dal · Larder')
  expect(screen.getByText(/not all that it may contain/)).toBeVisible()
  const needs = within(screen.getByRole('region', { name: 'Ingredients' }))
  expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'red lentils',
    'coriander (optional)',
  ])
  const before = asked
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before))
})

it('claims nothing of what it has no card of', async () => {
  show('8')
  expect(await screen.findByText('This recipe could not be loaded')).toBeVisible()
})
