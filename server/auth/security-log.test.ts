import { hashSync } from '@node-rs/bcrypt'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultSettings } from './settings.ts'
import { securityLogOf } from './testing/security-log.ts'
import { factorsOf } from './testing/factors.ts'
import type { Factors } from './testing/factors.ts'
import {
  password,
  postJson,
  tokenIn,
  registered,
  someEmail,
  startAuth,
} from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
let factors: Factors
let entriesOf: ReturnType<typeof securityLogOf>['entriesOf']
let everythingOf: ReturnType<typeof securityLogOf>['everythingOf']
beforeAll(async () => {
  auth = await startAuth({
    anonymousEnabled: true,
    rateLimits: {
      ...defaultSettings.rateLimits,
      failedSignInsOfAccountFromAddress: { attempts: 3, seconds: 300 },
    },
  })
  factors = factorsOf(auth)
  ;({ entriesOf, everythingOf } = securityLogOf(auth.database))
})
afterAll(() => auth.stop())

const newestMail = async (email: string) => {
  const [mail] = await auth.mailsTo(email)
  if (mail === undefined) throw new Error('no mail')
  return tokenIn(mail)
}

describe('the security log', () => {
  test('has a sign-in with its device, its address and its means', async () => {
    const { email, user } = await registered(auth)
    const signIn = postJson(
      { email, password },
      { 'user-agent': 'Firefox/130 (X11; Linux)', 'x-test-address': '198.51.100.7' },
    )
    await entriesOf(user.id)
    expect((await auth.send('/token?grant_type=password', signIn)).status).toBe(200)
    const { rows } = await auth.database.pool.query(
      `select kind, detail, user_agent, host(ip) as ip from private.security_log
       where user_id = $1 order by happened_at desc limit 1`,
      [user.id],
    )
    expect(rows).toEqual([
      {
        kind: 'signed_in',
        detail: 'password',
        user_agent: 'Firefox/130 (X11; Linux)',
        ip: '198.51.100.7',
      },
    ])
    expect(await entriesOf(user.id)).toEqual(['signed_in password'])
  })

  test('has a mailed code, and what a first confirmation of the mailbox drops', async () => {
    const { email, user } = await registered(auth)
    await entriesOf(user.id)
    await auth.browser().signInWithOtp({ email })
    const { code } = await newestMail(email)
    await auth.browser().verifyOtp({ email, token: code, type: 'email' })
    expect(await entriesOf(user.id)).toEqual(['password_removed', 'signed_out', 'signed_in otp'])
    await auth.browser().signInWithOtp({ email })
    const again = await newestMail(email)
    await auth.browser().verifyOtp({ email, token: again.code, type: 'email' })
    expect(await entriesOf(user.id)).toEqual(['signed_in otp'])
  })

  test('has a changed password, a reset one, and none where its hash alone is new', async () => {
    const { email, user, browser } = await registered(auth)
    await auth.browser().signInWithPassword({ email, password })
    expect(await entriesOf(user.id)).toEqual(['signed_in password', 'signed_in password'])
    await browser.updateUser({ password: 'another horse' })
    expect(await entriesOf(user.id)).toEqual(['password_changed', 'signed_out'])
    const { session_id: actor } = decodeJwt(
      (await browser.getSession()).data.session?.access_token ?? '',
    )
    const changed = (await everythingOf(user.id)).find(({ kind }) => kind === 'password_changed')
    expect(changed).toMatchObject({ session_id: actor, ip: '203.0.113.1' })

    await auth.browser().resetPasswordForEmail(email)
    const { code } = await newestMail(email)
    const back = auth.browser()
    await back.verifyOtp({ email, token: code, type: 'recovery' })
    await entriesOf(user.id)
    await back.updateUser({ password: 'a third horse' })
    expect(await entriesOf(user.id)).toEqual(['password_set'])
    await auth.browser().resetPasswordForEmail(email)
    const later = auth.browser()
    await later.verifyOtp({ email, token: (await newestMail(email)).code, type: 'recovery' })
    expect(await entriesOf(user.id)).toEqual(['signed_in otp'])
    await later.updateUser({ password: 'a fourth horse' })
    expect(await entriesOf(user.id)).toEqual(['password_reset', 'signed_out'])

    await auth.database.pool.query(
      `update auth.users set encrypted_password = $2 where id = $1`,
      // "a fourth horse", as another auth server would have kept it.
      [user.id, hashSync('a fourth horse', 4)],
    )
    await entriesOf(user.id)
    await auth.browser().signInWithPassword({ email, password: 'a fourth horse' })
    expect(await entriesOf(user.id)).toEqual(['signed_in password'])
  })

  test('has an address that was asked for, and taken', async () => {
    const { email, user, browser } = await registered(auth)
    const wanted = someEmail()
    await entriesOf(user.id)
    await browser.updateUser({ email: wanted })
    expect(await entriesOf(user.id)).toEqual(['email_change_asked'])
    for (const mailbox of [email, wanted]) {
      const { link } = await newestMail(mailbox)
      await auth.browser().verifyOtp({ token_hash: link, type: 'email_change' })
    }
    expect((await entriesOf(user.id))[0]).toBe('email_changed')
  })

  test('has a second factor: set up, shown, taken away', async () => {
    const { email, user, browser, secret, factorId } = await factors.secured()
    expect(await entriesOf(user.id)).toEqual(['signed_in password', 'second_factor_added'])
    const other = await factors.withPassword(email)
    const code = factors.codeNow(secret)
    await other.browser.mfa.challengeAndVerify({ factorId, code })
    expect(await entriesOf(user.id)).toEqual(['signed_in password', 'second_factor_shown'])
    await browser.mfa.unenroll({ factorId })
    expect(await entriesOf(user.id)).toEqual(['second_factor_removed'])
  })

  test('has sessions that were ended: this one, the others, all', async () => {
    const { email, user, browser } = await registered(auth)
    const more = () => auth.browser().signInWithPassword({ email, password })
    for (let device = 0; device < 2; device += 1) await more()
    await entriesOf(user.id)
    await browser.signOut({ scope: 'others' })
    expect(await entriesOf(user.id)).toEqual(['signed_out 2'])
    await browser.signOut({ scope: 'local' })
    expect(await entriesOf(user.id)).toEqual(['signed_out'])
    await more()
    const last = await more()
    await entriesOf(user.id)
    const authorization = `Bearer ${last.data.session?.access_token}`
    await auth.send('/logout', postJson({}, { authorization }))
    expect(await entriesOf(user.id)).toEqual(['signed_out 2'])
  })

  test('has a session of which somebody has a copy', async () => {
    const { user, session, browser } = await registered(auth)
    await browser.refreshSession()
    await browser.refreshSession()
    auth.passSeconds(3600)
    await entriesOf(user.id)
    const stolen = postJson({ refresh_token: session.refresh_token })
    expect((await auth.send('/token?grant_type=refresh_token', stolen)).status).toBe(400)
    expect(await entriesOf(user.id)).toEqual(['session_copied'])
  })

  test('has an anonymous account that got an address', async () => {
    const browser = auth.browser('2001:db8:4::1')
    const { data } = await browser.signInAnonymously()
    const id = data.user?.id ?? ''
    expect(await entriesOf(id)).toEqual(['signed_in anonymous'])
    await browser.updateUser({ email: someEmail(), password })
    expect(await entriesOf(id)).toEqual(['account_kept', 'password_set'])
  })

  test('has passwords and codes that were guessed at until no more were taken, once', async () => {
    const { email, user, secret, factorId } = await factors.secured()
    const { browser } = await factors.withPassword(email, '2001:db8:5::1')
    await entriesOf(user.id)
    const stranger = auth.browser('2001:db8:6::1')
    for (let guess = 0; guess < 2; guess += 1) {
      await stranger.signInWithPassword({ email, password: 'wrong' })
    }
    expect(await entriesOf(user.id)).toEqual([])
    for (let guess = 0; guess < 3; guess += 1) {
      await stranger.signInWithPassword({ email, password: 'wrong' })
    }
    expect(await entriesOf(user.id)).toEqual(['passwords_refused'])
    const wrong = factors.codeNow(secret) === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 7; guess += 1) {
      await browser.mfa.challengeAndVerify({ factorId, code: wrong })
    }
    expect(await entriesOf(user.id)).toEqual(['codes_refused'])
  })

  test('keeps nothing that opens anything', async () => {
    const { email, user, session, secret } = await factors.secured()
    const events = JSON.stringify(await everythingOf(user.id))
    for (const hidden of [email, password, secret, session.refresh_token, session.access_token]) {
      expect(events).not.toContain(hidden)
    }
  })
})
