import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  password,
  postJson,
  recovered,
  registered,
  someAddress,
  someEmail,
  startAuth,
} from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

describe('a forgotten password', () => {
  test('is replaced with the link of a mail', async () => {
    const { email, token } = await recovered(auth)
    const browser = auth.browser()
    const { data, error } = await browser.verifyOtp({ token_hash: token.link, type: 'recovery' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email })
    expect((await browser.updateUser({ password: 'another horse' })).error).toBeNull()
    const signedIn = await auth.browser().signInWithPassword({ email, password: 'another horse' })
    expect(signedIn.error).toBeNull()
  })

  test('is replaced with the code of a mail', async () => {
    const { email, token } = await recovered(auth)
    const { error } = await auth
      .browser()
      .verifyOtp({ email: ` ${email.toUpperCase()}`, token: token.code, type: 'recovery' })
    expect(error).toBeNull()
  })

  test('is the owner’s affair: who made the account without showing the mailbox is out', async () => {
    const { email, browser: maker, token } = await recovered(auth)
    await auth.browser().verifyOtp({ token_hash: token.link, type: 'recovery' })
    expect((await maker.getUser()).error?.name).toBe('AuthSessionMissingError')
    const { error } = await auth.browser().signInWithPassword({ email, password })
    expect(error?.code).toBe('invalid_credentials')
  })

  test('costs nobody their password a second time', async () => {
    const { email, token } = await recovered(auth)
    const browser = auth.browser()
    await browser.verifyOtp({ token_hash: token.link, type: 'recovery' })
    await browser.updateUser({ password: 'another horse' })
    await auth.browser(someAddress()).resetPasswordForEmail(email)
    const { link } = await auth.newestToken(email)
    await auth.browser().verifyOtp({ token_hash: link, type: 'recovery' })
    const again = await auth.browser().signInWithPassword({ email, password: 'another horse' })
    expect(again.error).toBeNull()
  })

  test('is answered alike for an address without an account, which gets no mail', async () => {
    const { email } = await registered(auth)
    const nobody = someEmail()
    const ask = async (address: string) => {
      const response = await auth.send(
        '/recover',
        postJson({ email: address }, { 'x-test-address': someAddress() }),
      )
      return { status: response.status, body: await response.text() }
    }
    expect(await ask(nobody)).toEqual(await ask(email))
    expect(await auth.mailsTo(nobody)).toEqual([])
    expect(await auth.mailsTo(email)).toHaveLength(1)
  })
})

describe('a code or link', () => {
  const verifyLink = async (link: string) =>
    (await auth.browser(someAddress()).verifyOtp({ token_hash: link, type: 'recovery' })).error
  const verifyCode = async (email: string, token: string) =>
    (await auth.browser(someAddress()).verifyOtp({ email, token, type: 'recovery' })).error

  test('is good once, and its other half goes with it', async () => {
    const { email, token } = await recovered(auth)
    expect(await verifyLink(token.link)).toBeNull()
    expect(await verifyLink(token.link)).toMatchObject({ status: 403, code: 'otp_expired' })
    expect(await verifyCode(email, token.code)).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('is good once for requests at the same time', async () => {
    const { email, token } = await recovered(auth)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0 ? verifyLink(token.link) : verifyCode(email, token.code),
      ),
    )
    expect(answers.filter((error) => error === null)).toHaveLength(1)
  })

  test('is over after an hour', async () => {
    const { token } = await recovered(auth)
    auth.passSeconds(3600)
    expect((await verifyLink(token.link))?.code).toBe('otp_expired')
  })

  test('has 10^8 possibilities, and is void after five guesses, made at once or not', async () => {
    const { email, token } = await recovered(auth)
    expect(token.code).toMatch(/^\d{8}$/)
    const wrong = token.code === '00000000' ? '00000001' : '00000000'
    const guesses = await Promise.all(Array.from({ length: 5 }, () => verifyCode(email, wrong)))
    expect(guesses.map((error) => error?.code)).toEqual(Array(5).fill('otp_expired'))
    expect((await verifyCode(email, token.code))?.code).toBe('otp_expired')
    // Guessing must not take the way in from its owner.
    expect(await verifyLink(token.link)).toBeNull()
  })

  test('of an earlier mail is void', async () => {
    const { email, token } = await recovered(auth)
    await auth.browser(someAddress()).resetPasswordForEmail(email)
    await auth.newestToken(email)
    expect((await verifyLink(token.link))?.code).toBe('otp_expired')
  })

  test('is of use for what it was asked for, and for its own address', async () => {
    const [one, other] = [await recovered(auth), await registered(auth)]
    const browser = auth.browser(someAddress())
    const { link, code } = one.token
    const asSignUp = await browser.verifyOtp({ token_hash: link, type: 'signup' })
    expect(asSignUp.error?.code).toBe('otp_expired')
    const asOther = await browser.verifyOtp({ email: other.email, token: code, type: 'recovery' })
    expect(asOther.error?.code).toBe('otp_expired')
  })

  test('stands nowhere in the database or the log', async () => {
    const { token } = await recovered(auth)
    const { rows } = await auth.database.pool.query(
      `select string_agg(t::text, ' ') as everything from auth.one_time_tokens as t`,
    )
    expect(rows[0].everything).not.toContain(token.link)
    expect(rows[0].everything).not.toContain(token.code)
    expect(JSON.stringify(auth.logged)).not.toContain(token.code)
  })

  test('does not open a banned account', async () => {
    const { user, token } = await recovered(auth)
    await auth.database.pool.query(
      `update auth.users set banned_until = 'infinity' where id = $1`,
      [user.id],
    )
    expect((await verifyLink(token.link))?.code).toBe('user_banned')
  })

  test('is guessed at a limited number of times, whether there is one or not', async () => {
    const address = someAddress()
    const guess = async (email: string) => {
      const { error } = await auth
        .browser(address)
        .verifyOtp({ email, token: '12345678', type: 'email' })
      return error?.code
    }
    const nobody = someEmail()
    for (let time = 0; time < 20; time += 1) expect(await guess(nobody)).toBe('otp_expired')
    expect(await guess(nobody)).toBe('over_request_rate_limit')
  })

  test.each([
    ['+15551234567', { error_code: 'otp_expired' }],
    ['phone', { error_code: 'validation_failed' }],
  ])('of the phone %s is as wrong as elsewhere', async (phone, refusal) => {
    const response = await auth.send('/verify', postJson({ type: 'sms', phone, token: '123456' }))
    expect(await response.json()).toMatchObject(refusal)
  })

  test.each([
    ['without a type', { token_hash: 'x' }],
    ['of no known type', { type: 'constructor', token_hash: 'x' }],
    ['without anything', { type: 'email' }],
    ['without an address', { type: 'email', token: '1' }],
    ['with an address beside a link', { type: 'email', token_hash: 'x', email: 'a@example.com' }],
  ])('%s is refused', async (_, body) => {
    const response = await auth.send('/verify', postJson(body))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
  })
})
