import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { somebody, startAuthWithProviders } from './testing/browser.ts'
import type { AuthWithProviders, Browser, Person } from './testing/browser.ts'
import { password, postJson, registered, someEmail } from './testing/start-auth.ts'

let auth: AuthWithProviders['auth']
let provider: AuthWithProviders['provider']
let visit: AuthWithProviders['visit']
let comeThrough: AuthWithProviders['comeThrough']
beforeAll(async () => {
  ;({ auth, provider, visit, comeThrough } = await startAuthWithProviders())
})
afterAll(() => auth.stop())

/** Begins to add GitHub; the answer is where the browser comes back to. */
async function link(browser: Browser, person: Person) {
  const { data, error } = await browser.linkIdentity({ provider: 'github' })
  if (error) throw error
  return provider.agree(data.url, person)
}

const codeIn = (location: string) => new URL(location).searchParams.get('code') ?? ''

async function passHours(browser: Browser, hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    auth.passSeconds(3600)
    await browser.refreshSession()
  }
}

/** An account whose browser finishes at a provider what it began there. */
async function withPkce() {
  const browser = auth.browser('203.0.113.1', 'pkce')
  const email = someEmail()
  const { data, error } = await browser.signUp({ email, password })
  if (error || !data.session) throw error ?? new Error('no session')
  return { browser, email, session: data.session }
}

async function providersOf(email: string): Promise<string[]> {
  const { rows } = await auth.database.pool.query(
    `select provider from auth.identities
     where user_id = (select id from auth.users where email = $1) order by provider`,
    [email],
  )
  return rows.map(({ provider: name }) => name)
}

describe('the ways into an account', () => {
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
    expect(data.user).toMatchObject({
      is_anonymous: false,
      email: person.email,
      app_metadata: { providers: ['email', 'github'] },
    })
  })
})

describe('a session that signed in long ago', () => {
  test('adds no way in, and closes not that of the password', async () => {
    const { browser, email } = await withPkce()
    await passHours(browser, 25)
    const { error } = await browser.linkIdentity({ provider: 'github' })
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    const { data } = await browser.getSession()
    const response = await auth.send(
      '/token?grant_type=id_token',
      postJson(
        {
          provider: 'google',
          id_token: await provider.idToken(somebody()),
          link_identity: true,
        },
        { authorization: `Bearer ${data.session?.access_token}` },
      ),
    )
    expect(await response.json()).toMatchObject({ error_code: 'reauthentication_needed' })
    expect(await providersOf(email)).toEqual(['email'])
  })

  test('does not close the way in by password', async () => {
    const { browser, email } = await withPkce()
    const back = await visit(await link(browser, somebody()))
    await browser.exchangeCodeForSession(codeIn(back.location))
    await passHours(browser, 25)
    const { data } = await browser.getUserIdentities()
    const byMail = data?.identities.find((identity) => identity.provider === 'email')
    if (!byMail) throw new Error('no identity')
    expect((await browser.unlinkIdentity(byMail)).error?.code).toBe('reauthentication_needed')
    expect(await providersOf(email)).toEqual(['email', 'github'])
  })

  test('is no younger for having added one', async () => {
    const { browser, session } = await withPkce()
    await passHours(browser, 23)
    const back = await visit(await link(browser, somebody()))
    const linked = await browser.exchangeCodeForSession(codeIn(back.location))
    const sessionOf = (token: string | undefined) => decodeJwt(token ?? '')['session_id']
    expect(sessionOf(linked.data.session?.access_token)).toBe(sessionOf(session.access_token))
    await passHours(browser, 2)
    const { error } = await browser.updateUser({ password: 'another horse' })
    expect(error?.code).toBe('reauthentication_needed')
  })
})

describe('a way in that a stolen session began to add', () => {
  async function stolen() {
    const { browser: thief, email } = await withPkce()
    const owner = auth.browser()
    await owner.signInWithPassword({ email, password })
    return { thief, owner, email }
  }

  test.each<[string, (owner: Browser) => Promise<{ error: unknown }>]>([
    ['changed the password', (owner) => owner.updateUser({ password: 'another horse' })],
    ['signed out everywhere', (owner) => owner.signOut()],
    ['signed out the others', (owner) => owner.signOut({ scope: 'others' })],
  ])('is not added once the owner has %s', async (_, end) => {
    const { thief, owner, email } = await stolen()
    const atProvider = await link(thief, somebody())
    const cameBack = await visit(await link(thief, somebody()))
    expect((await end(owner)).error).toBeNull()
    expect((await visit(atProvider)).location).toContain('error_code=bad_oauth_state')
    const { error } = await thief.exchangeCodeForSession(codeIn(cameBack.location))
    expect(error?.code).toBe('flow_state_not_found')
    expect(await providersOf(email)).toEqual(['email'])
  })
})
