import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mintApiKey } from '../api-keys.ts'
import { factorsOf } from '../testing/factors.ts'
import { passkeysOf, withPasskeys } from '../testing/passkeys.ts'
import { securityLogOf } from '../testing/security-log.ts'
import { registered, startAuth } from '../testing/start-auth.ts'
import type { RunningAuth } from '../testing/start-auth.ts'

let auth: RunningAuth
let passkeys: ReturnType<typeof passkeysOf>
beforeAll(async () => {
  auth = await startAuth(withPasskeys)
  passkeys = passkeysOf(auth)
})
afterAll(() => auth.stop())

describe('who may change passkeys', () => {
  test('has shown the second factor, where there is one', async () => {
    const { secured, withPassword } = factorsOf(auth)
    const { email, browser: owner } = await secured()
    const { passkeyId } = await passkeys.add(owner)
    const { browser } = await withPassword(email)
    const refusals = [
      (await browser.passkey.startRegistration()).error?.code,
      (await browser.passkey.update({ passkeyId, friendlyName: 'mine' })).error?.code,
      (await browser.passkey.delete({ passkeyId })).error?.code,
    ]
    expect(refusals).toEqual(['insufficient_aal', 'insufficient_aal', 'insufficient_aal'])
  })

  test('signed in not long ago', async () => {
    const { browser, passkeyId } = await passkeys.withPasskey()
    auth.passSeconds(25 * 3600)
    await browser.refreshSession()
    const refusals = [
      (await browser.passkey.startRegistration()).error?.code,
      (await browser.passkey.delete({ passkeyId })).error?.code,
    ]
    expect(refusals).toEqual(['reauthentication_needed', 'reauthentication_needed'])
  })

  test('is the operator too', async () => {
    const { user, authenticator, passkeyId } = await passkeys.withPasskey()
    const key = await mintApiKey(auth.keys, 'service_role')
    const headers = { authorization: `Bearer ${key}` }
    const path = `/admin/users/${user.id}/passkeys`
    expect(await (await auth.send(path, { headers })).json()).toMatchObject([{ id: passkeyId }])
    const gone = await auth.send(`${path}/${passkeyId}`, { method: 'DELETE', headers })
    expect(gone.status).toBe(204)
    expect((await passkeys.signIn(authenticator)).error?.code).toBe('webauthn_verification_failed')
    expect((await auth.send(path)).status).toBe(401)
  })
})

test('a mail and the log tell of a new passkey, and of one that is gone', async () => {
  const log = securityLogOf(auth.database)
  const { browser, email, user } = await registered(auth)
  await log.entriesOf(user.id)
  const { passkeyId, authenticator } = await passkeys.add(browser)
  const [mail] = await auth.mailsTo(email)
  expect(mail?.subject).toBe('A passkey was added to your account')
  await passkeys.signIn(authenticator)
  await browser.passkey.delete({ passkeyId })
  expect(await log.entriesOf(user.id)).toEqual([
    'passkey_added',
    'signed_in passkey',
    'passkey_removed',
  ])
})

test('who proves a mailbox for the first time shares the account with no stranger’s passkey', async () => {
  // Somebody made the account with another's address, and kept a key to it.
  const { email, authenticator } = await passkeys.withPasskey()
  await auth.browser('2001:db8:7::1').resetPasswordForEmail(email)
  const { link } = await auth.newestToken(email)
  await auth.browser().verifyOtp({ token_hash: link, type: 'recovery' })
  expect((await passkeys.signIn(authenticator)).error?.code).toBe('webauthn_verification_failed')
})

test('an address that browsers know no passkeys at refuses them by name', async () => {
  const plain = await startAuth()
  const { browser } = await registered(plain)
  expect((await browser.passkey.startRegistration()).error?.code).toBe('passkey_disabled')
  expect(await (await plain.send('/settings')).json()).toMatchObject({ passkeys_enabled: false })
  expect(await (await auth.send('/settings')).json()).toMatchObject({ passkeys_enabled: true })
  await plain.stop()
})
