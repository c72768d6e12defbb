import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BackendNotConfigured } from '#web/lib/backend/not-configured.ts'

import { noConnection, refusal, silence } from './testing/gotrue.ts'
import { failureAfter, sessionFixture, startOfTest } from './testing/session-fixture.ts'
import type { SessionFixture } from './testing/session-fixture.ts'

const ana = 'ana@example.com'
let fixture: SessionFixture

beforeEach(() => {
  vi.useFakeTimers({ now: startOfTest })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fixture = sessionFixture()
  fixture.gotrue.addAccount(ana, 'secret1', 'Ana')
})

afterEach(async () => {
  fixture.close()
  await pass(0)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const login = (email = ana, password = 'secret1') => fixture.open().login({ email, password })
const register = (email = 'new@example.com', password = 'secret1', name?: string) =>
  fixture.open().register({ email, password, ...(name !== undefined && { name }) })
const answerWith = (body: unknown) => () => Response.json(body)

interface Case {
  what: string
  act: () => Promise<unknown>
  message: string
}

const loginCases: Case[] = [
  {
    what: 'no e-mail',
    act: () => login('', 'secret1'),
    message: 'Email and password are required',
  },
  {
    what: 'an e-mail of spaces',
    act: () => login('  ', 'secret1'),
    message: 'Email and password are required',
  },
  { what: 'no password', act: () => login(ana, ''), message: 'Email and password are required' },
  {
    what: 'a wrong password',
    act: () => login(ana, 'wrong'),
    message: 'Invalid login credentials',
  },
  {
    what: 'an unconfirmed address',
    act: () => {
      fixture.gotrue.answer('/token', refusal(400, 'email_not_confirmed', 'Not yet'))
      return login()
    },
    message: 'Email not confirmed',
  },
  {
    what: 'too many attempts',
    act: () => {
      fixture.gotrue.answer('/token', refusal(429, 'over_request_rate_limit', 'Slow down'))
      return login()
    },
    message: 'Too many requests',
  },
  {
    what: 'no connection',
    act: () => {
      fixture.gotrue.answer('/token', noConnection)
      return login()
    },
    message: 'Network error',
  },
  {
    what: 'another refusal, in the words of the server',
    act: () => {
      fixture.gotrue.answer('/token', refusal(403, 'user_banned', 'User is banned'))
      return login()
    },
    message: 'User is banned',
  },
  {
    what: 'a server that fails without a word',
    act: () => {
      fixture.gotrue.answer('/token', () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
      return login()
    },
    message: 'Login failed',
  },
  {
    what: 'an answer without a user',
    act: () => {
      fixture.gotrue.answer('/token', answerWith({}))
      return login()
    },
    message: 'Login failed - no user data received',
  },
  {
    what: 'a server that is silent for 10 s',
    act: () => {
      fixture.gotrue.answer('/token', silence)
      return login()
    },
    message: 'Login timeout - please try again',
  },
]

const registrationCases: Case[] = [
  {
    what: 'no e-mail',
    act: () => register('', 'secret1'),
    message: 'Email and password are required',
  },
  {
    what: 'no password',
    act: () => register('new@example.com', ''),
    message: 'Email and password are required',
  },
  {
    what: 'a password of 5 characters',
    act: () => register('new@example.com', '12345'),
    message: 'Password must be at least 6 characters long',
  },
  ...['new', 'new@example', '@example.com', 'a b@example.com', 'a@b@example.com'].map((email) => ({
    what: `the address ${email}`,
    act: () => register(email),
    message: 'Please enter a valid email address',
  })),
  {
    what: 'an address that has an account',
    act: () => register(ana),
    message: 'User already registered',
  },
  {
    what: 'an address that the server refuses',
    act: () => {
      fixture.gotrue.answer(
        '/signup',
        refusal(400, 'validation_failed', 'Unable to validate email address: invalid format'),
      )
      return register()
    },
    message: 'Invalid email',
  },
  {
    what: 'a password that the server finds weak',
    act: () => {
      fixture.gotrue.answer('/signup', refusal(422, 'weak_password', 'Too weak'))
      return register()
    },
    message: 'Password must be at least 6 characters long',
  },
  {
    what: 'another refusal',
    act: () => {
      fixture.gotrue.answer('/signup', refusal(422, 'signup_disabled', 'Signups not allowed'))
      return register()
    },
    message: 'Registration failed',
  },
  {
    what: 'no connection',
    act: () => {
      fixture.gotrue.answer('/signup', noConnection)
      return register()
    },
    message: 'Registration failed',
  },
  {
    what: 'an answer without a user',
    act: () => {
      fixture.gotrue.answer('/signup', answerWith({}))
      return register()
    },
    message: 'Registration failed',
  },
  {
    what: 'a server that is silent for 10 s',
    act: () => {
      fixture.gotrue.answer('/signup', silence)
      return register()
    },
    message: 'Registration timeout - please try again',
  },
]

describe.each([
  ['login', loginCases],
  ['registration', registrationCases],
])('the error catalogue of %s', (_of, cases) => {
  it.each(cases)('$what: $message', async ({ act, message }) => {
    expect(await failureAfter(10_000, act())).toHaveProperty('message', message)
  })
})

describe.each([
  ['login', login, '/token'],
  ['registration', register, '/signup'],
])('%s', (_name, act, path) => {
  it('is asked for 300 ms after any earlier session has ended', async () => {
    fixture.store(fixture.gotrue.storedSession(ana))
    const session = fixture.open()
    const acting =
      path === '/token'
        ? session.login({ email: ana, password: 'secret1' })
        : session.register({ email: 'new@example.com', password: 'secret1' })
    await pass(299)
    expect(fixture.gotrue.requestsTo('/logout')).toHaveLength(1)
    expect(fixture.stored()).toBeNull()
    expect(fixture.gotrue.requestsTo(path)).toHaveLength(0)
    await pass(1)
    expect(fixture.gotrue.requestsTo(path)).toHaveLength(1)
    await acting
  })

  it('gives up after 10 s and not before', async () => {
    fixture.gotrue.answer(path, silence)
    const acting = act()
    expect(await failureAfter(9_999, acting)).toBe('pending')
    expect(await failureAfter(1, acting)).toHaveProperty('code', 'timeout')
  })

  it('signs nobody in with an answer that comes after it gave up', async () => {
    let answerNow: (response: Response) => void = () => undefined
    fixture.gotrue.answer(path, () => new Promise((resolve) => (answerNow = resolve)))
    const session = fixture.open()
    const input = { email: ana, password: 'secret1' }
    await failureAfter(10_000, path === '/token' ? session.login(input) : session.register(input))
    answerNow(new Response(fixture.gotrue.storedSession(ana)))
    await pass(1000)
    expect(session.state().user).toBeNull()
    expect(fixture.stored()).toBeNull()
  })

  it('says that no backend is configured', async () => {
    const session = fixture.open({ configured: false })
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
    expect(fixture.gotrue.requestsTo(path)[0]?.body).toMatchObject({
      email: 'some.one@example.com',
      password: 'secret1',
    })
  })

  it('can be tried again after it failed', async () => {
    fixture.gotrue.answer(path, silence)
    const session = fixture.open()
    const input = { email: path === '/token' ? ana : 'new@example.com', password: 'secret1' }
    const attempt = () => (path === '/token' ? session.login(input) : session.register(input))
    await failureAfter(10_000, attempt())
    fixture.gotrue.answerAsUsual(path)
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
    expect(fixture.gotrue.requestsTo('/signup')[0]?.body).toMatchObject({ data: { name: sent } })
  })

  it('signs in at once where the backend wants no confirmation', async () => {
    const session = fixture.open()
    const acting = session.register({ email: 'new@example.com', password: 'secret1' })
    await pass(300)
    expect(await acting).toMatchObject({ signedIn: true, user: { name: 'new' } })
    expect(session.state().user?.email).toBe('new@example.com')
  })

  it('tells that the address is to be confirmed where the backend wants that', async () => {
    const account = { id: 'x', email: 'new@example.com', created_at: startOfTest.toISOString() }
    fixture.gotrue.answer('/signup', answerWith(account))
    const session = fixture.open()
    const acting = session.register({ email: 'new@example.com', password: 'secret1' })
    await pass(300)
    expect(await acting).toMatchObject({ signedIn: false })
    expect(session.state().user).toBeNull()
  })
})

describe('a change of password', () => {
  async function signedIn() {
    fixture.store(fixture.gotrue.storedSession(ana))
    const session = fixture.open()
    void session.start()
    await pass(1000)
    return session
  }

  it('proves the current one by signing in, then sends the new one', async () => {
    const session = await signedIn()
    await session.changePassword({ current: 'secret1', next: 'secret22' })
    expect(fixture.gotrue.requestsTo('/token')[0]?.body).toMatchObject({
      email: ana,
      password: 'secret1',
    })
    expect(fixture.gotrue.requestsTo('/user')[0]?.body).toMatchObject({ password: 'secret22' })
  })

  it('is refused with a wrong current one, and changes nothing', async () => {
    const session = await signedIn()
    const failure = await failureAfter(
      0,
      session.changePassword({ current: 'wrong', next: 'secret22' }),
    )
    expect(failure).toHaveProperty('message', 'Current password is incorrect')
    expect(fixture.gotrue.requestsTo('/user')).toHaveLength(0)
    expect(session.state().user?.email).toBe(ana)
  })

  it.each([
    ['shorter than 6 characters', () => undefined, '12345'],
    [
      'too weak for the server',
      () => fixture.gotrue.answer('/user', refusal(422, 'weak_password', 'Weak')),
      'abcdef',
    ],
  ])('is refused with a new one %s', async (_what, prepare, next) => {
    prepare()
    const session = await signedIn()
    const failure = await failureAfter(0, session.changePassword({ current: 'secret1', next }))
    expect(failure).toHaveProperty('message', 'New password must be at least 6 characters long')
  })
})
