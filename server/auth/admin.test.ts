import { GoTrueAdminApi } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mintApiKey } from './api-keys.ts'
import { createSigningKeys } from './signing-keys.ts'
import {
  password,
  postJson,
  tokenIn,
  registered,
  someEmail,
  startAuth,
} from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
let admin: GoTrueAdminApi
beforeAll(async () => {
  auth = await startAuth()
  admin = await adminWith(await mintApiKey(auth.keys, 'service_role'))
})
afterAll(() => auth.stop())

const adminWith = (key: string) =>
  Promise.resolve(
    new GoTrueAdminApi({
      url: 'http://auth.test',
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      fetch: async (input, init) => auth.app.fetch(new Request(input, init)),
    }),
  )

describe('the calls of an operator', () => {
  test('list accounts page by page, the newest first', async () => {
    for (let time = 0; time < 3; time += 1) {
      auth.passSeconds(1)
      await registered(auth)
    }
    const all = await admin.listUsers({ perPage: 1000 })
    const total = all.data.users.length
    const page = await admin.listUsers({ page: 2, perPage: 1 })
    expect(page.data).toMatchObject({ total, nextPage: 3, users: [all.data.users[1]] })
    expect(all.data.users[0]?.identities).toMatchObject([{ provider: 'email' }])
  })

  test('get one account, or say that there is none', async () => {
    const { user } = await registered(auth)
    expect((await admin.getUserById(user.id)).data.user).toMatchObject({ id: user.id })
    const missing = await admin.getUserById('00000000-0000-4000-8000-000000000000')
    expect(missing.error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  test('delete an account with all that is its', async () => {
    const { user, email, browser } = await registered(auth)
    expect((await admin.deleteUser(user.id)).error).toBeNull()
    expect((await browser.getUser()).error?.code).toBe('user_not_found')
    const { rows } = await auth.database.pool.query(
      'select from public.public_profiles where id = $1',
      [user.id],
    )
    expect(rows).toEqual([])
    expect((await auth.browser().signUp({ email, password })).error).toBeNull()
  })

  test('delete an account softly: nobody gets in, and the address is free', async () => {
    const { user, email } = await registered(auth)
    expect((await admin.deleteUser(user.id, true)).error).toBeNull()
    const { error } = await auth.browser().signInWithPassword({ email, password })
    expect(error?.code).toBe('invalid_credentials')
    expect((await auth.browser().signUp({ email, password })).error).toBeNull()
  })

  test('invite somebody, who comes in by mail and chooses a password', async () => {
    const email = someEmail()
    const { data } = await admin.inviteUserByEmail(email, { data: { name: 'Ada' } })
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ada' } })
    expect(data.user?.invited_at).toBeDefined()
    const [mail] = await auth.mailsTo(email)
    const browser = auth.browser()
    const { link } = tokenIn(mail ?? { text: '' })
    const entered = await browser.verifyOtp({ token_hash: link, type: 'invite' })
    expect(entered.data.user?.id).toBe(data.user?.id)
    expect((await browser.updateUser({ password })).error).toBeNull()
    expect((await auth.browser().signInWithPassword({ email, password })).error).toBeNull()
    expect((await admin.inviteUserByEmail(email)).error?.code).toBe('email_exists')
  })

  test('let nobody take an invited address without the mail', async () => {
    const email = someEmail()
    await admin.inviteUserByEmail(email)
    const { error } = await auth.browser().signUp({ email, password })
    expect(error?.code).toBe('user_already_exists')
  })

  test('make an account, confirmed or not', async () => {
    const [confirmed, waiting] = [someEmail(), someEmail()]
    const made = await admin.createUser({
      email: confirmed,
      password,
      email_confirm: true,
      app_metadata: { team: 'kitchen' },
      user_metadata: { name: 'Ada' },
    })
    expect(made.data.user?.user_metadata).toEqual({ name: 'Ada' })
    expect(made.data.user?.app_metadata).toEqual({
      provider: 'email',
      providers: ['email'],
      team: 'kitchen',
    })
    await admin.createUser({ email: waiting, password })
    const codeOf = async (email: string) =>
      (await auth.browser().signInWithPassword({ email, password })).error?.code
    expect(await codeOf(confirmed)).toBeUndefined()
    expect(await codeOf(waiting)).toBe('email_not_confirmed')
    expect((await admin.createUser({ email: confirmed })).error?.code).toBe('email_exists')
  })

  test('ban an account, which ends its sessions, and let it back in', async () => {
    const { user, email, browser } = await registered(auth)
    await admin.updateUserById(user.id, { ban_duration: '24h' })
    expect((await browser.refreshSession()).error?.code).toBe('refresh_token_not_found')
    const banned = await auth.browser().signInWithPassword({ email, password })
    expect(banned.error?.code).toBe('user_banned')
    await admin.updateUserById(user.id, { ban_duration: 'none' })
    expect((await auth.browser().signInWithPassword({ email, password })).error).toBeNull()
  })

  test('set a password, an address and metadata', async () => {
    const { user, browser } = await registered(auth)
    const email = someEmail()
    const { data } = await admin.updateUserById(user.id, {
      email,
      password: 'another horse',
      user_metadata: { name: 'Grace' },
    })
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Grace', email } })
    expect((await browser.getUser()).error?.name).toBe('AuthSessionMissingError')
    const again = await auth.browser().signInWithPassword({ email, password: 'another horse' })
    expect(again.error).toBeNull()
  })
})

describe('somebody else', () => {
  const calls = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', '/admin/users/00000000-0000-4000-8000-000000000000'],
    ['PUT', '/admin/users/00000000-0000-4000-8000-000000000000'],
    ['DELETE', '/admin/users/00000000-0000-4000-8000-000000000000'],
    ['POST', '/invite'],
  ] as const

  test.each(calls)('may not %s %s', async (method, path) => {
    const { session } = await registered(auth)
    const keys = {
      'no key': undefined,
      'the public key': await mintApiKey(auth.keys, 'anon'),
      'a person’s token': session.access_token,
      'another server’s key': await mintApiKey(await createSigningKeys(), 'service_role'),
    }
    const answers: Record<string, string> = {}
    for (const [name, key] of Object.entries(keys)) {
      const headers = key === undefined ? {} : { authorization: `Bearer ${key}` }
      const init = method === 'GET' ? { headers } : postJson({ email: someEmail() }, headers)
      const response = await auth.send(path, { ...init, method })
      answers[name] =
        `${response.status} ${(await response.text()).match(/"error_code":"(\w+)"/)?.[1]}`
    }
    expect(answers).toEqual({
      'no key': '401 no_authorization',
      'the public key': '403 not_admin',
      'a person’s token': '403 not_admin',
      'another server’s key': '403 bad_jwt',
    })
  })

  test('gets no 5xx for odd input from an operator either', async () => {
    const key = await mintApiKey(auth.keys, 'service_role')
    const authorization = `Bearer ${key}`
    for (const path of [
      '/admin/users?page=0',
      '/admin/users?page=x',
      '/admin/users?per_page=1e9',
    ]) {
      expect((await auth.send(path, { headers: { authorization } })).status).toBe(400)
    }
    expect((await auth.send('/admin/users/1', { headers: { authorization } })).status).toBe(404)
    for (const body of ['{', '[]', '{"ban_duration":"1y"}', '{"app_metadata":{"a":"\\u0000"}}']) {
      const response = await auth.send('/admin/users', postJson(body, { authorization }))
      expect(response.status).toBe(400)
    }
  })
})
