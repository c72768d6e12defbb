import { createHash, randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestProvider, testProviders } from './test-provider.ts'
import { password, postJson, registered, someEmail, startAuth } from './test-support.ts'
import type { RunningAuth } from './test-support.ts'

let auth: RunningAuth
let provider: Awaited<ReturnType<typeof startTestProvider>>
beforeAll(async () => {
  provider = await startTestProvider(() => auth.now())
  auth = await startAuth(
    { providers: testProviders, anonymousEnabled: true },
    { fetch: provider.fetch },
  )
})
afterAll(() => auth.stop())

type Browser = ReturnType<RunningAuth['browser']>
type Person = Parameters<typeof provider.agree>[1]

const somebody = (changes: Partial<Person> = {}): Person => ({
  subject: String(randomInt(1e9)),
  email: someEmail(),
  verified: true,
  name: 'Ada',
  ...changes,
})

/** Follows an address of ours as a browser does, with the cookies that it was given. */
async function visit(href: string, cookies = '') {
  const { pathname, search } = new URL(href)
  const response = await auth.send(pathname.replace('/auth/v1', '') + search, {
    headers: { cookie: cookies },
  })
  const given = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  return { response, cookies: given.join('; '), location: response.headers.get('location') ?? '' }
}

/** To the provider and back; the answer is where the browser ends. */
async function comeThrough(
  browser: Browser,
  person: Person,
  name: 'google' | 'github' = 'google',
): Promise<URL> {
  const { data } = await browser.signInWithOAuth({
    provider: name,
    options: { skipBrowserRedirect: true },
  })
  const { location, cookies } = await visit(data.url ?? '')
  const back = await visit(provider.agree(location, person), cookies)
  return new URL(back.location)
}

const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1))

async function personOf(url: URL) {
  const fragment = fragmentOf(url)
  const { data, error } = await auth.browser().setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
  if (error || !data.user) throw error ?? new Error(url.hash)
  return data.user
}

describe.each(['google', 'github'] as const)('signing in with %s', (name) => {
  test('makes an account, and finds it again whatever becomes of the address', async () => {
    const person = somebody()
    const first = await personOf(await comeThrough(auth.browser(), person, name))
    expect(first).toMatchObject({
      email: person.email,
      app_metadata: { provider: name, providers: [name] },
      user_metadata: { name: 'Ada', full_name: 'Ada' },
      identities: [{ provider: name, id: person.subject }],
    })
    const moved = { ...person, email: someEmail() }
    expect((await personOf(await comeThrough(auth.browser(), moved, name))).id).toBe(first.id)
  })

  test('hands the session to the browser that set out, with PKCE', async () => {
    const browser = auth.browser('203.0.113.1', 'pkce')
    const person = somebody()
    const end = await comeThrough(browser, person, name)
    expect(end.hash).toBe('')
    const code = end.searchParams.get('code') ?? ''
    const { data, error } = await browser.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(person.email)
  })

  test('refuses an address that the provider has not made sure of', async () => {
    const { email } = await registered(auth)
    const end = await comeThrough(auth.browser(), somebody({ email, verified: false }), name)
    expect(fragmentOf(end).get('error_code')).toBe('provider_email_needs_verification')
    expect((await auth.browser().signInWithPassword({ email, password })).error).toBeNull()
  })
})

describe('an account with the same address', () => {
  test('is entered, and who prepared it with a password is out', async () => {
    const { email, user, browser } = await registered(auth)
    const entered = await personOf(await comeThrough(auth.browser(), somebody({ email })))
    expect(entered.id).toBe(user.id)
    expect(entered.app_metadata['providers']).toEqual(['email', 'google'])
    expect((await browser.getUser()).error?.name).toBe('AuthSessionMissingError')
    const { error } = await auth.browser().signInWithPassword({ email, password })
    expect(error?.code).toBe('invalid_credentials')
  })

  test('keeps the password of an owner who has shown the mailbox before', async () => {
    const { email, user } = await registered(auth)
    await auth.database.pool.query('update auth.users set email_proven_at = now() where id = $1', [
      user.id,
    ])
    await comeThrough(auth.browser(), somebody({ email }))
    expect((await auth.browser().signInWithPassword({ email, password })).error).toBeNull()
  })
})

describe('coming back', () => {
  async function setOut(browser: Browser, person = somebody()) {
    const { data } = await browser.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    })
    const { location, cookies } = await visit(data.url ?? '')
    return { cookies, back: provider.agree(location, person) }
  }

  test('works once', async () => {
    const { cookies, back } = await setOut(auth.browser())
    expect((await visit(back, cookies)).location).toContain('access_token=')
    expect((await visit(back, cookies)).location).toContain('error_code=bad_oauth_state')
  })

  test('in another browser signs nobody in', async () => {
    const [mine, theirs] = [await setOut(auth.browser()), await setOut(auth.browser())]
    for (const cookies of ['', theirs.cookies]) {
      const { location } = await visit((await setOut(auth.browser())).back, cookies)
      expect(location).toContain('error_code=bad_oauth_state')
      expect(location).not.toContain('access_token')
    }
    expect((await visit(mine.back, mine.cookies)).location).toContain('access_token=')
  })

  test('with another’s code is refused by the provider’s PKCE', async () => {
    const [mine, theirs] = [await setOut(auth.browser()), await setOut(auth.browser())]
    const forged = new URL(mine.back)
    forged.searchParams.set('code', new URL(theirs.back).searchParams.get('code') ?? '')
    const { location } = await visit(forged.href, mine.cookies)
    expect(location).toContain('error_code=bad_oauth_callback')
  })

  test('with an id token that was made for another sign-in is refused', async () => {
    const { cookies, back } = await setOut(auth.browser(), somebody({ nonce: 'another' }))
    expect((await visit(back, cookies)).location).toContain('error_code=bad_oauth_callback')
  })

  test('too late, without a state, or with nonsense is refused in one piece', async () => {
    const late = await setOut(auth.browser())
    auth.passSeconds(600)
    expect((await visit(late.back, late.cookies)).location).toContain('bad_oauth_state')
    for (const query of ['', '?state=x&code=y', `?state=${'x'.repeat(9000)}`, '?state=%00']) {
      const { response, location } = await visit(`http://auth.test/callback${query}`)
      expect(response.status).toBe(303)
      expect(location).toMatch(/^http:\/\/auth\.test\/#error=access_denied&/)
    }
  })

  test('without agreeing says so, and repeats no text', async () => {
    const { cookies, back } = await setOut(auth.browser())
    const refused = new URL(back)
    refused.searchParams.delete('code')
    refused.searchParams.set('error', 'access_denied')
    refused.searchParams.set('error_description', 'call 555-0100')
    const { location } = await visit(refused.href, cookies)
    expect(location).toContain('error_code=bad_oauth_callback')
    expect(location).not.toContain('555')
  })

  test('goes to a page of ours alone', async () => {
    const { data } = await auth.browser().signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true, redirectTo: 'https://evil.example/' },
    })
    const { location, cookies } = await visit(data.url ?? '')
    const end = await visit(provider.agree(location, somebody()), cookies)
    expect(end.location).toMatch(/^http:\/\/auth\.test\/#access_token=/)
  })

  test('leaves no code and no token in the log', async () => {
    const { cookies, back } = await setOut(auth.browser())
    await visit(back.replace(/code=[^&]+/, 'code=guessed-code'), cookies)
    expect(auth.logged.at(-1)?.event).toContain('did not vouch')
    expect(JSON.stringify(auth.logged)).not.toContain('guessed-code')
  })
})

describe('the ways into an account', () => {
  async function link(browser: Browser, person: Person) {
    const { data, error } = await browser.linkIdentity({ provider: 'github' })
    if (error) throw error
    return provider.agree(data.url, person)
  }

  test('grow and shrink, but never to none', async () => {
    const browser = auth.browser('203.0.113.1', 'pkce')
    const email = someEmail()
    await browser.signUp({ email, password })
    const back = await visit(await link(browser, somebody()))
    const code = new URL(back.location).searchParams.get('code') ?? ''
    expect((await browser.exchangeCodeForSession(code)).error).toBeNull()
    const { data } = await browser.getUserIdentities()
    const github = data?.identities.find((identity) => identity.provider === 'github')
    const byMail = data?.identities.find((identity) => identity.provider === 'email')
    if (!github || !byMail) throw new Error('not linked')
    expect((await browser.unlinkIdentity(byMail)).error).toBeNull()
    const { error } = await auth.browser().signInWithPassword({ email, password })
    expect(error?.code).toBe('invalid_credentials')
    const last = await browser.unlinkIdentity(github)
    expect(last.error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' })
    expect((await browser.unlinkIdentity(byMail)).error?.code).toBe('identity_not_found')
  })

  test('are nobody else’s: a link that a stranger began adds nothing to their account', async () => {
    const stranger = auth.browser('203.0.113.1', 'pkce')
    await stranger.signUp({ email: someEmail(), password })
    const victim = somebody()
    // The victim is led through the stranger’s link, and ends in a browser without the verifier.
    await visit(await link(stranger, victim))
    const { data } = await stranger.getUser()
    expect(data.user?.identities?.map((identity) => identity.provider)).toEqual(['email'])
    const implicit = await registered(auth)
    const { location } = await visit(await link(implicit.browser, victim))
    expect(location).toContain('error_code=bad_oauth_state')
  })

  test('belong to one account each', async () => {
    const person = somebody()
    await comeThrough(auth.browser(), person, 'github')
    const browser = auth.browser('203.0.113.1', 'pkce')
    await browser.signUp({ email: someEmail(), password })
    const back = await visit(await link(browser, person))
    const code = new URL(back.location).searchParams.get('code') ?? ''
    const { error } = await browser.exchangeCodeForSession(code)
    expect(error?.code).toBe('identity_already_exists')
  })

  test('make an anonymous account a full one', async () => {
    const browser = auth.browser('203.0.113.1', 'pkce')
    await browser.signInAnonymously()
    const person = somebody()
    const back = await visit(await link(browser, person))
    const code = new URL(back.location).searchParams.get('code') ?? ''
    const { data } = await browser.exchangeCodeForSession(code)
    expect(data.user).toMatchObject({ is_anonymous: false, email: person.email })
  })
})

describe('an id token', () => {
  const signIn = (provider_: 'google' | 'apple', token: string, nonce?: string) =>
    auth.browser().signInWithIdToken({ provider: provider_, token, ...(nonce && { nonce }) })

  test('of Google or Apple signs in', async () => {
    const person = somebody()
    const google = await signIn('google', await provider.idToken(person))
    expect(google.data.user).toMatchObject({ email: person.email })
    const apple = await provider.idToken(somebody(), {
      audience: 'apple-app',
      email_verified: 'true',
    })
    expect((await signIn('apple', apple)).error).toBeNull()
  })

  test('is bound to a nonce that its bearer knows', async () => {
    const nonce = createHash('sha256').update('secret').digest('hex')
    const token = await provider.idToken(somebody(), { nonce })
    expect((await signIn('google', token)).error?.code).toBe('validation_failed')
    expect((await signIn('google', token, 'guess')).error?.message).toBe('Nonces mismatch')
    expect((await signIn('google', token, 'secret')).error).toBeNull()
  })

  test.each([
    ['for another app', () => provider.idToken(somebody(), { audience: 'another-app' })],
    ['of an unverified address', () => provider.idToken(somebody({ verified: false }))],
    ['that is none', () => Promise.resolve('a.b.c')],
    [
      'without a signature',
      async () => `${(await provider.idToken(somebody())).split('.').slice(0, 2).join('.')}.`,
    ],
    [
      'by another key',
      async () => {
        const other = await startTestProvider(() => auth.now())
        return other.idToken(somebody())
      },
    ],
  ])('%s is refused', async (_, make) => {
    const { data, error } = await signIn('google', await make())
    expect(error?.status).toBeLessThan(500)
    expect(data.session).toBeNull()
  })

  test('that is over is refused', async () => {
    const token = await provider.idToken(somebody())
    auth.passSeconds(331)
    expect((await signIn('google', token)).error?.message).toBe('Bad ID token')
  })

  test('of somebody who is not set up here is refused by name', async () => {
    const response = await auth.send(
      '/token?grant_type=id_token',
      postJson({ provider: 'azure', id_token: 'x' }),
    )
    expect(await response.json()).toMatchObject({ error_code: 'provider_disabled' })
  })
})

test('GET /settings says who is there', async () => {
  const response = await auth.send('/settings')
  expect(await response.json()).toMatchObject({
    external: { google: true, github: true, apple: true, anonymous_users: true, phone: false },
  })
})
