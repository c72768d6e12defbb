import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { accountPlaces } from '#domain/account-places.ts'
import { pagePatterns } from '#domain/addresses.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'

import { SignOutContext } from '../layout/sign-out-context.ts'
import { Arrival, StartContext } from '../page/arrival.tsx'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { AccountScreen } from './account-screen.tsx'
import { places } from './places.ts'

const checked = (id: string) => ({ id, name: id, checked: true })
const user = { ...ada, id: '00000000-0000-4000-8000-00000000000a' }
const profile = {
  id: user.id,
  name: 'Ada',
  email: null,
  avatar_url: null,
  created_at: '2026-01-01T00:00:00Z',
  dietary_settings: {
    preferences: [checked('vegetarian')],
    restrictions: [checked('nuts')],
    missingEquipment: [checked('oven')],
  },
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  Element.prototype.scrollIntoView = () => undefined
  document.documentElement.dataset['version'] = '0.1.0'
  stubDataApi(({ path }) => Response.json(path.startsWith('/profiles') ? [profile] : []))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['version']
  delete document.documentElement.dataset['languages']
})

/** As the app shows a page: anew at each address. */
function AtItsAddress() {
  const { pathname } = useLocation()
  return (
    <Fragment key={pathname}>
      <Arrival title="Account" />
      <AccountScreen />
    </Fragment>
  )
}

const start = { pathname: '/', search: '', hash: '', state: null, key: 'start' }
const at = (path: string) =>
  renderAt(
    path,
    <StartContext value={start}>
      <SignOutContext value={() => undefined}>
        <main>
          <Routes>
            <Route path={pagePatterns.account} element={<AtItsAddress />} />
          </Routes>
        </main>
      </SignOutContext>
    </StartContext>,
    { ...signedIn, user },
  )
const list = () => screen.findByRole('navigation', { name: 'Your account' })
const address = () => screen.getByTestId('address').textContent

function onWideScreen() {
  const narrow = window.matchMedia
  window.matchMedia = (query) => Object.assign(narrow(query), { matches: true })
}

it('shows a row for each place, with how things stand there', async () => {
  at('/subscription/manage')
  const rows = within(await list()).getAllByRole('link')
  expect(rows.map((row) => row.getAttribute('href'))).toEqual(
    accountPlaces.map((place) => `/subscription/manage/${place}`),
  )
  const row = (name: RegExp) => screen.findByRole('link', { name })
  expect(await row(/^Your plan ?Free trial · 14 days left$/)).toBeVisible()
  expect(await row(/^Dietary settings ?Vegetarian, no nuts · no oven$/)).toBeVisible()
  expect(await row(/^Profile ?Ada$/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Your plan' })).toBeNull()
})

it.each(accountPlaces)('%s has an address, a heading, a title and a way back', async (place) => {
  at(`/subscription/manage/${place}`)
  const { title } = places[place]
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.title).toBe(`${title} · Larder`)
  const region = screen.getByRole('region', { name: title })
  await waitFor(() => expect(within(region).queryByText('Loading...')).toBeNull())
  expect(within(region).queryByText('This could not be loaded')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Account' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account')
})

it('has its parts one heading below it', async () => {
  document.documentElement.dataset['languages'] = 'en de'
  at('/subscription/manage/this-device')
  expect(await screen.findByRole('heading', { level: 2, name: 'Language' })).toBeVisible()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
})

it('takes the focus to the heading of the place that is chosen', async () => {
  at('/subscription/manage')
  await userEvent.click(within(await list()).getByRole('link', { name: /^Your data/ }))
  expect(address()).toBe('/subscription/manage/data')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your data' })
  await waitFor(() => expect(heading).toHaveFocus())
})

it('leads an earlier link to the password to where it is now', async () => {
  at('/subscription/manage#password')
  await waitFor(() => expect(screen.getByRole('region', { name: 'Password' })).toHaveFocus())
  expect(address()).toBe('/subscription/manage/security')
})

it('shows list and place side by side where there is room', async () => {
  onWideScreen()
  at('/subscription/manage')
  expect(await screen.findByRole('heading', { level: 2, name: 'Your plan' })).toBeVisible()
  await userEvent.click(within(await list()).getByRole('link', { name: /^Your data/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  const current = within(await list()).getByRole('link', { current: 'page' })
  expect(current).toHaveAccessibleName(/^Your data/)
})

it('still holds a name that is not saved yet after a look elsewhere', async () => {
  onWideScreen()
  at('/subscription/manage/profile')
  await userEvent.type(await screen.findByLabelText('Name'), ' Lovelace')
  await userEvent.click(within(await list()).getByRole('link', { name: /^Your data/ }))
  await screen.findByRole('button', { name: 'Download my data' })
  await userEvent.click(within(await list()).getByRole('link', { name: /^Profile/ }))
  expect(await screen.findByLabelText('Name')).toHaveValue('Ada Lovelace')
})

it.each(['/subscription/manage/nowhere', '/subscription/manage/about'])(
  '%s is no page where there is nothing to show',
  async (path) => {
    delete document.documentElement.dataset['version']
    at(path)
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
)
