import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { calendarDay } from '#domain/calendar-day.ts'
import { dayAfter } from '#domain/calendar-days.ts'
import { defaultDietarySettings } from '#domain/dietary-settings.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { recipeCardsQuery, vocabularyQuery } from '#web/lib/catalogue.ts'
import { storageKeys, writeStored } from '#web/lib/local-storage.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { dismissToasts } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { Thaw } from './thaw.tsx'

const now = new Date()
const tomorrow = dayAfter(now, 1)

/** What comes late in the app is there at once, so that no test waits for it. */
beforeAll(async () => {
  await import('./thaw-lines.tsx')
})
beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  act(dismissToasts)
  localStorage.clear()
  vi.unstubAllGlobals()
})

const planned = (given: object = {}) => ({
  id: 'm1',
  user_id: ada.id,
  kitchen: ada.id,
  day: tomorrow,
  meal: 'dinner',
  position: 'i',
  kind: 'recipe',
  recipe_id: 7,
  dish_address: null,
  leftovers_of: null,
  title: 'Roast chicken',
  servings: 2,
  eaters: null,
  cooked_at: null,
  created_at: now.toISOString(),
  ...given,
})
const chicken = {
  id: 'c1',
  user_id: ada.id,
  kitchen: ada.id,
  name: 'Chicken',
  category: 'Meat',
  quantity: 1,
  amount_stated: true,
  unit: 'kg',
  ingredient: 'chicken',
  typed_as: null,
  status: 'have',
  stocked_at: '2026-01-01T10:00:00.000Z',
  created_at: '2026-01-01T10:00:00.000Z',
  place: 'freezer',
  opened_at: null,
  best_before: null,
  used_up_by: null,
}

const onion = { ...chicken, id: 'o1', name: 'Onions', ingredient: 'onion' }
const card = (id: number, ingredient: string) =>
  recipeCard({ id, needs: [{ ingredient, text: ingredient, optional: false }] })

function show(meals: readonly object[]) {
  const seen = stubDataApi(({ method, path }) => {
    if (method !== 'GET') return Response.json([])
    if (path.startsWith('/planned_meals')) return Response.json(meals)
    if (path.startsWith('/pantry_items')) return Response.json([chicken, onion])
    if (path.startsWith('/profiles'))
      return Response.json([{ dietary_settings: defaultDietarySettings }])
    return Response.json([])
  })
  const page = (
    <>
      <Thaw owner={ada.id} />
      <Toaster />
    </>
  )
  const { client } = renderAt('/', page, signedIn)
  act(() => {
    client.setQueryData(recipeCardsQuery.queryKey, [card(7, 'chicken'), card(8, 'onion')])
    client.setQueryData(vocabularyQuery.queryKey, testVocabulary)
  })
  return () =>
    seen
      .filter(({ method, path }) => method === 'POST' && path.startsWith('/pantry_items'))
      .map(({ body }) => body)
}

it('says the day before what is to be taken out, and moves it into the fridge with one tap', async () => {
  const written = show([planned()])
  const lines = within(await screen.findByRole('list', { name: 'Out of the freezer' }))
  expect(lines.getByRole('listitem')).toHaveTextContent(
    'Out of the freezer today: Chicken for tomorrow: Roast chicken',
  )
  await userEvent.click(lines.getByRole('button', { name: 'It is out: Chicken' }))
  await waitFor(() => expect(written().at(-1)).toMatchObject([{ id: 'c1', place: 'fridge' }]))
  expect(screen.queryByRole('list', { name: 'Out of the freezer' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(written().at(-1)).toMatchObject([
      { id: 'c1', place: 'freezer', stocked_at: chicken.stocked_at },
    ]),
  )
  expect(await screen.findByRole('list', { name: 'Out of the freezer' })).toBeVisible()
})

it('says it on the day itself where nobody did, and a helper only reads it', async () => {
  writeStored(storageKeys.kitchens(ada.id), [`${ada.id}.2.helper`])
  show([planned({ day: calendarDay(now) })])
  expect(await screen.findByText('for today: Roast chicken')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says nothing of what is cooked, or planned for later', async () => {
  show([
    planned({ id: 'm0', title: 'Eaten', position: 'a', cooked_at: now.toISOString() }),
    planned(),
    planned({ id: 'm2', recipe_id: 8, title: 'Onion soup', day: dayAfter(now, 2) }),
  ])
  const lines = within(await screen.findByRole('list', { name: 'Out of the freezer' }))
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Chicken for tomorrow: Roast chicken'),
  ])
})
