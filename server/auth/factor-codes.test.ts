import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factorsOf } from './testing/factors.ts'
import type { Factors } from './testing/factors.ts'
import { startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
let codeNow: Factors['codeNow']
let secured: Factors['secured']
let withPassword: Factors['withPassword']
beforeAll(async () => {
  auth = await startAuth()
  ;({ codeNow, secured, withPassword } = factorsOf(auth))
})
afterAll(() => auth.stop())

type Browser = ReturnType<RunningAuth['browser']>

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

  test('of the owner is taken where they showed one before, however often others guess', async () => {
    const { email, browser: owner, factorId, secret } = await secured()
    const wrong = codeNow(secret) === '000000' ? '000001' : '000000'
    const guess = async (address: string) => {
      const { browser } = await withPassword(email, address)
      return (await browser.mfa.challengeAndVerify({ factorId, code: wrong })).error?.code
    }
    for (let number = 0; number < 60; number += 1) {
      expect(await guess(`2001:db8:b:${(number % 12).toString(16)}::1`)).toBe(
        'mfa_verification_failed',
      )
    }
    expect(await guess('2001:db8:b:ff::1')).toBe('over_request_rate_limit')
    const right = await owner.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })
    expect(right.error).toBeNull()
  })

  test('is no guess where it cannot be right', async () => {
    const { browser, factorId, secret } = await secured()
    for (let number = 0; number < 6; number += 1) {
      const noCode = await browser.mfa.challengeAndVerify({ factorId, code: 'abc' })
      expect(noCode.error?.code).toBe('mfa_verification_failed')
      const noChallenge = await browser.mfa.verify({
        factorId,
        challengeId: '00000000-0000-4000-8000-000000000000',
        code: '000000',
      })
      expect(noChallenge.error?.code).toBe('mfa_challenge_expired')
    }
    const right = await browser.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })
    expect(right.error).toBeNull()
  })
})
