import { act, cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { millisecondsPer } from '#domain/time-units.ts'
import { storageKeys } from '#web/lib/local-storage.ts'

import type { Auth } from './auth-context.ts'
import { ana, ben, controlledSessions, pass } from './testing/controlled-session.ts'
import {
  passUntilLoaded,
  renderSession,
  renderSignedIn,
  type RenderedSession,
} from './testing/rendered-session.tsx'
import { profileSince, startOfTest } from './testing/session-fixture.ts'
import { loginAs } from './testing/session-steps.ts'

const tests = controlledSessions()
const anaId = '00000000-0000-4000-8000-000000000001'
const { day } = millisecondsPer
const down = () => Promise.reject(new Error('down'))
const active = {
  id: 'sub_1',
  planId: 'monthly' as const,
  status: 'active',
  currentPeriodEnd: new Date('2026-07-01T00:00:00.000Z'),
  cancelAtPeriodEnd: false,
}
/** Ana's account is a month old. */
const longAgo = new Date('2026-05-01T08:00:00.000Z')

beforeEach(() => {
  localStorage.clear()
  tests.fixture.loaders.profile.mockResolvedValue(profileSince(longAgo))
})

const standingIn = ({ access: { situation, basis } }: Auth) => `${situation}, ${basis}`
const standing = ({ auth }: RenderedSession) => standingIn(auth.current)
const standings = ({ shown }: RenderedSession) => new Set(shown.map(standingIn))

/** Nothing is left but what this device stores. */
function reloaded(): RenderedSession {
  cleanup()
  tests.fixture.close()
  return renderSession(tests.fixture.open())
}

describe('before the backend has answered', () => {
  it('calls nobody expired, from the first moment on', async () => {
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
    const page = renderSession(tests.fixture.open())
    await passUntilLoaded()
    expect(standings(page)).toEqual(new Set(['unknown, pending', 'subscribed, stated']))
  })

  it('does so, too, with a profile that began its trial later than the account', async () => {
    tests.fixture.loaders.profile.mockResolvedValue(profileSince(startOfTest))
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
    const page = renderSession(tests.fixture.open())
    await passUntilLoaded()
    expect([...standings(page)].filter((each) => each.startsWith('expired'))).toEqual([])
    expect(standing(page)).toBe('trial, stated')
  })

  it('goes on from the first paint on with what an earlier version of the app left on this device', async () => {
    const statedAt = new Date(startOfTest.getTime() - day).toISOString()
    localStorage.setItem(
      `user_${anaId}_access`,
      `{"profileCreatedAt":"2026-05-01T08:00:00.000Z","subscriptionStatus":"active","statedAt":"${statedAt}"}`,
    )
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
    const page = renderSession(tests.fixture.open())
    await pass(0)
    expect(standings(page)).toEqual(new Set(['unknown, pending', 'subscribed, remembered']))
  })

  it('goes on with what this device remembers, and takes what has changed when it is answered', async () => {
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    await renderSignedIn(tests.fixture)
    tests.fixture.loaders.subscription.mockResolvedValue(null)
    const page = reloaded()
    await pass(0)
    expect(standing(page)).toBe('subscribed, remembered')
    await passUntilLoaded()
    expect(standing(page)).toBe('expired, stated')
    const bought = reloaded()
    await pass(0)
    expect(standing(bought)).toBe('expired, remembered')
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    await passUntilLoaded()
    expect(standing(bought)).toBe('subscribed, stated')
  })
})

describe('where the backend cannot be asked', () => {
  it('has no subscription, and is called neither subscribed nor expired', async () => {
    tests.fixture.loaders.subscription.mockImplementation(down)
    const page = await renderSignedIn(tests.fixture)
    expect(page.auth.current.user).not.toHaveProperty('subscription')
    expect(standing(page)).toBe('unknown, failed')
  })

  it('is not called expired where the profile alone cannot be loaded', async () => {
    tests.fixture.loaders.profile.mockImplementation(down)
    const page = await renderSignedIn(tests.fixture)
    expect(standing(page)).toBe('unknown, failed')
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    await act(() => page.auth.current.reloadSubscription())
    await pass(1)
    expect(standing(page)).toBe('subscribed, stated')
  })

  it('asks again as soon as there is a network', async () => {
    tests.fixture.loaders.subscription.mockImplementation(down)
    const page = await renderSignedIn(tests.fixture)
    act(() => void window.dispatchEvent(new Event('offline')))
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(standing(page)).toBe('unknown, failed')
    await passUntilLoaded()
    expect(standing(page)).toBe('subscribed, stated')
  })

  it('stays with what this device remembers for seven days, the page open or not', async () => {
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    await renderSignedIn(tests.fixture)
    tests.fixture.loaders.subscription.mockImplementation(down)
    const page = reloaded()
    await passUntilLoaded()
    expect(page.auth.current.user).not.toHaveProperty('subscription')
    expect(standing(page)).toBe('subscribed, remembered')
    await pass(7 * day)
    expect(standing(page)).toBe('unknown, failed')
    const later = reloaded()
    await passUntilLoaded()
    expect(standing(later)).toBe('unknown, failed')
  })

  it.each([
    ['of another person', (text: string) => [storageKeys.access('somebody-else'), text]],
    [
      'without a date',
      (text: string) => [
        storageKeys.access(anaId),
        text.replace(/"statedAt":"[^"]+"/, '"statedAt":""'),
      ],
    ],
    ['that is no JSON', () => [storageKeys.access(anaId), '{']],
  ])('does not go by a memory %s', async (_which, spoil) => {
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    await renderSignedIn(tests.fixture)
    const text = localStorage.getItem(storageKeys.access(anaId)) ?? ''
    const [key = '', value = ''] = spoil(text)
    localStorage.removeItem(storageKeys.access(anaId))
    localStorage.setItem(key, value)
    const page = reloaded()
    await pass(0)
    expect(standing(page)).toBe('unknown, pending')
  })
})

it('forgets at the sign-out what it remembered', async () => {
  tests.fixture.loaders.subscription.mockResolvedValue(active)
  const page = await renderSignedIn(tests.fixture)
  expect(localStorage.getItem(storageKeys.access(anaId))).toContain('active')
  act(() => void page.session.logout())
  expect(localStorage.getItem(storageKeys.access(anaId))).toBeNull()
  await pass(2000)
  expect(localStorage.getItem(storageKeys.access(anaId))).toBeNull()
})

it('remembers nothing of an answer that comes after the sign-out', async () => {
  let answer: (subscription: typeof active) => void = () => undefined
  tests.fixture.loaders.subscription.mockReturnValueOnce(
    new Promise((resolve) => (answer = resolve)),
  )
  const page = await renderSignedIn(tests.fixture)
  await loginAs(page.session, ben, 'secret2')
  answer(active)
  await passUntilLoaded()
  expect(localStorage.getItem(storageKeys.access(anaId))).toBeNull()
})
