import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mintApiKey } from './api-keys.ts'
import { factorsOf } from './testing/factors.ts'
import type { Factors } from './testing/factors.ts'
import { tokenIn, registered, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
let codeNow: Factors['codeNow']
let enrol: Factors['enrol']
let secured: Factors['secured']
let withPassword: Factors['withPassword']
beforeAll(async () => {
  auth = await startAuth()
  ;({ codeNow, enrol, secured, withPassword } = factorsOf(auth))
})
afterAll(() => auth.stop())

describe('a second factor', () => {
  test('is set up with a QR code and a right code, which lifts the session', async () => {
    const { browser, user, factorId, totp, raised } = await secured()
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/auth\.test:cook-/)
    expect(decodeJwt(raised.access_token)).toMatchObject({
      sub: user.id,
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    })
    expect((await browser.mfa.listFactors()).data?.totp).toMatchObject([
      { id: factorId, status: 'verified', friendly_name: 'phone', factor_type: 'totp' },
    ])
    const refreshed = await browser.refreshSession()
    expect(decodeJwt(refreshed.data.session?.access_token ?? '')['aal']).toBe('aal2')
  })

  test('is asked for at the next sign-in', async () => {
    const { email, factorId, secret } = await secured()
    const { browser } = await withPassword(email)
    const level = async () => (await browser.mfa.getAuthenticatorAssuranceLevel()).data
    expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    const { error } = await browser.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })
    expect(error).toBeNull()
    expect(await level()).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  })

  test('counts for nothing before its first right code', async () => {
    const { browser, email } = await registered(auth)
    await enrol(browser)
    const other = await withPassword(email)
    expect((await other.browser.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal1')
    expect((await other.browser.updateUser({ password: 'another horse' })).error).toBeNull()
  })

  test('ends the sessions that did not show it', async () => {
    const account = await registered(auth)
    const other = await withPassword(account.email)
    const { factorId, secret } = await enrol(account.browser)
    await account.browser.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })
    expect((await other.browser.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await account.browser.getUser()).error).toBeNull()
  })

  test('does not lift a copy of the refresh token from before', async () => {
    const account = await registered(auth)
    const { factorId, secret } = await enrol(account.browser)
    await account.browser.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })
    const copy = await auth
      .browser()
      .refreshSession({ refresh_token: account.session.refresh_token })
    expect(copy.error?.code).toBe('refresh_token_not_found')
    expect((await account.browser.refreshSession()).error).toBeNull()
  })
})

describe('a session without the second factor', () => {
  test('changes nothing of its account, and touches no factor', async () => {
    const { email, factorId } = await secured()
    const { browser } = await withPassword(email)
    const refusals = {
      password: (await browser.updateUser({ password: 'another horse' })).error,
      address: (await browser.updateUser({ email: 'other@example.com' })).error,
      data: (await browser.updateUser({ data: { name: 'Ada' } })).error,
      enrol: (await browser.mfa.enroll({ factorType: 'totp' })).error,
      unenrol: (await browser.mfa.unenroll({ factorId })).error,
    }
    expect(refusals).toMatchObject({
      password: { status: 401, code: 'insufficient_aal' },
      address: { status: 401, code: 'insufficient_aal' },
      data: { status: 401, code: 'insufficient_aal' },
      enrol: { status: 403, code: 'insufficient_aal' },
      unenrol: { status: 422, code: 'insufficient_aal' },
    })
  })

  test('is what a stolen mailbox gets', async () => {
    const { email, user } = await secured()
    await auth.database.pool.query('update auth.users set email_proven_at = now() where id = $1', [
      user.id,
    ])
    await auth.browser('2001:db8:6::1').resetPasswordForEmail(email)
    const [mail] = await auth.mailsTo(email)
    const browser = auth.browser()
    const { link } = tokenIn(mail ?? { text: '' })
    const { data } = await browser.verifyOtp({ token_hash: link, type: 'recovery' })
    expect(decodeJwt(data.session?.access_token ?? '')['aal']).toBe('aal1')
    const { error } = await browser.updateUser({ password: 'another horse' })
    expect(error?.code).toBe('insufficient_aal')
  })

  test('is not what the owner gets of a mailbox that nobody had proven', async () => {
    // Somebody made the account with another's address, and locked it with a factor of their own.
    const { email } = await secured()
    await auth.browser('2001:db8:6::2').resetPasswordForEmail(email)
    const [mail] = await auth.mailsTo(email)
    const owner = auth.browser()
    await owner.verifyOtp({ token_hash: tokenIn(mail ?? { text: '' }).link, type: 'recovery' })
    expect((await owner.mfa.listFactors()).data?.all).toEqual([])
    expect((await owner.updateUser({ password: 'another horse' })).error).toBeNull()
  })
})

describe('taking a second factor away', () => {
  test('lowers the session that had shown it', async () => {
    const { browser, factorId } = await secured()
    expect((await browser.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
    const { data } = await browser.refreshSession()
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    })
  })

  test('is for an operator too, when it was lost', async () => {
    const { email, user, factorId } = await secured()
    const key = await mintApiKey(auth.keys, 'service_role')
    const headers = { authorization: `Bearer ${key}` }
    const path = `/admin/users/${user.id}/factors`
    const listed = await auth.send(path, { headers })
    expect(await listed.json()).toMatchObject([{ id: factorId }])
    const gone = await auth.send(`${path}/${factorId}`, { method: 'DELETE', headers })
    expect(await gone.json()).toEqual({ id: factorId })
    const { browser } = await withPassword(email)
    expect((await browser.updateUser({ password: 'another horse' })).error).toBeNull()
    const asPerson = await auth.send(path, {
      headers: { authorization: `Bearer ${(await withPassword2(email)).access_token}` },
    })
    expect(asPerson.status).toBe(403)
  })

  const withPassword2 = async (email: string) => {
    const { data } = await auth.browser().signInWithPassword({ email, password: 'another horse' })
    if (!data.session) throw new Error('no session')
    return data.session
  }
})

describe('what is kept of a factor', () => {
  test('is of no use without the server’s key', async () => {
    const { secret } = await secured()
    const { rows } = await auth.database.pool.query(
      `select string_agg(f::text, ' ') as everything from auth.mfa_factors as f`,
    )
    expect(rows[0].everything).not.toContain(secret)
    expect(JSON.stringify(auth.logged)).not.toContain(secret)
  })
})
