import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { mintApiKey } from './api-keys.ts'
import { createSigningKeys } from './signing-keys.ts'
import { password, registered, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

/** Three browsers of one person. */
async function threeBrowsers() {
  const { browser: first, email, user } = await registered(auth)
  const [second, third] = [auth.browser(), auth.browser()]
  await second.signInWithPassword({ email, password })
  await third.signInWithPassword({ email, password })
  const signedIn = async () => {
    const answers = await Promise.all([first, second, third].map((one) => one.getUser()))
    return answers.map(({ data }) => data.user !== null)
  }
  return { first, second, third, email, user, signedIn }
}

const errorSchema = z.object({ error_code: z.string().optional() })

describe('GET /user', () => {
  test('gives the person', async () => {
    const { browser, user } = await registered(auth)
    const { data, error } = await browser.getUser()
    expect(error).toBeNull()
    expect(data.user).toEqual(user)
  })

  test('has its claims verified by the client with the published keys', async () => {
    const { browser, user } = await registered(auth)
    const { data } = await browser.getClaims()
    expect(data?.claims.sub).toBe(user.id)
  })

  const ask = async (authorization?: string) => {
    const response = await auth.send('/user', authorization ? { headers: { authorization } } : {})
    const { error_code } = errorSchema.parse(await response.json())
    return { status: response.status, code: error_code }
  }

  test('needs a token', async () => {
    expect(await ask()).toEqual({ status: 401, code: 'no_authorization' })
    expect(await ask('Basic abc')).toEqual({ status: 401, code: 'no_authorization' })
  })

  test.each([
    ['nonsense', () => 'abc.def.ghi'],
    ['an API key', () => mintApiKey(auth.keys, 'anon')],
    ['another server', async () => mintApiKey(await createSigningKeys(), 'service_role')],
    ['no signature', () => unsigned({ sub: '00000000-0000-4000-8000-000000000000' })],
  ])('refuses a token of %s', async (_, token) => {
    expect(await ask(`Bearer ${await token()}`)).toEqual({ status: 403, code: 'bad_jwt' })
  })

  function unsigned(claims: object): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    return `${part({ alg: 'none' })}.${part(claims)}.`
  }

  test('refuses a token whose hour is over', async () => {
    const { session } = await registered(auth)
    auth.passSeconds(3599)
    expect((await ask(`Bearer ${session.access_token}`)).code).toBeUndefined()
    auth.passSeconds(2)
    expect(await ask(`Bearer ${session.access_token}`)).toEqual({ status: 403, code: 'bad_jwt' })
  })

  test('refuses a token of a session that has ended', async () => {
    const { browser, session } = await registered(auth)
    await browser.signOut()
    expect(await ask(`Bearer ${session.access_token}`)).toEqual({
      status: 403,
      code: 'session_not_found',
    })
  })
})

describe('POST /logout', () => {
  test('local ends this session alone', async () => {
    const { first, signedIn } = await threeBrowsers()
    expect((await first.signOut({ scope: 'local' })).error).toBeNull()
    expect(await signedIn()).toEqual([false, true, true])
  })

  test('others ends all but this one', async () => {
    const { first, signedIn } = await threeBrowsers()
    expect((await first.signOut({ scope: 'others' })).error).toBeNull()
    expect(await signedIn()).toEqual([true, false, false])
  })

  test('global, the default, ends all, and nobody else’s', async () => {
    const someoneElse = await registered(auth)
    const { first, signedIn } = await threeBrowsers()
    expect((await first.signOut()).error).toBeNull()
    expect(await signedIn()).toEqual([false, false, false])
    expect((await someoneElse.browser.getUser()).error).toBeNull()
  })

  test('ends the refresh tokens too', async () => {
    const { browser, session } = await registered(auth)
    await browser.signOut({ scope: 'local' })
    const { error } = await auth.browser().refreshSession({ refresh_token: session.refresh_token })
    expect(error?.code).toBe('refresh_token_not_found')
  })

  test('refuses an unknown scope', async () => {
    const { session } = await registered(auth)
    const response = await auth.send('/logout?scope=nobody', {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(await response.json()).toMatchObject({ code: 400, error_code: 'validation_failed' })
  })
})

describe('PUT /user', () => {
  test('changes the password and ends the other sessions', async () => {
    const { first, email, signedIn } = await threeBrowsers()
    const { error } = await first.updateUser({ password: 'another horse' })
    expect(error).toBeNull()
    expect(await signedIn()).toEqual([true, false, false])
    const withOld = await auth.browser().signInWithPassword({ email, password })
    expect(withOld.error?.code).toBe('invalid_credentials')
    const withNew = await auth.browser().signInWithPassword({ email, password: 'another horse' })
    expect(withNew.error).toBeNull()
  })

  test.each([
    ['a short password', { password: '12345' }, 'weak_password'],
    ['no password', { password: '' }, 'weak_password'],
    ['the same password', { password }, 'same_password'],
    ['what is no address', { email: 'another' }, 'validation_failed'],
    ['a phone number', { phone: '+15551234567' }, 'phone_provider_disabled'],
    ['data that cannot be stored', { data: { name: '\0' } }, 'validation_failed'],
  ])('refuses %s', async (_, attributes, code) => {
    const { browser, email } = await registered(auth)
    expect((await browser.updateUser(attributes)).error).toMatchObject({ code })
    const { error } = await auth.browser().signInWithPassword({ email, password })
    expect(error).toBeNull()
  })

  test('wants a recent sign-in for a new password', async () => {
    const { browser } = await registered(auth)
    for (let hour = 0; hour < 25; hour += 1) {
      auth.passSeconds(3600)
      await browser.refreshSession()
    }
    const { error } = await browser.updateUser({ password: 'another horse' })
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    expect((await browser.updateUser({ data: { name: 'Ada' } })).error).toBeNull()
  })

  test('merges data, and removes what is set to null', async () => {
    const { browser } = await registered(auth)
    await browser.updateUser({ data: { name: 'Ada', colour: 'basil' } })
    const { data } = await browser.updateUser({ data: { name: null, size: 4 } })
    expect(data.user?.user_metadata).toMatchObject({ colour: 'basil', size: 4 })
    expect(data.user?.user_metadata).not.toHaveProperty('name')
  })

  test('loses no change of several at once', async () => {
    const { browser } = await registered(auth)
    const keys = ['a', 'b', 'c', 'd', 'e', 'f']
    await Promise.all(keys.map((key) => browser.updateUser({ data: { [key]: 1 } })))
    const { data } = await browser.getUser()
    expect(data.user?.user_metadata).toMatchObject(Object.fromEntries(keys.map((key) => [key, 1])))
  })

  test('does not let data grow without end', async () => {
    const { browser } = await registered(auth)
    await browser.updateUser({ data: { a: 'x'.repeat(4000) } })
    const { error } = await browser.updateUser({ data: { b: 'x'.repeat(4000) } })
    expect(error?.code).toBe('validation_failed')
    const { data } = await browser.getUser()
    expect(data.user?.user_metadata).not.toHaveProperty('b')
  })

  test('does not let a person write what the server says of the account', async () => {
    const { browser, user } = await registered(auth)
    await browser.updateUser(JSON.parse('{"app_metadata":{"role":"admin"},"role":"service_role"}'))
    const { data } = await browser.getUser()
    expect(data.user).toMatchObject({ app_metadata: user.app_metadata, role: 'authenticated' })
  })
})
