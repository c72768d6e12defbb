import type * as Argon2 from '@node-rs/argon2'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { password, postJson, registered, someEmail, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

/** How often a password was hashed or compared, which is what the time of an answer would tell. */
const hashing = vi.hoisted(() => ({ times: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const { countedHashing } = await import('./testing/counted-hashing.ts')
  return countedHashing(await original<typeof Argon2>(), () => (hashing.times += 1))
})

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

const rightFor = (email: string) => ({ email, password })

describe('signing in', () => {
  test('opens a session of its own, whatever the case and the spaces of the address', async () => {
    const { email, user, session: first } = await registered(auth)
    const { data, error } = await auth
      .browser()
      .signInWithPassword({ email: ` ${email.toUpperCase()}`, password })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: user.id, email })
    const sessionOf = (token: string) => decodeJwt(token)['session_id']
    expect(sessionOf(data.session?.access_token ?? '')).not.toBe(sessionOf(first.access_token))
  })

  test('remembers when, and on which device', async () => {
    const { email, user } = await registered(auth)
    auth.passSeconds(60)
    const { data } = await auth.browser('2001:db8::1').signInWithPassword(rightFor(email))
    expect(Date.parse(data.user?.last_sign_in_at ?? '')).toBeGreaterThan(
      Date.parse(user.last_sign_in_at ?? ''),
    )
    const { rows } = await auth.database.pool.query(
      'select host(ip) as ip from auth.sessions where user_id = $1 order by created_at desc limit 1',
      [user.id],
    )
    expect(rows).toEqual([{ ip: '2001:db8::1' }])
  })

  test('answers a wrong password and an unknown address alike', async () => {
    const { email } = await registered(auth)
    const wrong = await auth.browser().signInWithPassword({ email, password: 'wrong' })
    const unknown = await auth.browser().signInWithPassword(rightFor(someEmail()))
    const malformed = await auth.browser().signInWithPassword(rightFor('a\0b'))
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
    expect(unknown.error).toEqual(wrong.error)
    expect(malformed.error).toEqual(wrong.error)
  })

  test('works as hard for an unknown address as for a known one', async () => {
    const { email } = await registered(auth)
    const hashesFor = async (asked: string) => {
      hashing.times = 0
      await auth.browser().signInWithPassword({ email: asked, password: 'wrong' })
      return hashing.times
    }
    expect(await hashesFor(email)).toBe(1)
    expect(await hashesFor(someEmail())).toBe(1)
    expect(await hashesFor('no address')).toBe(1)
  })

  test('tells of a ban only after the right password', async () => {
    const { email, user } = await registered(auth)
    await auth.database.pool.query(
      `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
      [user.id],
    )
    const wrong = await auth.browser().signInWithPassword({ email, password: 'wrong' })
    expect(wrong.error?.code).toBe('invalid_credentials')
    const right = await auth.browser().signInWithPassword(rightFor(email))
    expect(right.error).toMatchObject({ code: 'user_banned', message: 'User is banned' })
  })

  test('knows no deleted account', async () => {
    const { email, user, browser } = await registered(auth)
    await auth.database.pool.query('update auth.users set deleted_at = now() where id = $1', [
      user.id,
    ])
    const { error } = await auth.browser().signInWithPassword(rightFor(email))
    expect(error?.code).toBe('invalid_credentials')
    expect((await browser.getUser()).error).toMatchObject({ code: 'user_not_found', status: 403 })
  })

  test('lets no old password in while it is being replaced', async () => {
    const { browser, email, user } = await registered(auth)
    const old = Array.from({ length: 8 }, () => auth.browser().signInWithPassword(rightFor(email)))
    const change = await browser.updateUser({ password: 'another horse' })
    expect(change.error).toBeNull()
    await Promise.all(old)
    const { rows } = await auth.database.pool.query(
      'select count(*)::int as sessions from auth.sessions where user_id = $1',
      [user.id],
    )
    expect(rows).toEqual([{ sessions: 1 }])
  })

  test.each([
    ['a phone number', { phone: '+15551234567', password }, 422, 'phone_provider_disabled'],
    ['no address', { password }, 400, 'validation_failed'],
    ['a list for a password', { email: 'a@example.com', password: [] }, 400, 'validation_failed'],
  ])('refuses %s', async (_, body, status, code) => {
    const response = await auth.send('/token?grant_type=password', postJson(body))
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: status, error_code: code })
  })
})
