import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postJson, registered, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

async function refresh(token: string): Promise<{ token: string; code: string }> {
  const browser = auth.browser()
  const { data, error } = await browser.refreshSession({ refresh_token: token })
  return { token: data.session?.refresh_token ?? '', code: error?.code ?? '' }
}

describe('refreshing a session', () => {
  test('gives new tokens of the same session, and its first claim of identity', async () => {
    const { browser, session, user } = await registered(auth)
    auth.passSeconds(1800)
    const { data, error } = await browser.refreshSession()
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    const before = decodeJwt(session.access_token)
    const after = decodeJwt(data.session?.access_token ?? '')
    expect(after['session_id']).toBe(before['session_id'])
    expect(after['amr']).toEqual(before['amr'])
    expect((after.iat ?? 0) - (before.iat ?? 0)).toBe(1800)
  })

  test('gives a used token its successor again within 10 seconds', async () => {
    const { session } = await registered(auth)
    const first = await refresh(session.refresh_token)
    auth.passSeconds(10)
    expect(await refresh(session.refresh_token)).toEqual(first)
    auth.passSeconds(3600)
    expect((await refresh(first.token)).code).toBe('')
  })

  test('gives a used token the newest of its chain within 10 seconds', async () => {
    const { session } = await registered(auth)
    const second = await refresh((await refresh(session.refresh_token)).token)
    expect(await refresh(session.refresh_token)).toEqual(second)
  })

  test('gives requests at once the same token, and leaves one that works', async () => {
    const { session, user } = await registered(auth)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(session.refresh_token)),
    )
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
    const { rows } = await auth.database.pool.query(
      'select revoked from auth.refresh_tokens where user_id = $1 order by id',
      [user.id],
    )
    expect(rows).toEqual([{ revoked: true }, { revoked: false }])
  })

  test('ends the session when a token comes back later', async () => {
    const { session, browser } = await registered(auth)
    const { token } = await refresh(session.refresh_token)
    auth.passSeconds(10.001)
    expect((await refresh(session.refresh_token)).code).toBe('refresh_token_already_used')
    expect((await refresh(token)).code).toBe('refresh_token_not_found')
    const { error } = await browser.getUser()
    expect(error?.name).toBe('AuthSessionMissingError')
    expect(auth.logged.at(-1)).toMatchObject({
      level: 'warn',
      event: 'refresh token reused: session ended',
    })
  })

  test('ends no other session with it', async () => {
    const { session, email } = await registered(auth)
    const other = auth.browser()
    await other.signInWithPassword({ email, password: 'correct horse' })
    await refresh(session.refresh_token)
    auth.passSeconds(11)
    await refresh(session.refresh_token)
    expect((await other.refreshSession()).error).toBeNull()
  })

  test('answers the token of an ended session', async () => {
    const { browser, user } = await registered(auth)
    await auth.database.pool.query('delete from auth.sessions where user_id = $1', [user.id])
    const { error } = await browser.refreshSession()
    expect(error).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    })
  })

  test('is refused to a banned account, whose token stays unused', async () => {
    const { session, user } = await registered(auth)
    await auth.database.pool.query(
      `update auth.users set banned_until = 'infinity' where id = $1`,
      [user.id],
    )
    expect((await refresh(session.refresh_token)).code).toBe('user_banned')
    await auth.database.pool.query('update auth.users set banned_until = null where id = $1', [
      user.id,
    ])
    auth.passSeconds(11)
    expect((await refresh(session.refresh_token)).code).toBe('')
  })

  test('forgets tokens used more than 30 days ago', async () => {
    const { session, user } = await registered(auth)
    let { token } = await refresh(session.refresh_token)
    auth.passSeconds(31 * 24 * 3600)
    ;({ token } = await refresh(token))
    expect((await refresh(session.refresh_token)).code).toBe('refresh_token_not_found')
    expect((await refresh(token)).code).toBe('')
    const { rows } = await auth.database.pool.query(
      'select count(*)::int as kept from auth.refresh_tokens where user_id = $1',
      [user.id],
    )
    expect(rows).toEqual([{ kept: 3 }])
  })

  test.each([
    ['none', {}],
    ['an empty one', { refresh_token: '' }],
    ['a number', { refresh_token: 1 }],
  ])('refuses %s', async (_, body) => {
    const response = await auth.send('/token?grant_type=refresh_token', postJson(body))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
  })
})
