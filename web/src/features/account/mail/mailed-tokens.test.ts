import { describe, expect, it } from 'vitest'

import {
  enterChangeCode,
  enterCode,
  pendingEmail,
  requestEmailChange,
  sendRecovery,
} from './mailed-tokens.ts'
import { ana, controlledSessions } from '../testing/controlled-session.ts'
import { noConnection, refusal, silence } from '../testing/gotrue.ts'
import { failureAfter } from '../testing/session-fixture.ts'
import { openSignedIn } from '../testing/session-steps.ts'

const tests = controlledSessions()
const next = 'ana@new.example'
const visitor = () => tests.fixture.open().source
const failing = (action: Promise<unknown>) => failureAfter(10_000, action)

describe('a mail that cannot be sent says why', () => {
  it.each([
    ['no connection', noConnection, 'Network error'],
    ['silence', silence, 'No answer came - please try again'],
    [
      'a backend without mail',
      refusal(422, 'email_provider_disabled', 'Sending e-mail is not enabled'),
      'Larder cannot send mails here',
    ],
    [
      'an address that the backend refuses',
      refusal(400, 'email_address_invalid', 'Email address is invalid'),
      'Please enter a valid email address',
    ],
  ])('%s', async (_what, answer, message) => {
    tests.fixture.gotrue.answer('/recover', answer)
    expect(await failing(sendRecovery(visitor(), ana))).toHaveProperty('message', message)
  })

  it('too many, and when to try again', async () => {
    const words = 'For security purposes, you can only request this after 54 seconds.'
    tests.fixture.gotrue.answer('/recover', refusal(429, 'over_email_send_rate_limit', words))
    expect(await failing(sendRecovery(visitor(), ana))).toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 54,
    })
  })
})

it('asks for a code before it asks the backend', async () => {
  const typed = { email: ana, type: 'signup', code: '  ' } as const
  expect(await failing(enterCode(visitor(), typed))).toMatchObject({ field: 'code' })
  expect(tests.fixture.gotrue.seen).toEqual([])
})

describe('a change of address', () => {
  it('waits for both mailboxes', async () => {
    const session = await openSignedIn(tests.fixture)
    tests.fixture.gotrue.answer('/user', () => Response.json({ id: 'a', new_email: next }))
    await requestEmailChange(session.source, ` ${next.toUpperCase()} `)
    const [request] = tests.fixture.gotrue.requestsTo('/user')
    expect(request?.body).toMatchObject({ email: next })
    expect(request?.path).toContain(encodeURIComponent('/confirm-email'))
    expect(await pendingEmail(session.source)).toBe(next)
  })

  it('takes the code of either mail, and says whether the other is still to come', async () => {
    const session = await openSignedIn(tests.fixture)
    tests.fixture.gotrue.answer('/verify', ({ body }) =>
      body['email'] === ana
        ? Response.json({ msg: 'Please confirm the other', code: 200 })
        : Promise.resolve(refusal(403, 'otp_expired', 'Expired')({ path: '', body })),
    )
    const codes = { current: ana, next, code: '12345678' }
    expect(await enterChangeCode(session.source, codes)).toBe(false)
    tests.fixture.gotrue.answer(
      '/verify',
      () => new Response(tests.fixture.gotrue.storedSession(ana)),
    )
    expect(await enterChangeCode(session.source, codes)).toBe(true)
  })
})
