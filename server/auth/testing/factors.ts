import { stepAt, totpCode } from '../factors/totp.ts'
import { password, registered } from './start-auth.ts'
import type { RunningAuth } from './start-auth.ts'

type Browser = ReturnType<RunningAuth['browser']>

/** What people do with second factors at this server. */
export function factorsOf(auth: RunningAuth) {
  const codeNow = (secret: string, later = 0) => totpCode(secret, stepAt(auth.now()) + later)

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
  async function withPassword(email: string, address?: string) {
    const browser = auth.browser(address)
    const { data, error } = await browser.signInWithPassword({ email, password })
    if (error) throw error
    return { browser, session: data.session }
  }

  return { codeNow, enrol, secured, withPassword }
}

export type Factors = ReturnType<typeof factorsOf>
