import { createAuthenticator } from './authenticator.ts'
import type { Authenticator } from './authenticator.ts'
import { registered } from './start-auth.ts'
import type { RunningAuth } from './start-auth.ts'

export type Browser = ReturnType<RunningAuth['browser']>

/** What a site at https://larder.test is set to: the tests' own address knows no passkeys. */
export const withPasskeys = {
  passkeyDomain: 'larder.test',
  allowedRedirects: ['https://larder.test', 'https://app.larder.test'],
}

/** What people do with passkeys at this server. */
export function passkeysOf(auth: RunningAuth) {
  async function begin(browser: Browser) {
    const { data, error } = await browser.passkey.startRegistration()
    if (error) throw error
    return data
  }

  async function add(browser: Browser, authenticator = createAuthenticator()) {
    const { challenge_id: challengeId, options } = await begin(browser)
    const credential = authenticator.create(options)
    const { data, error } = await browser.passkey.verifyRegistration({ challengeId, credential })
    if (error) throw error
    return { authenticator, passkeyId: data.id }
  }

  /** A new account with a passkey. */
  async function withPasskey(authenticator?: Authenticator) {
    const account = await registered(auth)
    return { ...account, ...(await add(account.browser, authenticator)) }
  }

  async function signIn(authenticator: Authenticator, browser = auth.browser()) {
    const { data, error } = await browser.passkey.startAuthentication()
    if (error) throw error
    const credential = authenticator.sign(data.options)
    const answer = await browser.passkey.verifyAuthentication({
      challengeId: data.challenge_id,
      credential,
    })
    return { browser, challengeId: data.challenge_id, credential, ...answer }
  }

  return { begin, add, withPasskey, signIn }
}
