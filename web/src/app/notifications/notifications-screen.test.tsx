import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { notificationsKey } from '#web/features/notifications/keys.ts'
import { pantryKey } from '#web/features/pantry/keys.ts'
import { registerChannels } from '#web/lib/sync/keep-offline.ts'
import { sendFor } from '#web/lib/sync/send.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { offlineQueries } from '../offline/offline-queries.ts'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { NotificationsScreen } from './notifications-screen.tsx'

const soup = { recipe_id: 7, recipe_title: 'Leek soup', recipe_owner: null }
const nothing = {
  outcome: null,
  act: null,
  subject: null,
  subject_title: null,
  person_id: null,
  list_id: null,
  list_name: null,
  things: null,
}
const comment = 'c0000000-0000-4000-8000-000000000001'
const like = (n: number, name: string) => ({
  id: `n${n}`,
  kind: 'like',
  actor_id: name.toLowerCase(),
  actor_name: name,
  actor_avatar: null,
  comment_id: comment,
  parent_comment_id: null,
  excerpt: 'Use more leeks.',
  ...soup,
  ...nothing,
  created_at: `2026-11-26T20:00:0${n}.5+00:00`,
  read_at: null,
})
const follow = { ...like(9, 'Cleo'), id: 'n9', kind: 'follow', comment_id: null, excerpt: null }

let rows: object[] = []
let requests: DataRequest[] = []
let isReached = true
let isOnline = true

beforeEach(() => {
  rows = [follow, like(3, 'Bo'), like(2, 'Dee'), { ...like(1, 'Eve'), read_at: '2026-11-26' }]
  isReached = true
  isOnline = true
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  requests = stubDataApi(({ path }) => {
    if (!isReached) throw new TypeError('Failed to fetch')
    if (path === '/rpc/own_notifications') return Response.json(rows)
    return path.startsWith('/rpc/') ? new Response(null, { status: 204 }) : Response.json([])
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open() {
  const rendered = renderAt(
    '/notifications',
    [<NotificationBell key="bell" userId={ada.id} />, <NotificationsScreen key="screen" />],
    signedIn,
  )
  rendered.client.setDefaultOptions({ queries: { networkMode: 'always', retry: false } })
  registerChannels(rendered.client, offlineQueries)
  return { ...rendered, user: userEvent.setup() }
}
const lines = async () => {
  await screen.findByText('Cleo')
  return within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem')
}
const isNew = (line: HTMLElement) => within(line).queryByText('New') !== null
const reads = () => requests.filter(({ path }) => path === '/rpc/read_notifications')

it('says in groups what happened, what of it is new, and leads there', async () => {
  open()
  const shown = await lines()
  expect(shown.map(isNew)).toEqual([true, true, false])
  const [followed, liked, earlier] = shown
  expect(followed).toHaveTextContent('Cleo follows you now')
  expect(liked).toHaveTextContent('Bo and Dee liked your comment')
  expect(earlier).toHaveTextContent('Eve liked your comment')
  const link = within(liked ?? document.body).getByRole('link')
  expect(link).toHaveAttribute('href', `/recipe/7#comment-${comment}`)
})

it('marks a group as read when it is opened, and all with one tap; the bell follows', async () => {
  const { user } = open()
  const end = sendFor(ada.id)
  await lines()
  expect(screen.getByRole('link', { name: 'Notifications: something is new' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Cleo follows you now' }))
  await waitFor(() => expect(reads().map(({ body }) => body)).toEqual([{ ids: ['n9'] }]))
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(reads().at(-1)?.body).toEqual({ until: follow.created_at }))
  expect((await lines()).map(isNew)).not.toContain(true)
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  end()
})

it('marks without a network too, and sends it when there is one', async () => {
  const { user } = open()
  const end = sendFor(ada.id)
  await lines()
  isOnline = false
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(async () => expect((await lines()).map(isNew)).not.toContain(true))
  expect(reads()).toEqual([])
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(reads()).toHaveLength(1))
  end()
})

it('says so where nothing happened, and where it could not be loaded', async () => {
  rows = []
  const { client, user } = open()
  expect(await screen.findByText(/^Nothing yet/)).toBeVisible()
  isReached = false
  await act(() => client.resetQueries({ queryKey: notificationsKey(ada.id) }))
  const failed = await screen.findByRole('alert')
  expect(failed).toHaveTextContent('This could not be loaded.')
  isReached = true
  rows = [follow]
  await user.click(within(failed).getByRole('button', { name: 'Try again' }))
  expect(await lines()).toHaveLength(1)
})

it('invites a visitor to sign in, and asks for nothing', () => {
  renderAt('/notifications', <NotificationsScreen />)
  expect(screen.getByRole('heading', { name: 'Sign in to see what happened' })).toBeVisible()
  expect(requests).toEqual([])
})

it('the bell asks nobody for anything', () => {
  const { client } = renderAt('/', <NotificationBell userId={ada.id} />, signedIn)
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute(
    'href',
    '/notifications',
  )
  expect([client.isFetching(), requests]).toEqual([0, []])
  expect(client.getQueryData(pantryKey(ada.id))).toBeUndefined()
})
