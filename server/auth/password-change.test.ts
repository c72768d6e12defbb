import { hashSync } from '@node-rs/bcrypt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenIn, registered, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

/** A browser that signed in 25 hours ago, and the nonce it asked for. */
async function stale() {
  const account = await registered(auth)
  for (let hour = 0; hour < 25; hour += 1) {
    auth.passSeconds(3600)
    await account.browser.refreshSession()
  }
  const { error } = await account.browser.reauthenticate()
  if (error) throw error
  const [mail] = await auth.mailsTo(account.email)
  return { ...account, nonce: tokenIn(mail ?? { text: '' }).code }
}

describe('an old session', () => {
  test('changes the password with the nonce of a mail, once', async () => {
    const { browser, nonce } = await stale()
    expect((await browser.updateUser({ password: 'another horse', nonce })).error).toBeNull()
    const again = await browser.updateUser({ password: 'third horse', nonce })
    expect(again.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
  })

  test('does not with a wrong one, and not after five of them', async () => {
    const { browser, nonce } = await stale()
    const wrong = nonce === '00000000' ? '00000001' : '00000000'
    const attempt = (tried: string) =>
      browser.updateUser({ password: 'another horse', nonce: tried })
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await attempt(wrong)).error?.code).toBe('reauthentication_not_valid')
    }
    expect((await attempt(nonce)).error?.code).toBe('reauthentication_not_valid')
  })

  test('does not with somebody else’s', async () => {
    const theirs = await stale()
    const { browser } = await registered(auth)
    const { error } = await browser.updateUser({ password: 'another horse', nonce: theirs.nonce })
    expect(error?.code).toBe('reauthentication_not_valid')
  })

  test('gets nobody in with the nonce alone', async () => {
    const { email, nonce } = await stale()
    const { error } = await auth.browser().verifyOtp({ email, token: nonce, type: 'email' })
    expect(error?.code).toBe('otp_expired')
  })
})

describe('a bcrypt hash that was brought along', () => {
  const hash = '$2b$04$UuTkAFnxeJLcjDnLF4M6JO2Z8gvUKvAl/.jlTXh2j3A2w1ve7tHZe'

  test('is verified, and replaced by argon2id at the first sign-in', async () => {
    const { email, user } = await registered(auth)
    await auth.database.pool.query('update auth.users set encrypted_password = $2 where id = $1', [
      user.id,
      hashSync('brought along', 4),
    ])
    const signIn = (password: string) => auth.browser().signInWithPassword({ email, password })
    expect((await signIn('wrong')).error?.code).toBe('invalid_credentials')
    expect((await signIn('brought along')).error).toBeNull()
    const { rows } = await auth.database.pool.query(
      'select encrypted_password as hash from auth.users where id = $1',
      [user.id],
    )
    expect(rows[0].hash).toMatch(/^\$argon2id\$/)
    expect((await signIn('brought along')).error).toBeNull()
  })

  test.each([hash.slice(0, 20), '$2y$99$x', 'plain', '$argon2i$v=19$x', ''])(
    'that is broken (%s) opens nothing and breaks nothing',
    async (broken) => {
      const { email, user } = await registered(auth)
      await auth.database.pool.query(
        'update auth.users set encrypted_password = $2 where id = $1',
        [user.id, broken],
      )
      const { error } = await auth.browser().signInWithPassword({ email, password: broken || 'x' })
      expect(error?.code).toBe('invalid_credentials')
    },
  )
})

describe('a refused password', () => {
  test('is answered no sooner than the settings say', async () => {
    const slow = await startAuth({ refusalMilliseconds: 400 })
    const start = performance.now()
    await slow.browser().signInWithPassword({ email: 'nobody@example.com', password: 'wrong' })
    expect(performance.now() - start).toBeGreaterThan(390)
    await slow.stop()
  })
})
