import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mintApiKey } from './api-keys.ts'
import { stepAt, totpCode } from './factors/totp.ts'
import { password, postJson, proofIn, registered, startAuth } from './test-support.ts'
import type { RunningAuth } from './test-support.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

const codeNow = (secret: string, later = 0) => totpCode(secret, stepAt(auth.now()) + later)

type Browser = ReturnType<RunningAuth['browser']>

async function enrol(browser: Browser, friendlyName = 'phone') {
  const { data, error } = await browser.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { factorId: data.id, secret: data.totp.secret, totp: data.totp }
}

/** An account with a second factor, and the browser that set it up. */
async function secured() {
  const account = await registered(auth)
  const factor = await enrol(account.browser)
  const { factorId, secret } = factor
  const { data, error } = await account.browser.mfa.challengeAndVerify({
    factorId,
    code: codeNow(secret),
  })
  if (error) throw error
  // The next code is another one.
  auth.passSeconds(30)
  return { ...account, ...factor, raised: data }
}

/** The same person on another device, with the password alone. */
async function withPassword(email: string) {
  const browser = auth.browser()
  const { data, error } = await browser.signInWithPassword({ email, password })
  if (error) throw error
  return { browser, session: data.session }
}

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
  test('changes neither password nor address, and touches no factor', async () => {
    const { email, factorId } = await secured()
    const { browser } = await withPassword(email)
    const refusals = {
      password: (await browser.updateUser({ password: 'another horse' })).error,
      address: (await browser.updateUser({ email: 'other@example.com' })).error,
      enrol: (await browser.mfa.enroll({ factorType: 'totp' })).error,
      unenrol: (await browser.mfa.unenroll({ factorId })).error,
    }
    expect(refusals).toMatchObject({
      password: { status: 401, code: 'insufficient_aal' },
      address: { status: 401, code: 'insufficient_aal' },
      enrol: { status: 403, code: 'insufficient_aal' },
      unenrol: { status: 422, code: 'insufficient_aal' },
    })
    expect((await browser.updateUser({ data: { name: 'Ada' } })).error).toBeNull()
  })

  test('is what a stolen mailbox gets', async () => {
    const { email } = await secured()
    await auth.browser('2001:db8:6::1').resetPasswordForEmail(email)
    const [mail] = await auth.mailsTo(email)
    const browser = auth.browser()
    const { link } = proofIn(mail ?? { text: '' })
    const { data } = await browser.verifyOtp({ token_hash: link, type: 'recovery' })
    expect(decodeJwt(data.session?.access_token ?? '')['aal']).toBe('aal1')
    const { error } = await browser.updateUser({ password: 'another horse' })
    expect(error?.code).toBe('insufficient_aal')
  })
})

describe('a code', () => {
  test('counts once, and none that is older than it', async () => {
    const { email, factorId, secret } = await secured()
    const [first, second] = [await withPassword(email), await withPassword(email)]
    const [code, earlier] = [codeNow(secret), codeNow(secret, -1)]
    const attempt = (browser: Browser, tried: string) =>
      browser.mfa.challengeAndVerify({ factorId, code: tried })
    expect((await attempt(first.browser, code)).error).toBeNull()
    const again = await attempt(second.browser, code)
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect((await attempt(second.browser, earlier)).error?.code).toBe('mfa_verification_failed')
  })

  test('counts once when it comes twice at the same time', async () => {
    const { email, factorId, secret } = await secured()
    const browsers = await Promise.all([withPassword(email), withPassword(email)])
    const code = codeNow(secret)
    const answers = await Promise.all(
      browsers.map(({ browser }) => browser.mfa.challengeAndVerify({ factorId, code })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  })

  test('is guessed at five times, whatever the challenge, and made at once', async () => {
    const { email, factorId, secret } = await secured()
    const { browser } = await withPassword(email)
    const wrong = codeNow(secret) === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => browser.mfa.challengeAndVerify({ factorId, code: wrong })),
    )
    const codes = guesses.map(({ error }) => error?.code)
    expect(codes.filter((code) => code === 'mfa_verification_failed')).toHaveLength(5)
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(7)
    const right = await browser.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })
    expect(right.error?.code).toBe('over_request_rate_limit')
    auth.passSeconds(900)
    const later = await browser.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })
    expect(later.error).toBeNull()
  })

  test('answers a challenge of five minutes, and no other person’s', async () => {
    const [mine, theirs] = [await secured(), await secured()]
    const { data } = await mine.browser.mfa.challenge({ factorId: mine.factorId })
    const challengeId = data?.id ?? ''
    const foreign = await theirs.browser.mfa.verify({
      factorId: theirs.factorId,
      challengeId,
      code: codeNow(theirs.secret),
    })
    expect(foreign.error?.code).toBe('mfa_challenge_expired')
    const notMine = await theirs.browser.mfa.challenge({ factorId: mine.factorId })
    expect(notMine.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
    auth.passSeconds(300)
    const late = await mine.browser.mfa.verify({
      factorId: mine.factorId,
      challengeId,
      code: codeNow(mine.secret),
    })
    expect(late.error?.code).toBe('mfa_challenge_expired')
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

describe('setting one up', () => {
  test('refuses a name that is taken, and an eleventh', async () => {
    const { browser } = await registered(auth)
    await enrol(browser, 'phone')
    const same = await browser.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    expect(same.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    for (let number = 0; number < 9; number += 1) await enrol(browser, `phone ${number}`)
    const more = await browser.mfa.enroll({ factorType: 'totp' })
    expect(more.error?.code).toBe('too_many_enrolled_mfa_factors')
    auth.passSeconds(300)
    expect((await browser.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
  })

  test.each([
    [{ factor_type: 'phone' }, 422, 'mfa_phone_enroll_not_enabled'],
    [{ factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    [{ factor_type: 'x' }, 400, 'validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'a\0b' }, 400, 'validation_failed'],
    [{ factor_type: 'totp', issuer: 'x'.repeat(2000) }, 400, 'validation_failed'],
    [{ factor_type: 'totp', issuer: '\ud800' }, 400, 'validation_failed'],
  ])('refuses %o', async (body, status, code) => {
    const { session } = await registered(auth)
    const authorization = `Bearer ${session.access_token}`
    const response = await auth.send('/factors', postJson(body, { authorization }))
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error_code: code })
  })

  test.each([
    ['DELETE', '/factors/1'],
    ['POST', '/factors/1/challenge'],
    ['POST', '/factors/00000000-0000-4000-8000-000000000000/challenge'],
  ])('%s %s knows no such factor', async (method, path) => {
    const { session } = await registered(auth)
    const response = await auth.send(path, {
      method,
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(response.status).toBe(404)
    expect((await auth.send(path, { method })).status).toBe(401)
  })
})
