import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stepAt, totpCode } from './factors/totp.ts'
import { postJson, recovered, registered, someAddress, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

type Browser = ReturnType<RunningAuth['browser']>

describe('the link of a mail', () => {
  const follow = async (href: string, method = 'GET') => {
    const { pathname, search } = new URL(href)
    return auth.send(pathname.replace('/auth/v1', '') + search, { method })
  }
  const fragmentOf = (response: Response) =>
    new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1))

  test('leads to the site with the session behind the #', async () => {
    const { email, token } = await recovered(auth)
    const response = await follow(token.href)
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
    const { token } = await recovered(auth)
    expect((await follow(token.href, 'HEAD')).status).toBe(200)
    expect(fragmentOf(await follow(token.href)).get('access_token')).toBeTruthy()
    const second = fragmentOf(await follow(token.href))
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
    const { href } = await auth.newestToken(email)
    const forged = new URL(href)
    forged.searchParams.set('redirect_to', redirectTo)
    const response = await follow(forged.href)
    expect(response.headers.get('location')).toMatch(/^http:\/\/auth\.test\/#/)
  })

  test('leads to a page of ours that was asked for', async () => {
    const { email } = await registered(auth)
    const redirectTo = 'http://auth.test/reset?step=2'
    await auth.browser(someAddress()).resetPasswordForEmail(email, { redirectTo })
    const response = await follow((await auth.newestToken(email)).href)
    expect(response.headers.get('location')).toMatch(/^http:\/\/auth\.test\/reset\?step=2#/)
  })

  test('names the site as it is set up, whatever the request’s Host says', async () => {
    const { email } = await registered(auth)
    await auth.send('/recover', postJson({ email }, { host: 'evil.example' }))
    expect((await auth.newestToken(email)).href).toMatch(/^http:\/\/auth\.test\/auth\/v1\/verify\?/)
  })

  test('opens the session in the browser that asked, with PKCE', async () => {
    const { email } = await registered(auth)
    const browser = auth.browser(someAddress(), 'pkce')
    await browser.resetPasswordForEmail(email)
    const location = new URL(
      (await follow((await auth.newestToken(email)).href)).headers.get('location') ?? '',
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
    const response = await follow((await auth.newestToken(email)).href)
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
    const response = await follow((await auth.newestToken(email)).href)
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
    auth.passSeconds(300)
    const { error } = await browser.exchangeCodeForSession(code)
    expect(error?.code).toBe('flow_state_expired')
  })

  test.each<[string, (owner: Browser) => Promise<{ error: unknown }>]>([
    ['changed the password', (owner) => owner.updateUser({ password: 'another horse' })],
    ['signed out everywhere', (owner) => owner.signOut()],
    ['set up a second factor', setUpFactor],
  ])('gives a code that is void once its owner has %s', async (_, change) => {
    const { email, browser: owner } = await registered(auth)
    await auth.database.pool.query(
      'update auth.users set email_proven_at = now() where email = $1',
      [email],
    )
    const browser = auth.browser(someAddress(), 'pkce')
    await browser.signInWithOtp({ email })
    const response = await follow((await auth.newestToken(email)).href)
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
    expect((await change(owner)).error).toBeNull()
    const { error } = await browser.exchangeCodeForSession(code)
    expect(error?.code).toBe('flow_state_not_found')
  })

  async function setUpFactor(owner: Browser): Promise<{ error: unknown }> {
    const { data, error } = await owner.mfa.enroll({ factorType: 'totp' })
    if (error) return { error }
    const code = totpCode(data.totp.secret, stepAt(auth.now()))
    return owner.mfa.challengeAndVerify({ factorId: data.id, code })
  }
})
