import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { PersonPhotos } from './person-photos.tsx'
import { renderAt, signedIn } from '../testing/render-app.tsx'

const adaId = 'a1'
const row = (id: string, more: object = {}) => ({
  id,
  user_id: 'b2',
  recipe_id: 7,
  dish_address: null,
  dish_title: null,
  picture_id: `00000000-0000-4000-8000-00000000000${id}`,
  note: '',
  visibility: 'public',
  is_cover: false,
  moderated: null,
  created_at: `2026-01-0${id}T00:00:00Z`,
  cook: { name: 'Bo', avatar_url: null },
  recipe: { title: 'Leek soup', owner_id: null },
  ...more,
})

let rows: object[]
let answerWrites: () => Response
let requests: DataRequest[]

beforeEach(() => {
  rows = [row('3', { note: 'Crisp!' }), row('2'), row('1', { user_id: adaId, note: 'Mine' })]
  answerWrites = () => new Response(null, { status: 204 })
  requests = stubDataApi(({ method }) => (method === 'GET' ? Response.json(rows) : answerWrites()))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const writes = () => requests.filter(({ method }) => method !== 'GET')

async function open(name: RegExp) {
  renderAt(
    '/profile',
    [
      <main key="page">
        <PersonPhotos readerId={adaId} personId="b2" empty="None" />
      </main>,
      <Toaster key="toaster" />,
    ],
    signedIn,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

it('opens one large, goes on by arrow keys as far as there are any, and gives the focus back', async () => {
  const { user, dialog } = await open(/Crisp!/)
  const shown = () => dialog.getByRole('img').getAttribute('alt')
  expect(shown()).toBe('Crisp!')
  expect(dialog.getByRole('link', { name: 'Leek soup' })).toHaveAttribute('href', '/recipe/7')
  await user.keyboard('{ArrowLeft}')
  expect(shown()).toBe('Crisp!')
  await user.keyboard('{ArrowRight}')
  expect(shown()).toBe('Photo by Bo of Leek soup')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('dialog', { name: 'You made this' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: /Crisp!/ })).toHaveFocus())
})

it('deletes one’s own, with a way back', async () => {
  const { user } = await open(/Mine/)
  await user.click(screen.getByRole('button', { name: 'More about this photo' }))
  expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(writes()).toHaveLength(2))
  expect(writes()).toMatchObject([
    { method: 'PATCH', path: '/cook_photos?id=eq.1', body: { deleted_at: expect.any(String) } },
    { method: 'PATCH', path: '/cook_photos?id=eq.1', body: { deleted_at: null } },
  ])
})

it('makes one’s own the cover, and says why it could not', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answerWrites = () =>
    Response.json({ code: 'P0001', message: 'row_limit_reached' }, { status: 400 })
  const { user } = await open(/Mine/)
  await user.click(screen.getByRole('button', { name: 'More about this photo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Use as my cover' }))
  // The message, and what is read of it at once.
  expect(await screen.findAllByText('The cover could not be changed')).not.toEqual([])
  expect(screen.getAllByText('That is more than an account holds.')).not.toEqual([])
  expect(writes()).toMatchObject([{ path: '/cook_photos?id=eq.1', body: { is_cover: true } }])
})

it('reports another’s', async () => {
  const { user } = await open(/Crisp!/)
  await user.click(screen.getByRole('button', { name: 'More about this photo' }))
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }))
  await user.click(await screen.findByRole('radio', { name: 'The picture should not be here' }))
  await user.click(screen.getByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Thank you. It is reported')).toBeVisible()
  expect(writes()).toMatchObject([
    {
      path: '/reports?on_conflict=reporter_id,photo_id',
      body: { photo_id: '3', reporter_id: adaId, reason: 'picture' },
    },
  ])
})
