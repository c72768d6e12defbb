import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, postJson, proofIn, registered, someEmail, startAuth } from './test-support.ts'
import type { RunningAuth } from './test-support.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

let lastAddress = 0
const someAddress = () => `2001:db8:1:${(lastAddress += 1).toString(16)}::1`

/** What the newest mail to an address carries. */
async function newestProof(email: string) {
  const [mail] = await auth.mailsTo(email)
  if (mail === undefined) throw new Error('no mail')
  return proofIn(mail)
}

async function recovered() {
  const account = await registered(auth)
  const { error } = await auth.browser(someAddress()).resetPasswordForEmail(account.email)
  if (error) throw error
  return { ...account, proof: await newestProof(account.email) }
}

describe('a forgotten password', () => {
  test('is replaced with the link of a mail', async () => {
    const { email, proof } = await recovered()
    const browser = auth.browser()
    const { data, error } = await browser.verifyOtp({ token_hash: proof.link, type: 'recovery' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email })
    expect((await browser.updateUser({ password: 'another horse' })).error).toBeNull()
    const signedIn = await auth.browser().signInWithPassword({ email, password: 'another horse' })
    expect(signedIn.error).toBeNull()
  })

  test('is replaced with the code of a mail', async () => {
    const { email, proof } = await recovered()
    const { error } = await auth
      .browser()
      .verifyOtp({ email: ` ${email.toUpperCase()}`, token: proof.code, type: 'recovery' })
    expect(error).toBeNull()
  })

  test('is the owner’s affair: who made the account without showing the mailbox is out', async () => {
    const { email, browser: maker, proof } = await recovered()
    await auth.browser().verifyOtp({ token_hash: proof.link, type: 'recovery' })
    expect((await maker.getUser()).error?.name).toBe('AuthSessionMissingError')
    const { error } = await auth.browser().signInWithPassword({ email, password })
    expect(error?.code).toBe('invalid_credentials')
  })

  test('costs nobody their password a second time', async () => {
    const { email, proof } = await recovered()
    const browser = auth.browser()
    await browser.verifyOtp({ token_hash: proof.link, type: 'recovery' })
    await browser.updateUser({ password: 'another horse' })
    await auth.browser(someAddress()).resetPasswordForEmail(email)
    const { link } = await newestProof(email)
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
    const { email, proof } = await recovered()
    expect(await verifyLink(proof.link)).toBeNull()
    expect(await verifyLink(proof.link)).toMatchObject({ status: 403, code: 'otp_expired' })
    expect(await verifyCode(email, proof.code)).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('is good once for requests at the same time', async () => {
    const { email, proof } = await recovered()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0 ? verifyLink(proof.link) : verifyCode(email, proof.code),
      ),
    )
    expect(answers.filter((error) => error === null)).toHaveLength(1)
  })

  test('is over after an hour', async () => {
    const { proof } = await recovered()
    auth.passSeconds(3600)
    expect((await verifyLink(proof.link))?.code).toBe('otp_expired')
  })

  test('has 10^8 possibilities, and is void after five guesses, made at once or not', async () => {
    const { email, proof } = await recovered()
    expect(proof.code).toMatch(/^\d{8}$/)
    const wrong = proof.code === '00000000' ? '00000001' : '00000000'
    const guesses = await Promise.all(Array.from({ length: 5 }, () => verifyCode(email, wrong)))
    expect(guesses.map((error) => error?.code)).toEqual(Array(5).fill('otp_expired'))
    expect((await verifyCode(email, proof.code))?.code).toBe('otp_expired')
    // Guessing must not take the way in from its owner.
    expect(await verifyLink(proof.link)).toBeNull()
  })

  test('of an earlier mail is void', async () => {
    const { email, proof } = await recovered()
    await auth.browser(someAddress()).resetPasswordForEmail(email)
    expect((await verifyLink(proof.link))?.code).toBe('otp_expired')
  })

  test('is of use for what it was asked for, and for its own address', async () => {
    const [one, other] = [await recovered(), await registered(auth)]
    const browser = auth.browser(someAddress())
    const { link, code } = one.proof
    const asSignUp = await browser.verifyOtp({ token_hash: link, type: 'signup' })
    expect(asSignUp.error?.code).toBe('otp_expired')
    const asOther = await browser.verifyOtp({ email: other.email, token: code, type: 'recovery' })
    expect(asOther.error?.code).toBe('otp_expired')
  })

  test('stands nowhere in the database or the log', async () => {
    const { proof } = await recovered()
    const { rows } = await auth.database.pool.query(
      `select string_agg(t::text, ' ') as everything from auth.one_time_tokens as t`,
    )
    expect(rows[0].everything).not.toContain(proof.link)
    expect(rows[0].everything).not.toContain(proof.code)
    expect(JSON.stringify(auth.logged)).not.toContain(proof.code)
  })

  test('does not open a banned account', async () => {
    const { user, proof } = await recovered()
    await auth.database.pool.query(
      `update auth.users set banned_until = 'infinity' where id = $1`,
      [user.id],
    )
    expect((await verifyLink(proof.link))?.code).toBe('user_banned')
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

describe('signing in by mail', () => {
  test('makes the account when the mail is used, not before', async () => {
    const email = someEmail()
    const { error } = await auth
      .browser(someAddress())
      .signInWithOtp({ email, options: { data: { name: 'Ada' } } })
    expect(error).toBeNull()
    const count = () =>
      auth.database.pool.query(
        'select raw_user_meta_data as data from auth.users where email = $1',
        [email],
      )
    const { code } = await newestProof(email)
    expect((await count()).rows).toEqual([])
    const { data } = await auth.browser().verifyOtp({ email, token: code, type: 'email' })
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ada' } })
    expect((await count()).rows).toHaveLength(1)
  })

  test('makes none where that was not asked for, and answers alike', async () => {
    const email = someEmail()
    const { error } = await auth
      .browser(someAddress())
      .signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(error).toBeNull()
    expect(await auth.mailsTo(email)).toEqual([])
  })

  test('sends nobody more than six mails an hour, known or not', async () => {
    const { email } = await registered(auth)
    const address = someAddress()
    for (const asked of [email, someEmail()]) {
      for (let time = 0; time < 6; time += 1) {
        expect((await auth.browser(address).signInWithOtp({ email: asked })).error).toBeNull()
      }
      const { error } = await auth.browser(address).signInWithOtp({ email: asked })
      expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    }
  })
})

describe('the link of a mail', () => {
  const follow = async (href: string, method = 'GET') => {
    const { pathname, search } = new URL(href)
    return auth.send(pathname.replace('/auth/v1', '') + search, { method })
  }
  const fragmentOf = (response: Response) =>
    new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1))

  test('leads to the site with the session behind the #', async () => {
    const { email, proof } = await recovered()
    const response = await follow(proof.href)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^http:\/\/auth\.test\/#/)
    const session = fragmentOf(response)
    expect(session.get('type')).toBe('recovery')
    const { data } = await auth.browser().setSession({
      access_token: session.get('access_token') ?? '',
      refresh_token: session.get('refresh_token') ?? '',
    })
    expect(data.user?.email).toBe(email)
  })

  test('is not used up by a program that only looks', async () => {
    const { proof } = await recovered()
    expect((await follow(proof.href, 'HEAD')).status).toBe(200)
    expect(fragmentOf(await follow(proof.href)).get('access_token')).toBeTruthy()
    const second = fragmentOf(await follow(proof.href))
    expect(second.get('error_code')).toBe('otp_expired')
    expect(second.get('access_token')).toBeNull()
  })

  test.each([
    ['another site', 'https://evil.example/x'],
    ['a name that only looks like ours', 'http://auth.test@evil.example/'],
    ['a name that only begins like ours', 'http://auth.test.evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['nonsense', '//'],
  ])('leads nobody to %s', async (_, redirectTo) => {
    const { email } = await registered(auth)
    await auth.browser(someAddress()).resetPasswordForEmail(email, { redirectTo })
    const { href } = await newestProof(email)
    const forged = new URL(href)
    forged.searchParams.set('redirect_to', redirectTo)
    const response = await follow(forged.href)
    expect(response.headers.get('location')).toMatch(/^http:\/\/auth\.test\/#/)
  })

  test('leads to a page of ours that was asked for', async () => {
    const { email } = await registered(auth)
    const redirectTo = 'http://auth.test/reset?step=2'
    await auth.browser(someAddress()).resetPasswordForEmail(email, { redirectTo })
    const response = await follow((await newestProof(email)).href)
    expect(response.headers.get('location')).toMatch(/^http:\/\/auth\.test\/reset\?step=2#/)
  })

  test('names the site as it is set up, whatever the request’s Host says', async () => {
    const { email } = await registered(auth)
    await auth.send('/recover', postJson({ email }, { host: 'evil.example' }))
    expect((await newestProof(email)).href).toMatch(/^http:\/\/auth\.test\/auth\/v1\/verify\?/)
  })

  test('opens the session in the browser that asked, with PKCE', async () => {
    const { email } = await registered(auth)
    const browser = auth.browser(someAddress(), 'pkce')
    await browser.resetPasswordForEmail(email)
    const location = new URL(
      (await follow((await newestProof(email)).href)).headers.get('location') ?? '',
    )
    expect(location.hash).toBe('')
    const code = location.searchParams.get('code') ?? ''
    const { data, error } = await browser.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
  })

  test('gives its code to no other browser, and only for one try', async () => {
    const { email } = await registered(auth)
    const browser = auth.browser(someAddress(), 'pkce')
    await browser.signInWithOtp({ email })
    const response = await follow((await newestProof(email)).href)
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const stolen = await auth.send(
      '/token?grant_type=pkce',
      postJson({ auth_code: code, code_verifier: 'x'.repeat(43) }),
    )
    expect(await stolen.json()).toMatchObject({ error_code: 'bad_code_verifier' })
    const { error } = await browser.exchangeCodeForSession(code)
    expect(error?.code).toBe('flow_state_not_found')
  })

  test('gives a code that is over after five minutes', async () => {
    const { email } = await registered(auth)
    const browser = auth.browser(someAddress(), 'pkce')
    await browser.signInWithOtp({ email })
    const response = await follow((await newestProof(email)).href)
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
    auth.passSeconds(300)
    const { error } = await browser.exchangeCodeForSession(code)
    expect(error?.code).toBe('flow_state_expired')
  })
})
