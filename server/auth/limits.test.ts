import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultSettings } from './settings.ts'
import {
  password,
  postJson,
  registered,
  someAddress,
  someEmail,
  startAuth,
} from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth({
    rateLimits: {
      ...defaultSettings.rateLimits,
      failedSignInsOfAccountFromAddress: { attempts: 3, seconds: 300 },
      failedSignInsOfAccount: { attempts: 6, seconds: 3600 },
      failedSignInsFromAddress: { attempts: 10, seconds: 900 },
      signUpsFromAddress: { attempts: 4, seconds: 3600 },
      failedRefreshesFromAddress: { attempts: 3, seconds: 300 },
      passwordChangesOfAccount: { attempts: 3, seconds: 3600 },
    },
  })
})
afterAll(() => auth.stop())

async function account(): Promise<string> {
  const email = someEmail()
  const { error } = await auth.browser(someAddress()).signUp({ email, password })
  if (error) throw error
  return email
}

async function attempt(email: string, tried: string, address: string): Promise<string> {
  const { error } = await auth.browser(address).signInWithPassword({ email, password: tried })
  return error?.code ?? 'signed in'
}

const limited = 'over_request_rate_limit'

describe('the limits', () => {
  test('stop guessing at one account, for a while', async () => {
    const [email, address] = [await account(), someAddress()]
    for (let guess = 0; guess < 3; guess += 1) {
      expect(await attempt(email, 'wrong', address)).toBe('invalid_credentials')
    }
    expect(await attempt(email, password, address)).toBe(limited)
    expect(await attempt(email, password, someAddress())).toBe('signed in')
    auth.passSeconds(300)
    expect(await attempt(email, password, address)).toBe('signed in')
  })

  test('count guesses made at once', async () => {
    const [email, address] = [await account(), someAddress()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => attempt(email, 'wrong', address)),
    )
    expect(answers.filter((answer) => answer === 'invalid_credentials')).toHaveLength(3)
  })

  test('stop guessing at one account from many addresses', async () => {
    const email = await account()
    for (let guess = 0; guess < 6; guess += 1) await attempt(email, 'wrong', someAddress())
    expect(await attempt(email, password, someAddress())).toBe(limited)
    auth.passSeconds(3600)
    expect(await attempt(email, password, someAddress())).toBe('signed in')
  })

  test('let somebody in where they have been in before, whatever strangers try elsewhere', async () => {
    const [email, address] = [someEmail(), someAddress()]
    await auth.browser(address).signUp({ email, password })
    for (let guess = 0; guess < 6; guess += 1) await attempt(email, 'wrong', someAddress())
    expect(await attempt(email, password, someAddress())).toBe(limited)
    expect(await attempt(email, password, address)).toBe('signed in')
  })

  test('leave the owner of an address their tries at a code', async () => {
    const email = await account()
    const guess = async (address: string) => {
      const tried = { email, token: '12345678', type: 'email' } as const
      return (await auth.browser(address).verifyOtp(tried)).error?.code
    }
    const stranger = someAddress()
    for (let time = 0; time < 20; time += 1) expect(await guess(stranger)).toBe('otp_expired')
    expect(await guess(stranger)).toBe(limited)
    expect(await guess(someAddress())).toBe('otp_expired')
  })

  test('treat an account that does not exist alike', async () => {
    const [email, address] = [someEmail(), someAddress()]
    for (let guess = 0; guess < 3; guess += 1) await attempt(email, 'wrong', address)
    expect(await attempt(email, 'wrong', address)).toBe(limited)
  })

  test('stop guessing at many accounts from one address, and from its whole network', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      await attempt(someEmail(), 'wrong', `2001:db8:1:1::${guess}`)
    }
    const email = await account()
    expect(await attempt(email, password, '2001:db8:1:1:ffff::1')).toBe(limited)
    expect(await attempt(email, password, '2001:db8:1:2::1')).toBe('signed in')
  })

  test('do not count right passwords', async () => {
    const [email, address] = [await account(), someAddress()]
    for (let time = 0; time < 12; time += 1) {
      expect(await attempt(email, password, address)).toBe('signed in')
    }
  })

  test('tell how long to wait', async () => {
    const [email, address] = [await account(), someAddress()]
    for (let guess = 0; guess < 3; guess += 1) await attempt(email, 'wrong', address)
    auth.passSeconds(100)
    const response = await auth.send(
      '/token?grant_type=password',
      postJson({ email, password }, { 'x-test-address': address }),
    )
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('200')
    expect(await response.json()).toEqual({
      code: 429,
      error_code: limited,
      msg: 'Too many requests',
    })
  })

  test('stop making accounts in bulk', async () => {
    const address = someAddress()
    const codes: (string | undefined)[] = []
    for (let time = 0; time < 5; time += 1) {
      const { error } = await auth.browser(address).signUp({ email: someEmail(), password })
      codes.push(error?.code)
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, limited])
  })

  test('stop guessing at refresh tokens, and do not count those that are right', async () => {
    const address = someAddress()
    const browser = auth.browser(address)
    await browser.signInWithPassword({ email: await account(), password })
    for (let time = 0; time < 5; time += 1) {
      expect((await browser.refreshSession()).error).toBeNull()
    }
    const guess = () => auth.browser(address).refreshSession({ refresh_token: 'guess' })
    for (let time = 0; time < 3; time += 1) await guess()
    expect((await guess()).error?.code).toBe(limited)
  })

  test('stop a stolen session from finding out the password', async () => {
    const { browser } = await registered(auth)
    for (let guess = 0; guess < 3; guess += 1) await browser.updateUser({ password })
    const { error } = await browser.updateUser({ password: 'another horse' })
    expect(error?.code).toBe(limited)
  })

  test('stop a session from changing the password without end', async () => {
    const { browser } = await registered(auth)
    for (const changed of ['one horse', 'two horses', 'three horses']) {
      expect((await browser.updateUser({ password: changed })).error).toBeNull()
    }
    expect((await browser.updateUser({ password: 'four horses' })).error?.code).toBe(limited)
  })
})
