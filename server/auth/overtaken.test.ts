import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  password,
  tokenIn,
  registered,
  somebodyWaits,
  someEmail,
  startAuth,
} from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

/**
 * Asks for something with a session that ends while the request is on its way: it has been
 * authenticated, and waits for the account, when the session is ended.
 */
async function overtaken<T>(userId: string, ask: () => Promise<T>): Promise<T> {
  const owner = await auth.database.pool.connect()
  try {
    await owner.query('begin')
    await owner.query('select from auth.users where id = $1 for no key update', [userId])
    const answer = ask()
    await somebodyWaits(auth)
    await owner.query('delete from auth.sessions where user_id = $1', [userId])
    await owner.query('commit')
    return await answer
  } finally {
    owner.release()
  }
}

type Browser = ReturnType<RunningAuth['browser']>

describe('a session that ends while it is at work', () => {
  test.each<[string, (browser: Browser) => Promise<{ error: unknown }>]>([
    ['sets no password', (browser) => browser.updateUser({ password: 'another horse' })],
    ['asks for no address', (browser) => browser.updateUser({ email: someEmail() })],
    ['writes no data', (browser) => browser.updateUser({ data: { name: 'Mallory' } })],
    ['sets up no second factor', (browser) => browser.mfa.enroll({ factorType: 'totp' })],
  ])('%s', async (_, ask) => {
    const { browser, email, user } = await registered(auth)
    const kept = () =>
      auth.database.pool.query(
        `select encrypted_password, email_change, raw_user_meta_data,
           (select count(*) from auth.mfa_factors where user_id = users.id) as factors
         from auth.users where id = $1`,
        [user.id],
      )
    const before = (await kept()).rows
    const { error } = await overtaken(user.id, () => ask(browser))
    expect(error).not.toBeNull()
    expect((await kept()).rows).toEqual(before)
    expect((await auth.browser().signInWithPassword({ email, password })).error).toBeNull()
  })

  test('keeps nothing of what the owner has dropped who takes over', async () => {
    const { browser, email } = await registered(auth)
    const owner = auth.browser('2001:db8:8::1')
    await owner.resetPasswordForEmail(email)
    const [mail] = await auth.mailsTo(email)
    const { link } = tokenIn(mail ?? { text: '' })
    await Promise.all([
      browser.updateUser({ password: 'stranger’s' }),
      owner.verifyOtp({ token_hash: link, type: 'recovery' }),
    ])
    const { error } = await auth.browser().signInWithPassword({ email, password: 'stranger’s' })
    expect(error?.code).toBe('invalid_credentials')
  })
})
