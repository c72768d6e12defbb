import { describe, expect, it } from 'vitest'

import { ana, controlledSessions } from '../testing/controlled-session.ts'
import { noConnection, refusal, silence } from '../testing/gotrue.ts'
import { failureAfter } from '../testing/session-fixture.ts'

const tests = controlledSessions()
const login = (email = ana, password = 'secret1') => tests.fixture.open().login({ email, password })
const register = (email = 'new@example.com', password = 'secret1') =>
  tests.fixture.open().register({ email, password })
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
      tests.fixture.gotrue.answer('/token', refusal(400, 'email_not_confirmed', 'Not yet'))
      return login()
    },
    message: 'Email not confirmed',
  },
  {
    what: 'too many attempts',
    act: () => {
      tests.fixture.gotrue.answer('/token', refusal(429, 'over_request_rate_limit', 'Slow down'))
      return login()
    },
    message: 'Too many requests',
  },
  {
    what: 'no connection',
    act: () => {
      tests.fixture.gotrue.answer('/token', noConnection)
      return login()
    },
    message: 'Network error',
  },
  {
    what: 'another refusal, in the words of the server',
    act: () => {
      tests.fixture.gotrue.answer('/token', refusal(403, 'user_banned', 'User is banned'))
      return login()
    },
    message: 'User is banned',
  },
  {
    what: 'a server that fails without a word',
    act: () => {
      tests.fixture.gotrue.answer(
        '/token',
        () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      )
      return login()
    },
    message: 'Login failed',
  },
  {
    what: 'an answer without a user',
    act: () => {
      tests.fixture.gotrue.answer('/token', answerWith({}))
      return login()
    },
    message: 'Login failed - no user data received',
  },
  {
    what: 'a server that is silent for 10 s',
    act: () => {
      tests.fixture.gotrue.answer('/token', silence)
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
      tests.fixture.gotrue.answer(
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
      tests.fixture.gotrue.answer('/signup', refusal(422, 'weak_password', 'Too weak'))
      return register()
    },
    message: 'Password must be at least 6 characters long',
  },
  ...[
    ['signup_disabled', 'New accounts cannot be made here without an invitation'],
    ['invite_not_found', 'This invitation has been used or has expired. Ask for a new one'],
    ['email_address_not_authorized', 'This invitation is for another email address'],
  ].map(([code = '', message = '']) => ({
    what: `a server that answers ${code}`,
    act: () => {
      tests.fixture.gotrue.answer('/signup', refusal(403, code, 'No'))
      return register()
    },
    message,
  })),
  {
    what: 'another refusal',
    act: () => {
      tests.fixture.gotrue.answer('/signup', refusal(422, 'unheard_of', 'Not today'))
      return register()
    },
    message: 'Registration failed',
  },
  {
    what: 'no connection',
    act: () => {
      tests.fixture.gotrue.answer('/signup', noConnection)
      return register()
    },
    message: 'Registration failed',
  },
  {
    what: 'an answer without a user',
    act: () => {
      tests.fixture.gotrue.answer('/signup', answerWith({}))
      return register()
    },
    message: 'Registration failed',
  },
  {
    what: 'a server that is silent for 10 s',
    act: () => {
      tests.fixture.gotrue.answer('/signup', silence)
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
