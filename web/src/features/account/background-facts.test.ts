import { describe, expect, it } from 'vitest'

import { ana, ben, controlledSessions, pass } from './testing/controlled-session.ts'
import { loginAs, nameIn, openSignedIn } from './testing/session-steps.ts'

const tests = controlledSessions()
const anaId = '00000000-0000-4000-8000-000000000001'

describe('what follows a sign-in', () => {
  const monthly = {
    id: 'sub_1',
    planId: 'monthly' as const,
    status: 'active',
    currentPeriodEnd: new Date('2026-07-01T00:00:00.000Z'),
    cancelAtPeriodEnd: false,
  }

  it("loads the profile's date after 100 ms and the subscription after 200 ms", async () => {
    const profileDate = new Date('2026-05-02T00:00:00.000Z')
    tests.fixture.loaders.profileCreatedAt.mockResolvedValue(profileDate)
    tests.fixture.loaders.subscription.mockResolvedValue(monthly)
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
    const session = tests.fixture.open()
    void session.start()
    await pass(99)
    expect(tests.fixture.loaders.profileCreatedAt).not.toHaveBeenCalled()
    await pass(1)
    expect(tests.fixture.loaders.profileCreatedAt).toHaveBeenCalledExactlyOnceWith(anaId)
    expect(session.state().user?.profileCreatedAt).toEqual(profileDate)
    await pass(99)
    expect(tests.fixture.loaders.subscription).not.toHaveBeenCalled()
    await pass(1)
    expect(tests.fixture.loaders.subscription).toHaveBeenCalledOnce()
    expect(session.state().user?.subscription).toEqual(monthly)
  })

  it('has no subscription where it cannot be loaded, and says so in the log', async () => {
    tests.fixture.loaders.subscription.mockRejectedValue(new Error('down'))
    const session = await openSignedIn(tests.fixture)
    expect(session.state().user).not.toHaveProperty('subscription')
    expect(globalThis.console.warn).toHaveBeenCalled()
  })

  it('keeps a known subscription when asking again fails', async () => {
    tests.fixture.loaders.subscription.mockResolvedValueOnce(monthly)
    const session = await openSignedIn(tests.fixture)
    tests.fixture.loaders.subscription.mockRejectedValue(new Error('down'))
    await session.reloadSubscription()
    expect(session.state().user?.subscription).toEqual(monthly)
  })

  it('drops a subscription that has ended', async () => {
    tests.fixture.loaders.subscription.mockResolvedValueOnce(monthly)
    const session = await openSignedIn(tests.fixture)
    tests.fixture.loaders.subscription.mockResolvedValue(undefined)
    await session.reloadSubscription()
    expect(session.state().user).not.toHaveProperty('subscription')
  })

  it('never gives the answer for an earlier user to a later one', async () => {
    let answerAna: (subscription: typeof monthly) => void = () => undefined
    tests.fixture.loaders.subscription.mockReturnValueOnce(
      new Promise((resolve) => (answerAna = resolve)),
    )
    const session = await openSignedIn(tests.fixture)
    await loginAs(session, ben, 'secret2')
    answerAna(monthly)
    await pass(1000)
    expect(nameIn(session)).toBe('ben')
    expect(session.state().user).not.toHaveProperty('subscription')
  })

  it('keeps an answer of an earlier session from a later one of the same person', async () => {
    let answerFirst: (subscription: typeof monthly) => void = () => undefined
    tests.fixture.loaders.subscription.mockReturnValueOnce(
      new Promise((resolve) => (answerFirst = resolve)),
    )
    const session = await openSignedIn(tests.fixture)
    await loginAs(session, ana, 'secret1')
    await pass(1000)
    answerFirst(monthly)
    await pass(0)
    expect(session.state().user).not.toHaveProperty('subscription')
  })
})
