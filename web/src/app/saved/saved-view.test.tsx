import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { recipeCardsQuery, vocabularyQuery } from '#web/lib/catalogue.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { accessIn, ada, renderAt } from '../testing/render-app.tsx'
import { SavedList } from './saved-list.tsx'

const image = '/covers/stock.webp'
const recipes = [
  recipeCard({ id: 1, title: 'Ziti', image, readyInMinutes: 40 }),
  recipeCard({ id: 2, title: 'Éclairs', image, readyInMinutes: 90 }),
  recipeCard({ id: 3, title: 'Dal', image, readyInMinutes: 20 }),
]
const collection = {
  id: 'c0000000-0000-4000-8000-000000000001',
  user_id: ada.id,
  name: 'Soups',
  description: '',
  color: 'teal',
  icon: null,
  is_default: true,
  created_at: '2026-01-01T00:00:00Z',
}
const savedRows = recipes.map(({ id }) => ({
  recipe_id: String(id),
  created_at: `2026-01-0${9 - id}T00:00:00Z`,
}))
const cookedRows = [
  { recipe_id: 3, dish_address: null, dish_title: null, cooked_at: '2026-02-02T00:00:00Z' },
]

let seen: DataRequest[] = []

function answer({ method, path }: DataRequest): Response {
  if (method !== 'GET') return new Response(null, { status: 204 })
  if (path.startsWith('/favorite_recipes')) return Response.json(savedRows)
  if (path.startsWith('/recipe_collections')) return Response.json([collection])
  if (path.startsWith('/cooked_recipes')) return Response.json(cookedRows)
  return Response.json([])
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  Element.prototype.scrollIntoView = () => undefined
  localStorage.clear()
  seen = stubDataApi(answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function showSaved() {
  const { client } = renderAt(
    '/saved-recipes',
    <>
      <SavedList userId={ada.id} />
      <Toaster />
    </>,
    { user: ada, access: accessIn('trial') },
  )
  act(() => {
    client.setQueryData(recipeCardsQuery.queryKey, recipes)
    client.setQueryData(vocabularyQuery.queryKey, testVocabulary)
  })
  expect(await screen.findAllByRole('article')).toHaveLength(3)
  return userEvent.setup()
}

const titles = () =>
  screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
const isOfRecipes = (path: string) => /^\/(favorite|collection)_recipes/.test(path)
/** What was written of recipes saved and put into collections. */
const writes = () => seen.filter(({ method, path }) => method !== 'GET' && isOfRecipes(path))

it('stands in the order that was chosen, also the next time', async () => {
  const user = await showSaved()
  expect(titles()).toEqual(['Ziti', 'Éclairs', 'Dal'])
  const order = await screen.findByRole('combobox', { name: 'Order' })
  await user.selectOptions(order, 'By title')
  expect(titles()).toEqual(['Dal', 'Éclairs', 'Ziti'])
  await user.selectOptions(order, 'Cooked last')
  await waitFor(() => expect(titles()).toEqual(['Dal', 'Ziti', 'Éclairs']))
  expect(localStorage.getItem('saved_order')).toBe('"cooked-last"')
})

it('several are unsaved by one change, and come back by one', async () => {
  const user = await showSaved()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(await screen.findByRole('checkbox', { name: /Ziti/ }))
  await user.click(screen.getByRole('checkbox', { name: /Dal/ }))
  expect(screen.getByText('2 selected')).toHaveRole('status')
  await user.click(screen.getByRole('button', { name: 'Unsave' }))
  await waitFor(() => expect(titles()).toEqual(['Éclairs']))
  expect(screen.getByRole('button', { name: 'Select' })).toHaveFocus()
  await screen.findByText('2 recipes are no longer saved')
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]).toMatchObject({ method: 'DELETE' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(titles()).toEqual(['Ziti', 'Éclairs', 'Dal']))
  await waitFor(() => expect(writes()).toHaveLength(2))
  // As it was when each was saved.
  expect(writes()[1]?.body).toEqual([
    { user_id: ada.id, recipe_id: '1', created_at: savedRows[0]?.created_at },
    { user_id: ada.id, recipe_id: '3', created_at: savedRows[2]?.created_at },
  ])
})

it('what was picked out stays so while others are searched for, and all goes into a collection', async () => {
  const user = await showSaved()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(await screen.findByRole('button', { name: 'Select all 3' }))
  await user.click(screen.getByRole('checkbox', { name: /Éclairs/ }))
  await user.type(screen.getByRole('searchbox', { name: 'Search saved recipes' }), 'dal')
  expect(await screen.findByText('1 not shown here')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add to collection' }))
  await user.click(await screen.findByRole('button', { name: /Soups/ }))
  await screen.findByText('2 recipes put into Soups')
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]?.body).toMatchObject([{ recipe_id: '1' }, { recipe_id: '3' }])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(writes()).toHaveLength(2))
  expect(writes()[1]).toMatchObject({ method: 'DELETE', path: expect.stringContaining('in.(1,3)') })
})

it('Escape leaves, but not out of a dialog or a search', async () => {
  const user = await showSaved()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(await screen.findByRole('checkbox', { name: /Ziti/ }))
  await user.click(screen.getByRole('button', { name: 'Add to collection' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('1 selected')).toBeVisible()
  const field = screen.getByRole('searchbox', { name: 'Search saved recipes' })
  await user.type(field, 'dal{Escape}')
  expect(screen.getByText('1 selected')).toBeVisible()
  await user.clear(field)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Select' })).toHaveFocus()
})

it('a finger that rests on a card selects it', async () => {
  await showSaved()
  const card = screen.getByRole('link', { name: 'Dal' })
  const user = userEvent.setup()
  await user.pointer([{ keys: '[TouchA>]', target: card }])
  const box = await screen.findByRole('checkbox', { name: /Dal/ })
  expect(box).toBeChecked()
  expect(box).toHaveFocus()
  // What comes up under the finger is not tapped by lifting it.
  const others = screen.getByRole('checkbox', { name: /Ziti/ })
  fireEvent.click(others, { detail: 1 })
  expect(others).not.toBeChecked()
  await user.pointer([
    { keys: '[/TouchA]', target: box },
    { keys: '[TouchA]', target: others },
  ])
  expect(others).toBeChecked()
})
