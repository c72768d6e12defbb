import type { MockInstance } from 'vitest'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { authStorageKey } from '#web/lib/backend/auth-source.ts'

import type { Session } from './session.ts'
import { refusal, silence } from './testing/gotrue.ts'
import { sessionFixture, startOfTest, testConfig } from './testing/session-fixture.ts'
import type { SessionFixture } from './testing/session-fixture.ts'

const ana = 'ana@example.com'
const ben = 'ben@example.com'
let fixture: SessionFixture
let anaId: string
let logged: MockInstance

beforeEach(() => {
  vi.useFakeTimers({ now: startOfTest })
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fixture = sessionFixture()
  anaId = fixture.gotrue.addAccount(ana, 'secret1', 'Ana')
  fixture.gotrue.addAccount(ben, 'secret2')
})

afterEach(async () => {
  fixture.close()
  await pass(0)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const nameIn = (session: Session) => session.state().user?.name ?? null

async function openSignedIn(): Promise<Session> {
  fixture.store(fixture.gotrue.storedSession(ana))
  const session = fixture.open()
  void session.start()
  await pass(1000)
  return session
}

async function loginAs(session: Session, email: string, password: string): Promise<void> {
  const done = session.login({ email, password })
  await pass(300)
  await done
}

describe('at the start', () => {
  it('knows a visitor at once and loads nothing for them', () => {
    const session = fixture.open()
    void session.start()
    expect(session.state()).toMatchObject({ user: null, loading: false })
    expect(fixture.gotrue.seen).toEqual([])
  })

  it('restores who is stored, with the name given at sign-up', async () => {
    fixture.store(fixture.gotrue.storedSession(ana))
    const session = fixture.open()
    expect(session.state()).toMatchObject({ user: null, loading: true })
    void session.start()
    await pass(0)
    expect(session.state().loading).toBe(false)
    expect(session.state().user).toEqual({
      id: anaId,
      email: ana,
      name: 'Ana',
      profileCreatedAt: new Date('2026-05-01T08:00:00.000Z'),
      isAnonymous: false,
    })
  })

  it('names who gave no name by the part of the address before the at sign', async () => {
    fixture.store(fixture.gotrue.storedSession(ben))
    const session = fixture.open()
    void session.start()
    await pass(0)
    expect(nameIn(session)).toBe('ben')
  })

  it('stops loading 5 s after a session that does not come', async () => {
    fixture.gotrue.answer('/token', silence)
    fixture.store(fixture.gotrue.storedSession(ana, -10))
    const session = fixture.open()
    void session.start()
    await pass(4999)
    expect(session.state().loading).toBe(true)
    await pass(1)
    expect(session.state()).toMatchObject({ user: null, loading: false })
  })

  it('stops loading 8 s after an initialisation that does not end', async () => {
    fixture.store(fixture.gotrue.storedSession(ana))
    const session = fixture.open({ loadConfig: () => new Promise(() => undefined) })
    void session.start()
    await pass(7999)
    expect(session.state().loading).toBe(true)
    await pass(1)
    expect(session.state()).toMatchObject({ user: null, loading: false })
  })

  it('counts the 8 s from the start, whatever part of them the configuration took', async () => {
    fixture.gotrue.answer('/token', silence)
    fixture.store(fixture.gotrue.storedSession(ana, -10))
    const session = fixture.open({
      loadConfig: () =>
        new Promise((resolve) => {
          setTimeout(() => resolve(testConfig), 6000)
        }),
    })
    void session.start()
    await pass(7999)
    expect(session.state().loading).toBe(true)
    await pass(1)
    expect(session.state().loading).toBe(false)
  })

  it('initialises who comes with a late refresh after loading has ended', async () => {
    let answerNow: (response: Response) => void = () => undefined
    fixture.gotrue.answer('/token', () => new Promise((resolve) => (answerNow = resolve)))
    fixture.store(fixture.gotrue.storedSession(ana, -10))
    const session = fixture.open()
    void session.start()
    await pass(6000)
    answerNow(new Response(fixture.gotrue.storedSession(ana)))
    await pass(0)
    expect(nameIn(session)).toBe('Ana')
  })

  it('is a visitor where the stored session is refused', async () => {
    fixture.gotrue.answer('/token', refusal(400, 'refresh_token_not_found', 'Not found'))
    fixture.store(fixture.gotrue.storedSession(ana, -10))
    const session = fixture.open()
    void session.start()
    await pass(0)
    expect(session.state()).toMatchObject({ user: null, loading: false })
    expect(fixture.stored()).toBeNull()
  })

  it('is a visitor where no backend is configured', async () => {
    fixture.store(fixture.gotrue.storedSession(ana))
    const session = fixture.open({ configured: false })
    void session.start()
    await pass(0)
    expect(session.state()).toMatchObject({ user: null, loading: false })
  })
})

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
    fixture.loaders.profileCreatedAt.mockResolvedValue(profileDate)
    fixture.loaders.subscription.mockResolvedValue(monthly)
    fixture.store(fixture.gotrue.storedSession(ana))
    const session = fixture.open()
    void session.start()
    await pass(99)
    expect(fixture.loaders.profileCreatedAt).not.toHaveBeenCalled()
    await pass(1)
    expect(fixture.loaders.profileCreatedAt).toHaveBeenCalledExactlyOnceWith(anaId)
    expect(session.state().user?.profileCreatedAt).toEqual(profileDate)
    await pass(99)
    expect(fixture.loaders.subscription).not.toHaveBeenCalled()
    await pass(1)
    expect(fixture.loaders.subscription).toHaveBeenCalledOnce()
    expect(session.state().user?.subscription).toEqual(monthly)
  })

  it('has no subscription where it cannot be loaded, and says so in the log', async () => {
    fixture.loaders.subscription.mockRejectedValue(new Error('down'))
    const session = await openSignedIn()
    expect(session.state().user).not.toHaveProperty('subscription')
    expect(logged).toHaveBeenCalled()
  })

  it('keeps a known subscription when asking again fails', async () => {
    fixture.loaders.subscription.mockResolvedValueOnce(monthly)
    const session = await openSignedIn()
    fixture.loaders.subscription.mockRejectedValue(new Error('down'))
    await session.reloadSubscription()
    expect(session.state().user?.subscription).toEqual(monthly)
  })

  it('drops a subscription that has ended', async () => {
    fixture.loaders.subscription.mockResolvedValueOnce(monthly)
    const session = await openSignedIn()
    fixture.loaders.subscription.mockResolvedValue(undefined)
    await session.reloadSubscription()
    expect(session.state().user).not.toHaveProperty('subscription')
  })

  it('never gives the answer for an earlier user to a later one', async () => {
    let answerAna: (subscription: typeof monthly) => void = () => undefined
    fixture.loaders.subscription.mockReturnValueOnce(
      new Promise((resolve) => (answerAna = resolve)),
    )
    const session = await openSignedIn()
    await loginAs(session, ben, 'secret2')
    answerAna(monthly)
    await pass(1000)
    expect(nameIn(session)).toBe('ben')
    expect(session.state().user).not.toHaveProperty('subscription')
  })

  it('keeps an answer of an earlier session from a later one of the same person', async () => {
    let answerFirst: (subscription: typeof monthly) => void = () => undefined
    fixture.loaders.subscription.mockReturnValueOnce(
      new Promise((resolve) => (answerFirst = resolve)),
    )
    const session = await openSignedIn()
    await loginAs(session, ana, 'secret1')
    await pass(1000)
    answerFirst(monthly)
    await pass(0)
    expect(session.state().user).not.toHaveProperty('subscription')
  })
})

describe('signing out', () => {
  it('clears the user before the backend has answered', async () => {
    const session = await openSignedIn()
    fixture.gotrue.answer('/logout', silence)
    void session.logout()
    expect(session.state()).toMatchObject({ user: null, loading: false })
  })

  it('waits for the backend 2 s and no longer, and forgets the session here all the same', async () => {
    const session = await openSignedIn()
    fixture.gotrue.answer('/logout', silence)
    let done = false
    const leaving = session.logout().then(() => (done = true))
    await pass(1999)
    expect(done).toBe(false)
    await pass(1)
    expect(done).toBe(true)
    await leaving
    expect(fixture.stored()).toBeNull()
  })

  it.each([
    ['fails', refusal(500, 'unexpected_failure', 'Oops')],
    ['refuses', refusal(429, 'over_request_rate_limit', 'Too many requests')],
  ])('succeeds where the backend %s', async (_how, answer) => {
    const session = await openSignedIn()
    fixture.gotrue.answer('/logout', answer)
    await session.logout()
    await pass(0)
    expect(session.state().user).toBeNull()
    expect(fixture.stored()).toBeNull()
  })

  it('ends this session alone', async () => {
    const session = await openSignedIn()
    await session.logout()
    expect(fixture.gotrue.requestsTo('/logout').map(({ path }) => path)).toEqual([
      '/logout?scope=local',
    ])
  })

  it('is not undone by a window that regains focus meanwhile', async () => {
    const session = await openSignedIn()
    fixture.gotrue.answer('/logout', silence)
    void session.logout()
    window.dispatchEvent(new Event('visibilitychange'))
    await pass(100)
    expect(session.state().user).toBeNull()
  })

  it('lets nothing of the old session touch a new one that follows at once', async () => {
    const session = await openSignedIn()
    fixture.gotrue.answer('/logout', silence)
    void session.logout()
    const done = session.login({ email: ben, password: 'secret2' })
    await pass(2300)
    await done
    await pass(60_000)
    expect(fixture.gotrue.requestsTo('/logout')).toHaveLength(1)
    expect(nameIn(session)).toBe('ben')
    expect(fixture.stored()).toContain(ben)
  })
})

describe('a change of user', () => {
  it('is told for each person and for nobody, once', async () => {
    const session = await openSignedIn()
    window.dispatchEvent(new Event('visibilitychange'))
    await pass(100)
    await loginAs(session, ben, 'secret2')
    await session.logout()
    const benId = '00000000-0000-4000-8000-000000000002'
    expect(fixture.userChanges).toEqual([anaId, null, benId, null])
  })

  it('is told before anyone sees the next state', async () => {
    const session = await openSignedIn()
    const seen: (string | null | undefined)[] = []
    session.subscribe(() => seen.push(fixture.userChanges.at(-1)))
    void session.logout()
    expect(seen).toEqual([null])
  })
})

describe('two tabs', () => {
  const otherTabChanged = (session: Session) => session.storageChanged()

  it('signs a visitor in where another tab has', async () => {
    const session = fixture.open()
    await session.start()
    fixture.store(fixture.gotrue.storedSession(ana))
    otherTabChanged(session)
    await pass(0)
    expect(nameIn(session)).toBe('Ana')
  })

  it('signs out where another tab has', async () => {
    const session = await openSignedIn()
    localStorage.removeItem(authStorageKey)
    otherTabChanged(session)
    expect(session.state().user).toBeNull()
  })

  it('ignores a refreshed token of the person who is there', async () => {
    const session = await openSignedIn()
    const { user } = session.state()
    await pass(3600_000)
    expect(fixture.gotrue.requestsTo('/token?grant_type=refresh_token').length).toBeGreaterThan(0)
    expect(session.state().user).toBe(user)
  })
})
