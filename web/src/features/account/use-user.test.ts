import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { authStorageKey } from '#web/lib/backend/auth-source.ts'

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
const benId = '00000000-0000-4000-8000-000000000002'
const profileDate = new Date('2026-05-20T00:00:00.000Z')
const down = () => Promise.reject(new Error('down'))
const monthly = {
  id: 'sub_1',
  planId: 'monthly' as const,
  status: 'active',
  currentPeriodEnd: new Date('2026-07-01T00:00:00.000Z'),
  cancelAtPeriodEnd: false,
}
const bases = (page: RenderedSession) => page.shown.map(({ access }) => access.basis)
const factsIn = ({ session: { cache, facts } }: RenderedSession, userId: string) => [
  cache.getQueryData(facts.profile(userId).queryKey),
  cache.getQueryData(facts.subscription(userId).queryKey),
]
const lookAgain = () => act(() => void window.dispatchEvent(new Event('visibilitychange')))

describe('what follows a sign-in', () => {
  it("loads the profile's date after 100 ms and the subscription after 200 ms", async () => {
    const { loaders, gotrue } = tests.fixture
    loaders.profile.mockResolvedValue(profileSince(profileDate))
    loaders.subscription.mockResolvedValue(monthly)
    tests.fixture.store(gotrue.storedSession(ana))
    const { auth } = renderSession(tests.fixture.open())
    await pass(0)
    await pass(99)
    expect(loaders.profile).not.toHaveBeenCalled()
    await pass(1)
    expect(loaders.profile).toHaveBeenCalledExactlyOnceWith(anaId)
    await pass(99)
    expect(auth.current.user?.profileCreatedAt).toEqual(profileDate)
    expect(loaders.subscription).not.toHaveBeenCalled()
    await pass(1)
    expect(loaders.subscription).toHaveBeenCalledOnce()
    await pass(1)
    expect(auth.current.user?.subscription).toEqual(monthly)
  })

  it('asks for nobody where nobody is signed in', async () => {
    renderSession(tests.fixture.open())
    await passUntilLoaded()
    expect(tests.fixture.loaders.profile).not.toHaveBeenCalled()
    expect(tests.fixture.loaders.subscription).not.toHaveBeenCalled()
  })

  it('keeps a known subscription, as stated, when asking again fails', async () => {
    tests.fixture.loaders.subscription.mockResolvedValueOnce(monthly)
    const { auth } = await renderSignedIn(tests.fixture)
    tests.fixture.loaders.subscription.mockImplementation(down)
    await act(() => auth.current.reloadSubscription())
    await pass(1)
    expect(auth.current.user?.subscription).toEqual(monthly)
    expect(auth.current.access.basis).toBe('stated')
  })

  it('drops a subscription that has ended', async () => {
    tests.fixture.loaders.subscription.mockResolvedValueOnce(monthly)
    const { auth } = await renderSignedIn(tests.fixture)
    expect(auth.current.user).toHaveProperty('subscription')
    await act(() => auth.current.reloadSubscription())
    await pass(1)
    expect(auth.current.user).not.toHaveProperty('subscription')
  })

  it('never gives the answer for an earlier user to a later one', async () => {
    let answerAna: (subscription: typeof monthly) => void = () => undefined
    tests.fixture.loaders.subscription.mockReturnValueOnce(
      new Promise((resolve) => (answerAna = resolve)),
    )
    const { auth, session } = await renderSignedIn(tests.fixture)
    await loginAs(session, ben, 'secret2')
    answerAna(monthly)
    await passUntilLoaded()
    expect(auth.current.user?.name).toBe('ben')
    expect(auth.current.user).not.toHaveProperty('subscription')
  })

  it('keeps an answer of an earlier session from a later one of the same person', async () => {
    let answerFirst: (subscription: typeof monthly) => void = () => undefined
    tests.fixture.loaders.subscription.mockReturnValueOnce(
      new Promise((resolve) => (answerFirst = resolve)),
    )
    const { auth, session } = await renderSignedIn(tests.fixture)
    await loginAs(session, ana, 'secret1')
    await passUntilLoaded()
    answerFirst(monthly)
    await pass(1)
    expect(auth.current.access.basis).toBe('stated')
    expect(auth.current.user).not.toHaveProperty('subscription')
  })

  it('asks anew for the trial of an account that was anonymous until now', async () => {
    const { gotrue, loaders } = tests.fixture
    const stored = gotrue.storedSession(ana)
    loaders.profile.mockResolvedValueOnce(profileSince(new Date('2026-05-01T00:00:00.000Z')))
    tests.fixture.store(stored.replace('"is_anonymous":false', '"is_anonymous":true'))
    const { auth } = renderSession(tests.fixture.open())
    await passUntilLoaded()
    expect(auth.current.user?.isAnonymous).toBe(true)
    loaders.profile.mockResolvedValue(profileSince(startOfTest))
    tests.fixture.store(stored)
    lookAgain()
    await passUntilLoaded()
    expect(auth.current.access).toMatchObject({ situation: 'trial', daysRemaining: 14 })
  })
})

describe('what others do', () => {
  it('knows the profile that another part of the page has loaded', async () => {
    tests.fixture.loaders.profile.mockImplementationOnce(down)
    const { auth, session } = await renderSignedIn(tests.fixture)
    expect(auth.current.access.basis).toBe('failed')
    tests.fixture.loaders.profile.mockResolvedValue(profileSince(profileDate))
    await act(() => session.cache.fetchQuery(session.facts.profile(anaId)))
    await pass(1)
    expect(auth.current.user?.profileCreatedAt).toEqual(profileDate)
    expect(auth.current.access).toMatchObject({ situation: 'trial', basis: 'stated' })
  })

  it('hears of a subscription that was bought in another tab when this one is seen again', async () => {
    const { auth } = await renderSignedIn(tests.fixture)
    expect(auth.current.access.situation).toBe('expired')
    tests.fixture.loaders.subscription.mockResolvedValue(monthly)
    lookAgain()
    await passUntilLoaded()
    expect(auth.current.access).toMatchObject({ situation: 'subscribed', basis: 'stated' })
    expect(tests.fixture.loaders.profile).toHaveBeenCalledOnce()
  })

  it.each([
    ['here', ({ session }: RenderedSession) => void session.logout()],
    [
      'in another tab',
      ({ session }: RenderedSession) => {
        localStorage.removeItem(authStorageKey)
        session.storageChanged()
      },
    ],
  ])('forgets both facts when somebody signs out %s', async (_where, signOut) => {
    tests.fixture.loaders.subscription.mockResolvedValue(monthly)
    const page = await renderSignedIn(tests.fixture)
    expect(factsIn(page, anaId)).toEqual([profileSince(null, anaId), monthly])
    act(() => signOut(page))
    expect(factsIn(page, anaId)).toEqual([undefined, undefined])
    expect(page.auth.current).toMatchObject({ user: null, access: { situation: 'visitor' } })
  })

  it('asks for the facts of who signs in in another tab', async () => {
    tests.fixture.loaders.subscription.mockResolvedValue(monthly)
    const page = renderSession(tests.fixture.open())
    await passUntilLoaded()
    tests.fixture.store(tests.fixture.gotrue.storedSession(ben))
    act(() => page.session.storageChanged())
    await passUntilLoaded()
    expect(tests.fixture.loaders.profile).toHaveBeenCalledExactlyOnceWith(benId)
    expect(page.auth.current.access).toMatchObject({ situation: 'subscribed', basis: 'stated' })
  })
})

it('goes on saying that a fact failed while it is asked for again, until it succeeds', async () => {
  tests.fixture.loaders.subscription.mockImplementation(down)
  const page = await renderSignedIn(tests.fixture)
  expect(page.auth.current.access.basis).toBe('failed')
  const before = page.shown.length
  let answer: (subscription: typeof monthly) => void = () => undefined
  tests.fixture.loaders.subscription.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  act(() => void page.auth.current.reloadSubscription())
  await passUntilLoaded()
  expect(page.session.cache.isFetching()).toBe(1)
  expect(page.auth.current.access.basis).toBe('failed')
  answer(monthly)
  await pass(1)
  expect(page.auth.current.access).toMatchObject({ situation: 'subscribed', basis: 'stated' })
  expect(bases(page).slice(before)).not.toContain('pending')
})
