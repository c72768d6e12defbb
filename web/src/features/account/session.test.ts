import { describe, expect, it } from 'vitest'

import { ana, ben, controlledSessions, pass } from './testing/controlled-session.ts'
import { refusal, silence } from './testing/gotrue.ts'
import { testConfig } from './testing/session-fixture.ts'
import { nameIn } from './testing/session-steps.ts'

const tests = controlledSessions()

describe('at the start', () => {
  it('knows a visitor at once and loads nothing for them', () => {
    const session = tests.fixture.open()
    void session.start()
    expect(session.state()).toMatchObject({ user: null, loading: false })
    expect(tests.fixture.gotrue.seen).toEqual([])
  })

  it('restores who is stored, with the name given at sign-up', async () => {
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
    const session = tests.fixture.open()
    expect(session.state()).toMatchObject({ user: null, loading: true })
    void session.start()
    await pass(0)
    expect(session.state().loading).toBe(false)
    expect(session.state().user).toEqual({
      id: '00000000-0000-4000-8000-000000000001',
      email: ana,
      name: 'Ana',
      profileCreatedAt: new Date('2026-05-01T08:00:00.000Z'),
      isAnonymous: false,
    })
  })

  it('names who gave no name by the part of the address before the at sign', async () => {
    tests.fixture.store(tests.fixture.gotrue.storedSession(ben))
    const session = tests.fixture.open()
    void session.start()
    await pass(0)
    expect(nameIn(session)).toBe('ben')
  })

  it('stops loading 5 s after a session that does not come', async () => {
    tests.fixture.gotrue.answer('/token', silence)
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana, -10))
    const session = tests.fixture.open()
    void session.start()
    await pass(4999)
    expect(session.state().loading).toBe(true)
    await pass(1)
    expect(session.state()).toMatchObject({ user: null, loading: false })
  })

  it('stops loading 8 s after an initialisation that does not end', async () => {
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
    const session = tests.fixture.open({ loadConfig: () => new Promise(() => undefined) })
    void session.start()
    await pass(7999)
    expect(session.state().loading).toBe(true)
    await pass(1)
    expect(session.state()).toMatchObject({ user: null, loading: false })
  })

  it('counts the 8 s from the start, whatever part of them the configuration took', async () => {
    tests.fixture.gotrue.answer('/token', silence)
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana, -10))
    const session = tests.fixture.open({
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
    tests.fixture.gotrue.answer('/token', () => new Promise((resolve) => (answerNow = resolve)))
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana, -10))
    const session = tests.fixture.open()
    void session.start()
    await pass(6000)
    answerNow(new Response(tests.fixture.gotrue.storedSession(ana)))
    await pass(0)
    expect(nameIn(session)).toBe('Ana')
  })

  it('is a visitor where the stored session is refused', async () => {
    tests.fixture.gotrue.answer('/token', refusal(400, 'refresh_token_not_found', 'Not found'))
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana, -10))
    const session = tests.fixture.open()
    void session.start()
    await pass(0)
    expect(session.state()).toMatchObject({ user: null, loading: false })
    expect(tests.fixture.stored()).toBeNull()
  })

  it('is a visitor where no backend is configured', async () => {
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
    const session = tests.fixture.open({ configured: false })
    void session.start()
    await pass(0)
    expect(session.state()).toMatchObject({ user: null, loading: false })
  })
})
