import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pagePatterns } from '#domain/addresses.ts'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { storeActivities, storeFollowing, storePerson } from '#web/features/people/stored-people.ts'
import { personFromRow } from '#web/features/people/person.ts'
import { textField } from '#web/lib/json.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { ProfileScreen } from './profile-screen.tsx'
import { accessIn, ada, renderAt, signedIn } from '../testing/render-app.tsx'

const boId = '00000000-0000-4000-8000-00000000000b'
const adaId = '00000000-0000-4000-8000-00000000000a'
const row = {
  id: boId,
  name: 'Bo',
  joined_at: '2026-03-01T00:00:00Z',
  followers_count: 4,
  following_count: 1,
  cooking_level: 'home-cook',
  badges: [{ id: 'welcome-chef', earned_at: '2026-03-01T00:00:00Z' }],
  is_following: false,
}
let requests: DataRequest[] = []
let answerFollow = () => new Response(null, { status: 204 })

beforeEach(() => {
  answerFollow = () => new Response(null, { status: 204 })
  requests = stubDataApi(({ method, path, body }) => {
    if (path === '/rpc/person') return Response.json([{ ...row, id: textField(body, 'person') }])
    if (path.startsWith('/follows') && method !== 'GET') return answerFollow()
    return Response.json([])
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(path: string, auth: Parameters<typeof renderAt>[2]) {
  renderAt(
    path,
    [
      <Routes key="routes">
        <Route path={pagePatterns.profile} element={<ProfileScreen />} />
      </Routes>,
      <Toaster key="toaster" />,
    ],
    auth,
  )
  return userEvent.setup()
}

const writes = () =>
  requests.filter(({ path, method }) => path.startsWith('/follows') && method !== 'GET')

it('follows at once, counts it, and takes it back where it is refused', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answerFollow = () =>
    Response.json({ code: 'P0001', message: 'row_limit_reached' }, { status: 400 })
  const user = open(`/profile/${boId}`, signedIn)
  expect(await screen.findByRole('button', { name: '4 followers' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Follow Bo', pressed: false }))
  expect(await screen.findAllByText('You follow 5,000 cooks: that is all.')).not.toEqual([])
  expect(screen.getByRole('button', { name: 'Follow Bo', pressed: false })).toBeVisible()
  expect(screen.getByRole('button', { name: '4 followers' })).toBeVisible()
  expect(writes()).toMatchObject([{ body: { follower_id: ada.id, followed_id: boId } }])
})

it('shows one follower more before the backend has answered', async () => {
  vi.stubGlobal('fetch', withHangingFollow(fetch))
  const user = open(`/profile/${boId}`, signedIn)
  await user.click(await screen.findByRole('button', { name: 'Follow Bo' }))
  expect(await screen.findByRole('button', { name: 'Following Bo', pressed: true })).toBeVisible()
  expect(screen.getByRole('button', { name: '5 followers' })).toBeVisible()
})

function withHangingFollow(real: typeof fetch): typeof fetch {
  return (input, init) =>
    init?.method === 'POST' && typeof input === 'string' && input.includes('/follows')
      ? new Promise(() => undefined)
      : real(input, init)
}

it('without a network shows what this person saw here last, and nothing of another', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  storePerson(ada.id, boId, personFromRow({ ...row, name: 'Bo as kept' }, ''))
  storeFollowing(ada.id, [boId])
  open(`/profile/${boId}`, signedIn)
  expect(await screen.findByRole('heading', { level: 1, name: 'Bo as kept' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Following Bo as kept' })).toBeVisible()
})

it('shows nothing that the former person saw', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  storePerson('someone-else', boId, personFromRow({ ...row, name: 'Bo as kept' }, ''))
  open(`/profile/${boId}`, signedIn)
  expect(await screen.findByText('Loading...')).toBeVisible()
  expect(screen.queryByText('Bo as kept')).toBeNull()
})

it('the own profile begins with the feed that was seen last', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  storePerson(adaId, adaId, personFromRow({ ...row, id: adaId, name: 'Ada' }, ''))
  storeActivities(adaId, [
    {
      id: 'comment:1',
      type: 'comment',
      userId: boId,
      userName: 'Bo',
      userAvatar: null,
      recipeId: 1,
      recipeTitle: 'Leek soup',
      recipeImage: null,
      recipeOwner: null,
      content: '<b>https://evil.example</b>',
      rating: null,
      otherId: null,
      otherName: null,
      createdAt: '2026-11-01T08:00:00Z',
    },
  ])
  open('/profile', { ...signedIn, user: { ...ada, id: adaId } })
  expect(await screen.findByText('<b>https://evil.example</b>')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Leek soup' })).toHaveAttribute('href', '/recipe/1')
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull()
})

it('the feed and the badges are part of the plan, and the rest is not', async () => {
  open('/profile', { user: { ...ada, id: adaId }, access: accessIn('expired') })
  expect(await screen.findAllByText('The feed of cooks you follow, and badges')).toHaveLength(2)
  expect(screen.getByRole('button', { name: '4 followers' })).toBeVisible()
  await waitFor(() =>
    expect(requests.filter(({ path }) => path.includes('activity_feed'))).toEqual([]),
  )
})

it('invites a visitor, and asks for nobody', async () => {
  open(`/profile/${boId}`, {})
  expect(await screen.findByText('Sign in to meet the cooks')).toBeVisible()
  // A file of the catalogue may still come, that the page before has asked for.
  expect(requests.filter(({ path }) => !path.startsWith('/catalogue/'))).toEqual([])
})

it('reports a profile for its picture, and takes that back', async () => {
  const user = open(`/profile/${boId}`, signedIn)
  await user.click(await screen.findByRole('button', { name: 'More about Bo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Report' }))
  const dialog = await screen.findByRole('dialog', { name: 'Report this profile' })
  await user.click(within(dialog).getByLabelText('The picture should not be here'))
  await user.type(within(dialog).getByLabelText(/What should we know/), 'Not a cook')
  await user.click(within(dialog).getByRole('button', { name: 'Report' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(
      requests
        .filter(({ path }) => path.startsWith('/reports'))
        .map(({ method, body }) => [method, body]),
    ).toEqual([
      ['POST', { profile_id: boId, reporter_id: 'a1', reason: 'picture', words: 'Not a cook' }],
      ['DELETE', null],
    ]),
  )
})

it('what is empty on the own profile leads on', async () => {
  const user = open('/profile', { ...signedIn, user: { ...ada, id: adaId } })
  expect(await screen.findByRole('link', { name: 'See what others cook' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Your recipes' }))
  const panel = await screen.findByRole('tabpanel')
  await within(panel).findByText('You have not written a recipe yet.')
  const links = within(panel).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Write a recipe', '/create-recipe'],
    ['Import recipes', '/import'],
  ])
})
