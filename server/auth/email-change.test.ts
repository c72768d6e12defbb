import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, registered, someEmail, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

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
    current: await auth.newestToken(account.email),
    fresh: await auth.newestToken(wanted),
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
    await agree((await auth.newestToken(wanted)).link)
    expect((await browser.getUser()).data.user?.email).toBe(email)
  })

  test('is not what an earlier mail agreed to', async () => {
    const { browser, email, fresh } = await changing()
    const other = someEmail()
    await browser.updateUser({ email: other })
    expect((await agree(fresh.link)).error?.code).toBe('otp_expired')
    await agree((await auth.newestToken(email)).link)
    const { data } = await agree((await auth.newestToken(other)).link)
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

  test('is named to the present mailbox, as text', async () => {
    const { browser, email } = await registered(auth)
    await browser.updateUser({ email: `a&b-${someEmail()}` })
    const [mail] = await auth.mailsTo(email)
    expect(mail?.text).toMatch(/to move it to a&b-cook-\S+@example\.com\./)
    expect(mail?.html).toContain('to move it to a&amp;b-cook-')
  })

  test('voids what was asked about an earlier one at once', async () => {
    const { browser, current, fresh } = await changing()
    await browser.updateUser({ email: someEmail() })
    expect((await agree(current.link)).error?.code).toBe('otp_expired')
    expect((await agree(fresh.link)).error?.code).toBe('otp_expired')
  })

  test('is the one that the present mailbox was told of', async () => {
    const { browser, user, email, current } = await changing()
    // As where a later request is half done: its address is noted, the mails are not out.
    const thiefs = someEmail()
    await auth.database.pool.query('update auth.users set email_change = $2 where id = $1', [
      user.id,
      thiefs,
    ])
    expect((await agree(current.link)).error?.code).toBe('otp_expired')
    expect((await browser.getUser()).data.user?.email).toBe(email)
  })

  test('ends what was on its way to the old one', async () => {
    const { email, current, fresh } = await changing()
    await auth.browser('2001:db8:3::1').resetPasswordForEmail(email)
    const { link } = await auth.newestToken(email)
    await agree(current.link)
    await agree(fresh.link)
    const { error } = await auth.browser().verifyOtp({ token_hash: link, type: 'recovery' })
    expect(error?.code).toBe('otp_expired')
  })
})

describe('the mails about another address', () => {
  const address = (number: number) => `2001:db8:c:${number.toString(16)}::1`

  test('count for the present mailbox as for the new one', async () => {
    const { browser, email } = await registered(auth)
    for (let time = 0; time < 6; time += 1) {
      expect((await browser.updateUser({ email: someEmail() })).error).toBeNull()
      // A request that a later one overtakes sends no mail.
      expect(await auth.mailsTo(email)).toHaveLength(time + 1)
    }
    const { error } = await browser.updateUser({ email: someEmail() })
    expect(error?.code).toBe('over_email_send_rate_limit')
    expect(await auth.mailsTo(email)).toHaveLength(6)
  })

  test('are no way to flood a stranger’s mailbox by asking again', async () => {
    const victim = someEmail()
    for (let number = 0; number < 5; number += 1) {
      const { browser, email } = await registered(auth)
      await browser.updateUser({ email: victim })
      for (let time = 0; time < 5; time += 1) {
        const again = auth.browser(address(number))
        expect((await again.resend({ type: 'email_change', email })).error).toBeNull()
      }
    }
    expect(await auth.mailsTo(victim)).toHaveLength(20)
    expect(auth.logged.map(({ event }) => event)).not.toContain('work behind an answer failed')
  })
})
