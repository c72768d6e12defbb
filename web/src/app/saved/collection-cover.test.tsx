import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { CollectionCovers } from '#web/features/saved/collections/collection-covers.tsx'
import { recipeCardsQuery } from '#web/lib/catalogue.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { accessIn, ada, renderAt } from '../testing/render-app.tsx'
import { CollectionPage } from './collection-page.tsx'

const id = 'c0000000-0000-4000-8000-000000000001'
const recipes = ['Ziti', 'Dal', 'Chili'].map((title, index) =>
  recipeCard({ id: index + 1, title, image: `/covers/${title}.webp` }),
)
let cover: string | null = null
let seen: DataRequest[] = []

beforeEach(() => {
  cover = null
  vi.stubGlobal('indexedDB', memoryStorage())
  Element.prototype.scrollIntoView = () => undefined
  seen = stubDataApi(({ method, path }) => {
    if (method !== 'GET') return Response.json([{ id }])
    if (path.startsWith('/recipe_collections')) {
      const own = { id, user_id: ada.id, name: 'Soups', description: '', color: 'teal', icon: null }
      return Response.json([
        { ...own, cover, is_default: true, created_at: '2026-01-01T00:00:00Z' },
      ])
    }
    if (!path.startsWith('/collection_recipes')) return Response.json([])
    return Response.json(
      recipes.map((recipe) => ({
        collection_id: id,
        recipe_id: String(recipe.id),
        recipe_data: '{}',
        position: recipe.id,
      })),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(path: string, screenOf: ReactNode) {
  const page = (
    <>
      {screenOf}
      <Toaster />
    </>
  )
  const { client } = renderAt(path, page, { user: ada, access: accessIn('trial') })
  act(() => void client.setQueryData(recipeCardsQuery.queryKey, recipes))
}
const edits = () => seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

it('is chosen among its recipes, and taken back with Undo', async () => {
  const user = userEvent.setup()
  const collection = {
    id,
    name: 'Soups',
    description: '',
    color: 'teal' as const,
    icon: null,
    cover: null,
    isDefault: true,
    createdAt: '2026-01-01T00:00:00Z',
  }
  show(`/collection/${id}`, <CollectionPage userId={ada.id} collection={collection} />)
  await screen.findByRole('heading', { name: /Dal/ })
  await user.click(screen.getByRole('button', { name: 'Change name and look' }))
  const covers = within(await screen.findByRole('group', { name: 'Cover' }))
  expect(covers.getByRole('radio', { name: 'The first recipes' })).toBeChecked()
  await user.click(covers.getByRole('radio', { name: 'Dal' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(edits()).toMatchObject([{ name: 'Soups', cover: '2' }]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(edits()).toMatchObject([{ cover: '2' }, { cover: null }]))
})

it.each([
  ['2', ['/covers/Dal.webp']],
  [null, ['/covers/Ziti.webp', '/covers/Dal.webp', '/covers/Chili.webp']],
  ['99', ['/covers/Ziti.webp', '/covers/Dal.webp', '/covers/Chili.webp']],
])('of %j shows %j', async (chosen, shown) => {
  cover = chosen
  show('/saved-recipes', <CollectionCovers userId={ada.id} gate={null} />)
  const link = await screen.findByRole('link', { name: /Soups/ })
  await waitFor(() =>
    expect([...link.querySelectorAll('img')].map((each) => each.getAttribute('src'))).toEqual(
      shown,
    ),
  )
})
