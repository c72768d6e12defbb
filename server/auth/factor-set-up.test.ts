import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factorsOf } from './testing/factors.ts'
import type { Factors } from './testing/factors.ts'
import { postJson, registered, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
let enrol: Factors['enrol']
beforeAll(async () => {
  auth = await startAuth()
  ;({ enrol } = factorsOf(auth))
})
afterAll(() => auth.stop())

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

  test('wants a recent sign-in for the first one', async () => {
    const { browser } = await registered(auth)
    for (let hour = 0; hour < 25; hour += 1) {
      auth.passSeconds(3600)
      await browser.refreshSession()
    }
    const { error } = await browser.mfa.enroll({ factorType: 'totp' })
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  })
})
