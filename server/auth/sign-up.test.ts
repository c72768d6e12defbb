import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, registered, someEmail, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

describe('signing up', () => {
  test('answers with a session at once, and with the person', async () => {
    const email = someEmail()
    const { data, error } = await auth.browser().signUp({
      email: `  ${email.toUpperCase()} `,
      password,
      options: { data: { name: 'Ada' }, captchaToken: 'from a widget' },
    })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(data.user).toMatchObject({
      email,
      phone: '',
      aud: 'authenticated',
      role: 'authenticated',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ada', email },
      identities: [{ provider: 'email', identity_data: { email } }],
    })
    expect(data.user?.email_confirmed_at).toBeDefined()
  })

  test('makes the profile in the same transaction', async () => {
    const { user } = await registered(auth)
    const { rows } = await auth.database.pool.query(
      'select id from public.public_profiles where id = $1',
      [user.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('signs the access token so that the published keys verify it', async () => {
    const { session, user } = await registered(auth)
    const keySet = createLocalJWKSet(await auth.keySet())
    const { payload } = await jwtVerify(session.access_token, keySet, {
      issuer: 'http://auth.test/auth/v1',
      audience: 'authenticated',
    })
    expect(decodeProtectedHeader(session.access_token)).toMatchObject({
      alg: 'ES256',
      kid: auth.keys.signing.kid,
    })
    expect(payload).toMatchObject({
      sub: user.id,
      email: user.email,
      phone: '',
      role: 'authenticated',
      is_anonymous: false,
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: payload.iat }],
      app_metadata: { provider: 'email' },
    })
    expect(payload['session_id']).toMatch(/^[0-9a-f-]{36}$/)
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600)
    expect(session.expires_at).toBe(payload.exp)
  })

  test('publishes no private part of a key', async () => {
    const response = await auth.send('/.well-known/jwks.json')
    expect(await response.text()).not.toContain('"d"')
  })

  test('keeps only hashes of the password and of the refresh token', async () => {
    const { session, user } = await registered(auth)
    const { rows } = await auth.database.pool.query(
      `select to_jsonb(u)::text || to_jsonb(t)::text as everything, u.encrypted_password
       from auth.users u join auth.refresh_tokens t on t.user_id = u.id where u.id = $1`,
      [user.id],
    )
    expect(rows[0].everything).not.toContain(password)
    expect(rows[0].everything).not.toContain(session.refresh_token)
    expect(rows[0].encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    [
      'an address that is taken',
      { email: 'taken@example.com', password },
      422,
      'user_already_exists',
      'User already registered',
    ],
    [
      'a password of 5 characters',
      { email: someEmail(), password: '12345' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'an endless password',
      { email: someEmail(), password: 'x'.repeat(257) },
      400,
      'validation_failed',
      'Password cannot be longer than 256 characters',
    ],
    [
      'no password',
      { email: someEmail(), password: '' },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    [
      'what is no address',
      { email: 'cook@', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'a Kelvin sign',
      { email: '\u212Aate@example.com', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'a phone number',
      { phone: '+15551234567', password },
      422,
      'phone_provider_disabled',
      'Phone sign-ins are not enabled',
    ],
  ])('refuses %s', async (_, credentials, status, code, message) => {
    await auth.browser().signUp({ email: 'Taken@example.com', password })
    const { data, error } = await auth.browser().signUp(credentials)
    expect(data.session).toBeNull()
    expect(error).toMatchObject({ status, code, message })
  })

  test('takes a password of 6 characters', async () => {
    const { error } = await auth.browser().signUp({ email: someEmail(), password: '123456' })
    expect(error).toBeNull()
  })

  test('says why a password is weak', async () => {
    const { error } = await auth.browser().signUp({ email: someEmail(), password: '12345' })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
  })

  test('refuses an anonymous account', async () => {
    const { error } = await auth.browser().signInAnonymously()
    expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
  })

  test('makes one account of ten requests at once', async () => {
    const email = someEmail()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => auth.browser().signUp({ email, password })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(answers.flatMap(({ error }) => (error ? [error.code] : []))).toEqual(
      Array(9).fill('user_already_exists'),
    )
  })

  test.each([
    ['NUL', { name: 'a\0b' }],
    ['half a surrogate pair', { name: '\ud800' }],
    ['NUL in a key', { 'a\0b': 1 }],
    ['more than 4 KB', { note: 'x'.repeat(4097) }],
    ['a name of 201 characters', { name: 'x'.repeat(201) }],
    ['nine levels', { a: [[[[[[[[1]]]]]]]] }],
  ])('refuses data with %s', async (_, data) => {
    const { error } = await auth
      .browser()
      .signUp({ email: someEmail(), password, options: { data } })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  test('does not let data pretend another address', async () => {
    const email = someEmail()
    const { data } = await auth.browser().signUp({
      email,
      password,
      options: { data: { email: 'admin@example.com', sub: 'x' } },
    })
    expect(data.user?.user_metadata).toMatchObject({ email, sub: data.user?.id })
  })

  test('can be closed', async () => {
    const closed = await startAuth({ signUp: 'off' })
    const { error } = await closed.browser().signUp({ email: someEmail(), password })
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' })
    await closed.stop()
  })
})
