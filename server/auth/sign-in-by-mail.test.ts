import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registered, someAddress, someEmail, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

describe('signing in by mail', () => {
  test('makes the account when the mail is used, not before', async () => {
    const email = someEmail()
    const { error } = await auth
      .browser(someAddress())
      .signInWithOtp({ email, options: { data: { name: 'Ada' } } })
    expect(error).toBeNull()
    const count = () =>
      auth.database.pool.query(
        'select raw_user_meta_data as data from auth.users where email = $1',
        [email],
      )
    const { code } = await auth.newestToken(email)
    expect((await count()).rows).toEqual([])
    const { data } = await auth.browser().verifyOtp({ email, token: code, type: 'email' })
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ada' } })
    expect((await count()).rows).toHaveLength(1)
  })

  test('makes none where that was not asked for, and answers alike', async () => {
    const email = someEmail()
    const { error } = await auth
      .browser(someAddress())
      .signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(error).toBeNull()
    expect(await auth.mailsTo(email)).toEqual([])
  })

  test('sends nobody more than six mails an hour, known or not', async () => {
    const { email } = await registered(auth)
    const address = someAddress()
    for (const asked of [email, someEmail()]) {
      for (let time = 0; time < 6; time += 1) {
        expect((await auth.browser(address).signInWithOtp({ email: asked })).error).toBeNull()
      }
      const { error } = await auth.browser(address).signInWithOtp({ email: asked })
      expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    }
  })
})
