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
  auth = await startAuth({ anonymousEnabled: true })
})
afterAll(() => auth.stop())

describe('an anonymous account', () => {
  async function anonymous(address = '2001:db8:4::1') {
    const browser = auth.browser(address)
    const { data, error } = await browser.signInAnonymously({ options: { data: { name: 'Ada' } } })
    if (error || !data.user) throw error ?? new Error('no user')
    return { browser, user: data.user }
  }
  const hasAccess = async (id: string) =>
    (await auth.database.pool.query('select private.has_access($1) as it', [id])).rows[0].it

  test('has no trial until it is converted, which keeps what it has', async () => {
    const { browser, user } = await anonymous()
    expect(user).toMatchObject({ is_anonymous: true, email: '', identities: [] })
    await auth.database.pool.query(
      `update public.public_profiles set created_at = now() - interval '20 days' where id = $1`,
      [user.id],
    )
    expect(await hasAccess(user.id)).toBe(false)
    const email = someEmail()
    const { data, error } = await browser.updateUser({ email, password })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id: user.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email' },
    })
    expect(await hasAccess(user.id)).toBe(true)
    expect((await auth.browser().signInWithPassword({ email, password })).error).toBeNull()
  })

  test('is converted with a password however old it is', async () => {
    const { browser } = await anonymous()
    for (let hour = 0; hour < 25; hour += 1) {
      auth.passSeconds(3600)
      await browser.refreshSession()
    }
    const email = someEmail()
    expect((await browser.updateUser({ email, password })).error).toBeNull()
    expect((await auth.browser().signInWithPassword({ email, password })).error).toBeNull()
  })

  test('does not begin its trial anew with another address', async () => {
    const { browser, user } = await anonymous()
    await browser.updateUser({ email: someEmail(), password })
    await auth.database.pool.query(
      `update public.public_profiles set created_at = now() - interval '20 days' where id = $1`,
      [user.id],
    )
    await auth.database.pool.query('update auth.users set email = $2 where id = $1', [
      user.id,
      someEmail(),
    ])
    expect(await hasAccess(user.id)).toBe(false)
  })

  test('takes neither a taken address nor a password without one', async () => {
    const taken = await registered(auth)
    const { browser } = await anonymous()
    expect((await browser.updateUser({ email: taken.email })).error?.code).toBe('email_exists')
    expect((await browser.updateUser({ password })).error?.code).toBe('validation_failed')
  })

  test('is told that somebody else at the same moment was quicker to an address', async () => {
    const [{ browser }, other] = [await anonymous(), await anonymous()]
    const email = someEmail()
    const quicker = await auth.database.pool.connect()
    await quicker.query('begin')
    await quicker.query('update auth.users set email = $2 where id = $1', [other.user.id, email])
    const answer = browser.updateUser({ email, password })
    await somebodyWaits(auth)
    await quicker.query('commit')
    quicker.release()
    expect((await answer).error).toMatchObject({ status: 422, code: 'email_exists' })
    expect(auth.logged.map(({ event }) => event)).not.toContain('auth request failed')
  })

  test('is converted by its new mailbox where addresses are confirmed', async () => {
    const strict = await startAuth({ anonymousEnabled: true, confirmEmail: true })
    const browser = strict.browser()
    await browser.signInAnonymously()
    const email = someEmail()
    const { data } = await browser.updateUser({ email })
    expect(data.user).toMatchObject({ is_anonymous: true, new_email: email })
    const [mail] = await strict.mailsTo(email)
    const { link } = tokenIn(mail ?? { text: '' })
    const done = await strict.browser().verifyOtp({ token_hash: link, type: 'email_change' })
    expect(done.data.user).toMatchObject({ is_anonymous: false, email })
    await strict.stop()
  })

  test('is made a limited number of times', async () => {
    for (let time = 0; time < 30; time += 1) await anonymous('2001:db8:5::1')
    await expect(anonymous('2001:db8:5::1')).rejects.toMatchObject({
      code: 'over_request_rate_limit',
    })
  })
})
