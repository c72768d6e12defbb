import { describe, expect, it } from 'vitest'

import { BackendNotConfigured } from '#web/lib/backend/not-configured.ts'

import { ana, controlledSessions, pass } from '../testing/controlled-session.ts'
import { silence } from '../testing/gotrue.ts'
import { failureAfter, startOfTest } from '../testing/session-fixture.ts'

const tests = controlledSessions()
const login = (email = ana, password = 'secret1') => tests.fixture.open().login({ email, password })
const register = (email = 'new@example.com', password = 'secret1', name?: string) =>
  tests.fixture.open().register({ email, password, ...(name !== undefined && { name }) })
const answerWith = (body: unknown) => () => Response.json(body)

describe.each([
  ['login', login, '/token'],
  ['registration', register, '/signup'],
])('%s', (_name, act, path) => {
  it('is asked for 300 ms after any earlier session has ended', async () => {
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
    const session = tests.fixture.open()
    const acting =
      path === '/token'
        ? session.login({ email: ana, password: 'secret1' })
        : session.register({ email: 'new@example.com', password: 'secret1' })
    await pass(299)
    expect(tests.fixture.gotrue.requestsTo('/logout')).toHaveLength(1)
    expect(tests.fixture.stored()).toBeNull()
    expect(tests.fixture.gotrue.requestsTo(path)).toHaveLength(0)
    await pass(1)
    expect(tests.fixture.gotrue.requestsTo(path)).toHaveLength(1)
    await acting
  })

  it('gives up after 10 s and not before', async () => {
    tests.fixture.gotrue.answer(path, silence)
    const acting = act()
    expect(await failureAfter(9_999, acting)).toBe('pending')
    expect(await failureAfter(1, acting)).toHaveProperty('code', 'timeout')
  })

  it('signs nobody in with an answer that comes after it gave up', async () => {
    let answerNow: (response: Response) => void = () => undefined
    tests.fixture.gotrue.answer(path, () => new Promise((resolve) => (answerNow = resolve)))
    const session = tests.fixture.open()
    const input = { email: ana, password: 'secret1' }
    await failureAfter(10_000, path === '/token' ? session.login(input) : session.register(input))
    answerNow(new Response(tests.fixture.gotrue.storedSession(ana)))
    await pass(1000)
    expect(session.state().user).toBeNull()
    expect(tests.fixture.stored()).toBeNull()
  })

  it('says that no backend is configured', async () => {
    const session = tests.fixture.open({ configured: false })
    const input = { email: ana, password: 'secret1' }
    const failure = await failureAfter(
      300,
      path === '/token' ? session.login(input) : session.register(input),
    )
    expect(failure).toBeInstanceOf(BackendNotConfigured)
    expect(failure).toHaveProperty(
      'message',
      expect.stringMatching(/^Authentication not available/),
    )
    expect(failure).toHaveProperty('message', expect.stringContaining('backend is not configured'))
  })

  it('sends the address trimmed and in lower case', async () => {
    await failureAfter(300, act('  Some.One@Example.COM ', 'secret1'))
    expect(tests.fixture.gotrue.requestsTo(path)[0]?.body).toMatchObject({
      email: 'some.one@example.com',
      password: 'secret1',
    })
  })

  it('can be tried again after it failed', async () => {
    tests.fixture.gotrue.answer(path, silence)
    const session = tests.fixture.open()
    const input = { email: path === '/token' ? ana : 'new@example.com', password: 'secret1' }
    const attempt = () => (path === '/token' ? session.login(input) : session.register(input))
    await failureAfter(10_000, attempt())
    tests.fixture.gotrue.answerAsUsual(path)
    expect(await failureAfter(300, attempt())).toBe('nothing')
    expect(session.state().user?.email).toBe(input.email)
  })
})

describe('registration', () => {
  it.each([
    ['the name that was given', ' Nora ', 'Nora'],
    ['the part of the address before the at sign', '  ', 'new'],
    ['that part too where the form has no name', undefined, 'new'],
  ])('sends %s', async (_what, name, sent) => {
    await failureAfter(300, register('new@example.com', 'secret1', name))
    expect(tests.fixture.gotrue.requestsTo('/signup')[0]?.body).toMatchObject({
      data: { name: sent, language: 'en' },
    })
  })

  it('signs in at once where the backend wants no confirmation', async () => {
    const session = tests.fixture.open()
    const acting = session.register({ email: 'new@example.com', password: 'secret1' })
    await pass(300)
    expect(await acting).toMatchObject({ signedIn: true, user: { name: 'new' } })
    expect(session.state().user?.email).toBe('new@example.com')
  })

  it('tells that the address is to be confirmed where the backend wants that', async () => {
    const account = { id: 'x', email: 'new@example.com', created_at: startOfTest.toISOString() }
    tests.fixture.gotrue.answer('/signup', answerWith(account))
    const session = tests.fixture.open()
    const acting = session.register({ email: 'new@example.com', password: 'secret1' })
    await pass(300)
    expect(await acting).toMatchObject({ signedIn: false })
    expect(session.state().user).toBeNull()
  })
})
