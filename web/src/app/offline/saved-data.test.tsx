import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { entriesOf } from '#domain/collections/collections.ts'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { savedKey } from '#web/features/saved/keys.ts'
import { useSavedRecipes, useSaveOperation } from '#web/features/saved/saved-recipes.ts'
import {
  useCollectionActions,
  useCollections,
} from '#web/features/saved/collections/use-collections.ts'
import { toastQueue } from '#web/ui/toast.ts'

const mine = {
  id: 'c0000000-0000-4000-8000-000000000001',
  user_id: 'a1',
  name: 'My Recipes',
  description: '',
  color: 'ultraviolet',
  icon: null,
  cover: '8',
  is_default: true,
  created_at: '2026-01-01T00:00:00Z',
}
const soups = {
  ...mine,
  id: 'c0000000-0000-4000-8000-000000000002',
  name: 'Soups',
  is_default: false,
}
const entry = (recipe_id: string, position: number) => ({
  collection_id: soups.id,
  recipe_id,
  position,
  recipe_data: '{}',
})
const details = { name: '  Cakes ', description: ' Sweet ', color: 'purple', icon: null } as const

let isDown = false
let refusal: { code: string; message: string } | null = null
/** Whether the collection of soups was deleted elsewhere. */
let isGone = false

function answer({ method, path }: DataRequest): Response {
  if (isDown) return Response.json({ message: 'down' }, { status: 503 })
  if (method === 'GET') {
    if (path.startsWith('/recipe_collections'))
      return Response.json(isGone ? [mine] : [soups, mine])
    if (path.startsWith('/favorite_recipes')) {
      return Response.json([{ recipe_id: '9', created_at: '2026-01-09T00:00:00Z' }])
    }
    return Response.json(isGone ? [] : [entry('7', 1), entry('8', 2)])
  }
  if (refusal !== null) return Response.json(refusal, { status: 403 })
  if (method === 'PATCH') return Response.json(isGone ? [] : [{ id: soups.id, recipe_id: '8' }])
  return new Response(null, { status: 204 })
}

beforeEach(() => {
  isDown = false
  refusal = null
  isGone = false
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(userId: string | null) {
  const requests = stubDataApi(answer)
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => ({
      collections: useCollections(userId),
      saved: useSavedRecipes(userId),
      actions: useCollectionActions(userId),
      save: useSaveOperation(userId),
    }),
    { wrapper },
  )
  const writes = () =>
    requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => ({ method, path, body }))
  return { result, writes, warnings, client }
}

async function openLoaded() {
  const page = open('a1')
  await waitFor(() => expect(page.result.current.collections.isSuccess).toBe(true))
  await waitFor(() => expect(page.result.current.saved.isSuccess).toBe(true))
  return page
}

it('saves in the same task as the tap, for whoever leaves the page with it', async () => {
  const { result, client } = await openLoaded()
  await act(async () => {
    const saving = result.current.save({
      kind: 'save',
      recipeId: '7',
      savedAt: '2026-02-01T00:00:00Z',
    })
    for (let step = 0; step < 10; step++) await Promise.resolve()
    expect(client.getQueryData(savedKey('a1'))).toMatchObject([
      { recipeId: '7' },
      { recipeId: '9' },
    ])
    await saving
  })
})

it('shows the default one first, purple where nobody knows the colour', async () => {
  const { result } = await openLoaded()
  expect(result.current.collections.collections.collections).toMatchObject([
    { name: 'My Recipes', isDefault: true, color: 'purple' },
    { name: 'Soups' },
  ])
})

it('makes a collection with an id of its own, trimmed, and can send it twice', async () => {
  const { result, writes } = await openLoaded()
  await act(() => result.current.actions.make(details))
  const [made] = writes()
  expect(made).toMatchObject({
    path: expect.stringContaining('on_conflict=id'),
    body: { user_id: 'a1', name: 'Cakes', description: 'Sweet', color: 'purple' },
  })
  const names = () => result.current.collections.collections.collections.map(({ name }) => name)
  await waitFor(() => expect(names()).toEqual(['My Recipes', 'Soups', 'Cakes']))
})

it('edits what a cook decides, and nothing else', async () => {
  const { result, writes } = await openLoaded()
  const [, before] = result.current.collections.collections.collections
  if (before === undefined) throw new Error('no collection')
  await act(() => result.current.actions.edit(soups.id, before))
  expect(writes()).toEqual([
    {
      method: 'PATCH',
      path: `/recipe_collections?id=eq.${soups.id}&user_id=eq.a1&select=id`,
      body: { name: 'Soups', description: '', color: 'purple', icon: null, cover: '8' },
    },
  ])
})

it('deletes by id, user and is_default=false', async () => {
  const { result, writes } = await openLoaded()
  await act(() => result.current.actions.remove(soups.id))
  await expect.poll(writes).toMatchObject([
    {
      method: 'DELETE',
      path: `/recipe_collections?id=eq.${soups.id}&user_id=eq.a1&is_default=eq.false`,
    },
  ])
})

it('moves a recipe with one write, and no write where it stands already', async () => {
  const { result, writes } = await openLoaded()
  await act(() => result.current.actions.move(soups.id, '8', 0))
  await act(() => result.current.actions.move(soups.id, '8', 0))
  expect(writes()).toEqual([
    {
      method: 'PATCH',
      path: `/collection_recipes?collection_id=eq.${soups.id}&recipe_id=eq.8&select=recipe_id`,
      body: { position: 0 },
    },
  ])
  const order = entriesOf(result.current.collections.collections, soups.id)
  expect(order.map(({ recipeId }) => recipeId)).toEqual(['8', '7'])
})

const saveOne = { kind: 'save', recipeId: '1', savedAt: '2026-02-01T00:00:00Z' } as const
const titlesShown = () => toastQueue.waiting().map(({ title }) => title)

it('goes back and says why when a change is refused', async () => {
  const { result } = await openLoaded()
  refusal = { code: '42501', message: 'feature_required' }
  await act(async () => {
    await result.current.actions.make(details)
    await result.current.save(saveOne)
  })
  await waitFor(() => expect(result.current.saved.saved).toHaveLength(1))
  await waitFor(() => expect(result.current.collections.collections.collections).toHaveLength(2))
  await waitFor(() =>
    expect(titlesShown().toSorted()).toEqual([
      'Making collections is part of the plan',
      'Saving recipes is part of the plan',
    ]),
  )
  toastQueue.take()
})

it('says that a collection was deleted elsewhere, and puts it back with what was in it', async () => {
  const { result, writes } = await openLoaded()
  isGone = true
  await act(() => result.current.actions.edit(soups.id, details))
  await waitFor(() => expect(result.current.collections.collections.collections).toHaveLength(1))
  const [said] = toastQueue.take()
  expect(said?.title).toBe('“Cakes” was deleted elsewhere')
  await act(async () => said?.action?.onAction())
  await waitFor(() => expect(result.current.collections.collections.collections).toHaveLength(2))
  await waitFor(() => expect(writes()).toHaveLength(3))
  expect(writes().slice(1)).toMatchObject([
    { method: 'POST', body: { id: soups.id, name: 'Cakes' } },
    { method: 'POST', body: [{ recipe_id: '7' }, { recipe_id: '8' }] },
  ])
})

it('goes back and tells the caller where neither this device nor the backend keeps a change', async () => {
  const { result } = await openLoaded()
  isDown = true
  await act(async () => {
    await expect(result.current.actions.make(details)).rejects.toThrow('Neither')
    await expect(result.current.save(saveOne)).rejects.toThrow('Neither')
  })
  expect(result.current.collections.collections.collections).toHaveLength(2)
  expect(result.current.saved.saved).toHaveLength(1)
})

it('logs a failed loading and leaves what was there', async () => {
  const { result, warnings } = await openLoaded()
  isDown = true
  await act(async () => {
    await result.current.collections.refetch()
    await result.current.saved.refetch()
  })
  for (const what of ['Loading collections failed', 'Loading saved recipes failed'])
    expect(warnings).toHaveBeenCalledWith(what, expect.anything())
  expect(result.current.collections.collections.collections).toHaveLength(2)
  expect(result.current.saved.saved).toHaveLength(1)
})

it('does nothing for a visitor, but says that a collection needs a user', async () => {
  const { result, writes } = open(null)
  const { actions, save } = result.current
  await expect(actions.make(details)).rejects.toThrow('User not authenticated')
  await act(async () => {
    await actions.put(soups.id, { id: '7', title: 'Soup', data: '{}' })
    await actions.take(soups.id, '7')
    await actions.edit(soups.id, details)
    await actions.remove(soups.id)
    await save({ kind: 'save', recipeId: '7', savedAt: '2026-02-01T00:00:00Z' })
    await save({ kind: 'unsave', recipeId: '7' })
  })
  expect(writes()).toEqual([])
  expect(result.current.collections.collections.collections).toEqual([])
})
