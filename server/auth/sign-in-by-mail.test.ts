import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proofIn, registered, someEmail, startAuth } from './test-support.ts'
import type { RunningAuth } from './test-support.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

let lastAddress = 0
const someAddress = () => `2001:db8:a:${(lastAddress += 1).toString(16)}::1`

/** What the newest mail to an address carries. */
async function newestProof(email: string) {
  const [mail] = await auth.mailsTo(email)
  if (mail === undefined) throw new Error('no mail')
  return proofIn(mail)
}

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
    const { code } = await newestProof(email)
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
