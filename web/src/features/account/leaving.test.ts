import { describe, expect, it } from 'vitest'

import { authStorageKey } from '#web/lib/backend/auth-source.ts'

import type { Session } from './session.ts'
import { ana, ben, controlledSessions, pass } from './testing/controlled-session.ts'
import { refusal, silence } from './testing/gotrue.ts'
import { loginAs, nameIn, openSignedIn } from './testing/session-steps.ts'

const tests = controlledSessions()
const anaId = '00000000-0000-4000-8000-000000000001'

describe('signing out', () => {
  it('clears the user before the backend has answered', async () => {
    const session = await openSignedIn(tests.fixture)
    tests.fixture.gotrue.answer('/logout', silence)
    void session.logout()
    expect(session.state()).toMatchObject({ user: null, loading: false })
  })

  it('waits for the backend 2 s and no longer, and forgets the session here all the same', async () => {
    const session = await openSignedIn(tests.fixture)
    tests.fixture.gotrue.answer('/logout', silence)
    let done = false
    const leaving = session.logout().then(() => (done = true))
    await pass(1999)
    expect(done).toBe(false)
    await pass(1)
    expect(done).toBe(true)
    await leaving
    expect(tests.fixture.stored()).toBeNull()
  })

  it.each([
    ['fails', refusal(500, 'unexpected_failure', 'Oops')],
    ['refuses', refusal(429, 'over_request_rate_limit', 'Too many requests')],
  ])('succeeds where the backend %s', async (_how, answer) => {
    const session = await openSignedIn(tests.fixture)
    tests.fixture.gotrue.answer('/logout', answer)
    await session.logout()
    await pass(0)
    expect(session.state().user).toBeNull()
    expect(tests.fixture.stored()).toBeNull()
  })

  it('ends this session alone', async () => {
    const session = await openSignedIn(tests.fixture)
    await session.logout()
    expect(tests.fixture.gotrue.requestsTo('/logout').map(({ path }) => path)).toEqual([
      '/logout?scope=local',
    ])
  })

  it('is not undone by a window that regains focus meanwhile', async () => {
    const session = await openSignedIn(tests.fixture)
    tests.fixture.gotrue.answer('/logout', silence)
    void session.logout()
    window.dispatchEvent(new Event('visibilitychange'))
    await pass(100)
    expect(session.state().user).toBeNull()
  })

  it('lets nothing of the old session touch a new one that follows at once', async () => {
    const session = await openSignedIn(tests.fixture)
    tests.fixture.gotrue.answer('/logout', silence)
    void session.logout()
    const done = session.login({ email: ben, password: 'secret2' })
    await pass(2300)
    await done
    await pass(60_000)
    expect(tests.fixture.gotrue.requestsTo('/logout')).toHaveLength(1)
    expect(nameIn(session)).toBe('ben')
    expect(tests.fixture.stored()).toContain(ben)
  })
})

describe('a change of user', () => {
  it('is told for each person and for nobody, once', async () => {
    const session = await openSignedIn(tests.fixture)
    window.dispatchEvent(new Event('visibilitychange'))
    await pass(100)
    await loginAs(session, ben, 'secret2')
    await session.logout()
    const benId = '00000000-0000-4000-8000-000000000002'
    expect(tests.fixture.userChanges).toEqual([anaId, null, benId, null])
  })

  it('is told before anyone sees the next state', async () => {
    const session = await openSignedIn(tests.fixture)
    const seen: (string | null | undefined)[] = []
    session.subscribe(() => seen.push(tests.fixture.userChanges.at(-1)))
    void session.logout()
    expect(seen).toEqual([null])
  })
})

describe('two tabs', () => {
  const otherTabChanged = (session: Session) => session.storageChanged()

  it('signs a visitor in where another tab has', async () => {
    const session = tests.fixture.open()
    await session.start()
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
    otherTabChanged(session)
    await pass(0)
    expect(nameIn(session)).toBe('Ana')
  })

  it('signs out where another tab has', async () => {
    const session = await openSignedIn(tests.fixture)
    localStorage.removeItem(authStorageKey)
    otherTabChanged(session)
    expect(session.state().user).toBeNull()
  })

  it('ignores a refreshed token of the person who is there', async () => {
    const session = await openSignedIn(tests.fixture)
    const { user } = session.state()
    await pass(3600_000)
    expect(
      tests.fixture.gotrue.requestsTo('/token?grant_type=refresh_token').length,
    ).toBeGreaterThan(0)
    expect(session.state().user).toBe(user)
  })
})
