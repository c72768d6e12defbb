import { beforeEach, describe, expect, it } from 'vitest'

import { storageKeys } from '#web/lib/local-storage.ts'

import type { Session } from './session.ts'
import { ana, ben, controlledSessions, pass } from './testing/controlled-session.ts'
import { startOfTest } from './testing/session-fixture.ts'
import { loginAs, openSignedIn } from './testing/session-steps.ts'

const tests = controlledSessions()
const anaId = '00000000-0000-4000-8000-000000000001'
const day = 86_400_000
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
  tests.fixture.loaders.profileCreatedAt.mockResolvedValue(longAgo)
})

const standing = (session: Session) => {
  const { situation, basis } = session.state().access
  return `${situation}, ${basis}`
}

/** A reload: nothing is left but what this device stores. */
function reloaded(): Session {
  tests.fixture.close()
  const session = tests.fixture.open()
  void session.start()
  return session
}

describe('before the backend has answered', () => {
  it('calls nobody expired, from the first moment on', async () => {
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
    const session = tests.fixture.open()
    const seen = [standing(session)]
    session.subscribe(() => seen.push(standing(session)))
    void session.start()
    await pass(1000)
    expect(new Set(seen)).toEqual(new Set(['unknown, pending', 'subscribed, stated']))
  })

  it('does so, too, with a profile that began its trial later than the account', async () => {
    tests.fixture.loaders.profileCreatedAt.mockResolvedValue(startOfTest)
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
    const session = tests.fixture.open()
    const seen: string[] = []
    session.subscribe(() => seen.push(standing(session)))
    void session.start()
    await pass(1000)
    expect(seen.filter((each) => each.startsWith('expired'))).toEqual([])
    expect(standing(session)).toBe('trial, stated')
  })

  it('goes on with what this device remembers, and takes what has changed when it is answered', async () => {
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    await openSignedIn(tests.fixture)
    tests.fixture.loaders.subscription.mockResolvedValue(undefined)
    const session = reloaded()
    await pass(0)
    expect(standing(session)).toBe('subscribed, remembered')
    await pass(1000)
    expect(standing(session)).toBe('expired, stated')
    const bought = reloaded()
    await pass(0)
    expect(standing(bought)).toBe('expired, remembered')
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    await pass(1000)
    expect(standing(bought)).toBe('subscribed, stated')
  })
})

describe('where the backend cannot be asked', () => {
  it('has no subscription, and is called neither subscribed nor expired', async () => {
    tests.fixture.loaders.subscription.mockImplementation(down)
    const session = await openSignedIn(tests.fixture)
    expect(session.state().user).not.toHaveProperty('subscription')
    expect(standing(session)).toBe('unknown, failed')
  })

  it('is not called expired where the profile alone cannot be loaded', async () => {
    tests.fixture.loaders.profileCreatedAt.mockImplementation(down)
    const session = await openSignedIn(tests.fixture)
    expect(standing(session)).toBe('unknown, failed')
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    await session.reloadSubscription()
    expect(standing(session)).toBe('subscribed, stated')
  })

  it('asks again as soon as there is a network', async () => {
    tests.fixture.loaders.subscription.mockImplementation(down)
    const session = await openSignedIn(tests.fixture)
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    session.connected()
    expect(standing(session)).toBe('unknown, failed')
    await pass(1000)
    expect(standing(session)).toBe('subscribed, stated')
  })

  it('stays with what this device remembers for seven days, the page open or not', async () => {
    tests.fixture.loaders.subscription.mockResolvedValue(active)
    await openSignedIn(tests.fixture)
    tests.fixture.loaders.subscription.mockImplementation(down)
    const session = reloaded()
    await pass(1000)
    expect(session.state().user).not.toHaveProperty('subscription')
    expect(standing(session)).toBe('subscribed, remembered')
    await pass(7 * day)
    expect(standing(session)).toBe('unknown, failed')
    const later = reloaded()
    await pass(1000)
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
    await openSignedIn(tests.fixture)
    const text = localStorage.getItem(storageKeys.access(anaId)) ?? ''
    const [key = '', value = ''] = spoil(text)
    localStorage.removeItem(storageKeys.access(anaId))
    localStorage.setItem(key, value)
    const session = reloaded()
    await pass(0)
    expect(standing(session)).toBe('unknown, pending')
  })
})

it('forgets at the sign-out what it remembered', async () => {
  tests.fixture.loaders.subscription.mockResolvedValue(active)
  const session = await openSignedIn(tests.fixture)
  expect(localStorage.getItem(storageKeys.access(anaId))).toContain('active')
  void session.logout()
  expect(localStorage.getItem(storageKeys.access(anaId))).toBeNull()
  await pass(2000)
  expect(localStorage.getItem(storageKeys.access(anaId))).toBeNull()
})

it('remembers nothing of an answer that comes after the sign-out', async () => {
  let answer: (subscription: typeof active) => void = () => undefined
  tests.fixture.loaders.subscription.mockReturnValueOnce(
    new Promise((resolve) => (answer = resolve)),
  )
  const session = await openSignedIn(tests.fixture)
  await loginAs(session, ben, 'secret2')
  answer(active)
  await pass(1000)
  expect(localStorage.getItem(storageKeys.access(anaId))).toBeNull()
})
