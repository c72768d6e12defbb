import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { somebody, startAuthWithProviders } from './testing/browser.ts'
import type { AuthWithProviders, Browser } from './testing/browser.ts'
import { password, registered, someEmail } from './testing/start-auth.ts'

let auth: AuthWithProviders['auth']
let provider: AuthWithProviders['provider']
let visit: AuthWithProviders['visit']
let comeThrough: AuthWithProviders['comeThrough']
beforeAll(async () => {
  ;({ auth, provider, visit, comeThrough } = await startAuthWithProviders())
})
afterAll(() => auth.stop())

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

describe.each(['google', 'github', 'custom:oidc'] as const)('signing in with %s', (name) => {
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

  test.each(['李雷', 'Łukasz ’Brien', 'two\nlines\u2028\u202e'])(
    'takes the name %j',
    async (given) => {
      const person = somebody({ name: given })
      const made = await personOf(await comeThrough(auth.browser(), person, name))
      expect(made.user_metadata).toMatchObject({ name: given })
    },
  )

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

test('cuts a name that is too long, and no character of it in half', async () => {
  const longest = 'a'.repeat(199)
  const person = somebody({ name: `${longest}🍕` })
  const made = await personOf(await comeThrough(auth.browser(), person, 'github'))
  expect(made.user_metadata).toMatchObject({ name: longest })
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

test('GET /settings says who is there', async () => {
  const response = await auth.send('/settings')
  expect(await response.json()).toMatchObject({
    external: { google: true, github: true, apple: true, anonymous_users: true, phone: false },
  })
})
