import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, proofIn, registered, someEmail, startAuth } from './test-support.ts'
import type { RunningAuth } from './test-support.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth({ anonymousEnabled: true })
})
afterAll(() => auth.stop())

async function newestProof(email: string) {
  const [mail] = await auth.mailsTo(email)
  if (mail === undefined) throw new Error('no mail')
  return proofIn(mail)
}

const agree = (link: string) => auth.browser().verifyOtp({ token_hash: link, type: 'email_change' })

async function changing() {
  const account = await registered(auth)
  const wanted = someEmail()
  const { data, error } = await account.browser.updateUser({ email: wanted })
  if (error) throw error
  return {
    ...account,
    answer: data.user,
    wanted,
    current: await newestProof(account.email),
    fresh: await newestProof(wanted),
  }
}

describe('another address', () => {
  test.each([
    ['the present one first', ['current', 'fresh'] as const],
    ['the new one first', ['fresh', 'current'] as const],
  ])('counts when both mailboxes agreed: %s', async (_, [first, second]) => {
    const change = await changing()
    expect(change.answer).toMatchObject({ email: change.email, new_email: change.wanted })
    const half = await agree(change[first].link)
    expect(half.error).toBeNull()
    expect(half.data).toEqual({ user: null, session: null })
    expect((await change.browser.getUser()).data.user?.email).toBe(change.email)
    const whole = await agree(change[second].link)
    expect(whole.data.user).toMatchObject({
      email: change.wanted,
      user_metadata: { email: change.wanted },
      identities: [{ provider: 'email', identity_data: { email: change.wanted } }],
    })
    const signIn = (email: string) => auth.browser().signInWithPassword({ email, password })
    expect((await signIn(change.wanted)).error).toBeNull()
    expect((await signIn(change.email)).error?.code).toBe('invalid_credentials')
  })

  test('is not carried by the new mailbox alone, however often it agrees', async () => {
    const { browser, email, wanted, fresh } = await changing()
    await agree(fresh.link)
    expect((await agree(fresh.link)).error?.code).toBe('otp_expired')
    await browser.updateUser({ email: wanted })
    await agree((await newestProof(wanted)).link)
    expect((await browser.getUser()).data.user?.email).toBe(email)
  })

  test('is not what an earlier mail agreed to', async () => {
    const { browser, email, fresh } = await changing()
    const other = someEmail()
    await browser.updateUser({ email: other })
    expect((await agree(fresh.link)).error?.code).toBe('otp_expired')
    await agree((await newestProof(email)).link)
    const { data } = await agree((await newestProof(other)).link)
    expect(data.user?.email).toBe(other)
  })

  test('that has an account is answered alike, and told to that mailbox alone', async () => {
    const [{ browser, email }, taken] = [await registered(auth), await registered(auth)]
    const { data, error } = await browser.updateUser({ email: taken.email })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, new_email: taken.email })
    const [notice] = await auth.mailsTo(taken.email)
    expect(notice?.subject).toBe('You already have an account')
    expect(notice?.text).not.toContain('token=')
  })

  test('that was taken meanwhile is refused, and nothing changes', async () => {
    const { browser, email, wanted, current, fresh } = await changing()
    await agree(current.link)
    await registered(auth, wanted)
    expect((await agree(fresh.link)).error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await browser.getUser()).data.user?.email).toBe(email)
  })

  test('ends what was on its way to the old one', async () => {
    const { email, current, fresh } = await changing()
    await auth.browser('2001:db8:3::1').resetPasswordForEmail(email)
    const { link } = await newestProof(email)
    await agree(current.link)
    await agree(fresh.link)
    const { error } = await auth.browser().verifyOtp({ token_hash: link, type: 'recovery' })
    expect(error?.code).toBe('otp_expired')
  })
})

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

  test('is converted by its new mailbox where addresses are confirmed', async () => {
    const strict = await startAuth({ anonymousEnabled: true, confirmEmail: true })
    const browser = strict.browser()
    await browser.signInAnonymously()
    const email = someEmail()
    const { data } = await browser.updateUser({ email })
    expect(data.user).toMatchObject({ is_anonymous: true, new_email: email })
    const [mail] = await strict.mailsTo(email)
    const { link } = proofIn(mail ?? { text: '' })
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
