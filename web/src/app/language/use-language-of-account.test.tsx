import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  sessionFixture,
  type SessionFixture,
} from '#web/features/account/testing/session-fixture.ts'
import type { User } from '#web/features/account/user.ts'

import { ada, renderAt } from '../testing/render-app.tsx'
import { keepLanguage, keptLanguage } from './language.ts'
import { useLanguageOfAccount } from './use-language-of-account.ts'

const data = document.documentElement.dataset
const reload = vi.fn<() => void>()
let fixture: SessionFixture

beforeEach(() => {
  data['languages'] = 'en de'
  fixture = sessionFixture()
  fixture.gotrue.addAccount(ada.email, 'six-or-more')
  fixture.store(fixture.gotrue.storedSession(ada.email))
  const { href, protocol } = new URL('https://larder.test/recipes')
  vi.stubGlobal('location', { href, protocol, reload })
})
afterEach(() => {
  delete data['languages']
  fixture.close()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function Following() {
  useLanguageOfAccount()
  return null
}
const german: User = { ...ada, language: 'de' }
const openAs = (user: User, path = '/') =>
  renderAt(path, <Following />, { user, source: fixture.open().source })
/** What the account was told. */
const told = () => fixture.gotrue.requestsTo('/user').map(({ body }) => body['data'])

it('follows the account where nobody chose on this device', async () => {
  openAs(german)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(keptLanguage()).toEqual({ tag: 'de', isChosen: false })
  // It came with the account, and goes with it.
  sessionStorage.clear()
  openAs({ ...ada, language: 'en' })
  await waitFor(() => expect(keptLanguage()).toEqual({ tag: 'en', isChosen: false }))
})

it('loads a page that comes in another language all the same no second time', async () => {
  openAs(german).unmount()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  openAs(german)
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).toHaveBeenCalledOnce()
})

it.each(['/create-recipe', '/import'])('takes nobody out of %s', async (path) => {
  openAs(german, path)
  await waitFor(() => expect(keptLanguage()).toEqual({ tag: 'de', isChosen: false }))
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['the device has one of its own', german, { tag: 'en', isChosen: true }],
  ['it is not here', { ...ada, language: 'fr' }, null],
  ['the account has none, and the page is in English', ada, null],
])('stays as it is where %s', async (_, user, kept) => {
  if (kept !== null) keepLanguage(kept)
  openAs(user)
  await new Promise((resolve) => setTimeout(resolve))
  expect(keptLanguage()).toEqual(kept)
  expect(reload).not.toHaveBeenCalled()
  expect(told()).toEqual([])
})

it('tells the account what it has not heard of, and the account without a language what was chosen here', async () => {
  keepLanguage({ tag: 'en', isChosen: true, unsentOf: ada.id })
  openAs(german).unmount()
  await waitFor(() => expect(keptLanguage()).toEqual({ tag: 'en', isChosen: true }))
  expect(told()).toEqual([{ language: 'en' }])
  keepLanguage({ tag: 'de', isChosen: true })
  openAs(ada)
  await waitFor(() => expect(told()).toEqual([{ language: 'en' }, { language: 'de' }]))
})

it('another account on this device is not told what the first one chose', async () => {
  keepLanguage({ tag: 'de', isChosen: true, unsentOf: 'somebody-else' })
  openAs({ ...ada, language: 'en' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(told()).toEqual([])
  expect(keptLanguage()).toMatchObject({ unsentOf: 'somebody-else' })
})
