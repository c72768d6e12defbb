import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { CollectionCover } from '#web/features/saved/collections/collection-cover.tsx'
import { SharedMemberships } from '#web/features/saved/shared/shared-memberships.tsx'
import { recipeCardsQuery } from '#web/lib/catalogue.ts'
import { noteOtherCooks } from '#web/lib/other-cooks.ts'
import { storeMemberships } from '#web/lib/sync/store-memberships.ts'
import { flush, sendFor } from '#web/lib/sync/send.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { CollectionScreen } from './collection-screen.tsx'
import { ShareHere } from './share-here.tsx'
import { SharedHere } from './shared-here.tsx'

const [flat, ben] = ['f1', 'b2']
const shared = {
  id: 'c0000000-0000-4000-8000-000000000002',
  owner: ben,
  name: 'Winter',
  description: '',
  color: 'teal',
  icon: null,
  cover: null,
  created_at: '2026-01-01T00:00:00Z',
  recipes: [1],
  left_out: 2,
}
const own = {
  id: 'c0000000-0000-4000-8000-000000000001',
  user_id: ada.id,
  name: 'Soups',
  description: '',
  color: 'teal',
  icon: null,
  cover: null,
  kitchen: null,
  is_default: true,
  created_at: '2026-01-01T00:00:00Z',
}
let seen: DataRequest[] = []
let end = () => {}

function answer({ method, path }: DataRequest): Response {
  if (path.startsWith('/rpc/shared_collections')) return Response.json([shared])
  if (path.startsWith('/rpc/kitchen_people')) {
    const members = [
      { user_id: ada.id, name: 'Ada', role: 'cook' },
      { user_id: ben, name: 'Ben', role: 'owner' },
    ]
    const home = { home: false, here: true, role: 'cook', epoch: 7 }
    return Response.json([{ kitchen: flat, name: 'Flat 4', members, ...home }])
  }
  if (path.startsWith('/rpc/')) return new Response(null, { status: 204 })
  if (path.startsWith('/recipe_collections')) return Response.json([own])
  return method === 'GET' ? Response.json([]) : new Response(null, { status: 204 })
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  localStorage.clear()
  seen = stubDataApi(answer)
  end = sendFor(ada.id)
  noteOtherCooks(new Map([[ben, 'Ben']]))
})
afterEach(async () => {
  await flush()
  end()
  noteOtherCooks(null)
  vi.unstubAllGlobals()
})

const cooksAs = (role: 'cook' | 'helper') =>
  storeMemberships(ada.id, [{ kitchen: flat, epoch: 7, role, isHere: true }])
const sent = (path: string) =>
  seen.filter((each) => each.method !== 'GET' && each.path.startsWith(path))

function show(children: ReactNode, path = '/') {
  const { client } = renderAt(
    path,
    <>
      {children}
      <Toaster />
    </>,
    signedIn,
  )
  client.setQueryData(recipeCardsQuery.queryKey, [
    recipeCard({ id: 1, title: 'Soup' }),
    recipeCard({ id: 2, title: 'Stew' }),
  ])
}
const showOne = () =>
  show(
    <Routes>
      <Route path="/collections/:id" element={<CollectionScreen />} />
    </Routes>,
    `/collections/${shared.id}`,
  )

it('shows what others share in the kitchen, and from whom', async () => {
  cooksAs('cook')
  show(<SharedHere userId={ada.id} renderCover={(cover) => <CollectionCover {...cover} />} />)
  const section = await screen.findByRole('region', { name: 'Shared in Flat 4' })
  const cover = within(section).getByRole('link')
  expect(cover).toHaveTextContent('Winter')
  expect(cover).toHaveTextContent('from Ben')
})

it('asks nobody about a kitchen of one’s own', () => {
  show(<SharedHere userId={ada.id} renderCover={(cover) => <CollectionCover {...cover} />} />)
  expect(screen.queryByRole('region')).toBeNull()
  expect(seen).toEqual([])
})

it('opens it, says what is left out, and lets a cook take recipes out', async () => {
  cooksAs('cook')
  showOne()
  expect(await screen.findByText('Shared by Ben')).toBeVisible()
  expect(screen.getByText('2 more recipes are in here that you cannot read.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Take recipes out' }))
  await userEvent.click(screen.getByRole('button', { name: 'Take Soup out' }))
  await waitFor(() =>
    expect(sent('/rpc/change_shared_collection')).toMatchObject([
      { body: { collection: shared.id, recipe: 1, held: false } },
    ]),
  )
  const [request] = sent('/rpc/change_shared_collection')
  expect(request?.headers.get('larder-membership')).toBe(`${flat}.7`)
})

it('offers a helper no way to change it', async () => {
  cooksAs('helper')
  showOne()
  expect(await screen.findByText('Shared by Ben')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take recipes out' })).toBeNull()
})

it('lets a cook put a recipe in', async () => {
  cooksAs('cook')
  show(<SharedMemberships userId={ada.id} recipeId="2" />)
  const box = await screen.findByRole('checkbox', { name: /Winter/ })
  await userEvent.click(box)
  expect(box).toBeChecked()
  await waitFor(() =>
    expect(sent('/rpc/change_shared_collection')).toMatchObject([
      { body: { recipe: 2, held: true } },
    ]),
  )
})

it('says what sharing does before it is done', async () => {
  cooksAs('cook')
  show(
    <ShareHere
      userId={ada.id}
      collection={{ ...own, icon: null, color: 'teal', isDefault: true, createdAt: own.created_at }}
    />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Share in Flat 4' }))
  expect(await screen.findByText(/Recipes that only you can read are not shown/)).toBeVisible()
  expect(sent('/recipe_collections')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Share it' }))
  await waitFor(() =>
    expect(sent('/recipe_collections')).toMatchObject([{ body: { kitchen: flat } }]),
  )
})
