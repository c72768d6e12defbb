import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuthenticator } from '../testing/authenticator.ts'
import { factorsOf } from '../testing/factors.ts'
import { passkeysOf, withPasskeys } from '../testing/passkeys.ts'
import { registered, startAuth } from '../testing/start-auth.ts'
import type { RunningAuth } from '../testing/start-auth.ts'

let auth: RunningAuth
let passkeys: ReturnType<typeof passkeysOf>
beforeAll(async () => {
  auth = await startAuth(withPasskeys)
  passkeys = passkeysOf(auth)
})
afterAll(() => auth.stop())

describe('a passkey', () => {
  test('opens its account without an address or a password, at the second level', async () => {
    const { user, authenticator } = await passkeys.withPasskey()
    const { data, error } = await passkeys.signIn(authenticator)
    expect(error).toBeNull()
    expect(data?.user?.id).toBe(user.id)
    expect(decodeJwt(data?.session?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'passkey' }],
    })
  })

  test('asks for no second factor besides', async () => {
    const { secured } = factorsOf(auth)
    const account = await secured()
    const { authenticator } = await passkeys.add(account.browser)
    const { browser } = await passkeys.signIn(authenticator)
    const { data } = await browser.mfa.getAuthenticatorAssuranceLevel()
    expect(data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect((await browser.updateUser({ data: { name: 'Ada' } })).error).toBeNull()
  })

  test('is listed, renamed and deleted, and opens nothing afterwards', async () => {
    const { browser, authenticator, passkeyId } = await passkeys.withPasskey()
    await passkeys.signIn(authenticator)
    const renamed = await browser.passkey.update({ passkeyId, friendlyName: '  Ada’s phone ' })
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: 'Ada’s phone' })
    expect((await browser.passkey.list()).data).toEqual([
      {
        id: passkeyId,
        friendly_name: 'Ada’s phone',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    ])
    expect((await browser.passkey.delete({ passkeyId })).error).toBeNull()
    expect((await browser.passkey.list()).data).toEqual([])
    const { error } = await passkeys.signIn(authenticator)
    expect(error?.code).toBe('webauthn_verification_failed')
  })

  test('is nobody else’s to rename or delete', async () => {
    const { browser, passkeyId } = await passkeys.withPasskey()
    const stranger = await registered(auth)
    const { passkey } = stranger.browser
    expect((await passkey.update({ passkeyId, friendlyName: 'mine' })).error?.status).toBe(404)
    expect((await passkey.delete({ passkeyId })).error?.status).toBe(404)
    expect((await browser.passkey.list()).data).toHaveLength(1)
  })

  test('is one of ten at most', async () => {
    const { browser } = await registered(auth)
    for (let made = 0; made < 10; made += 1) await passkeys.add(browser)
    expect((await browser.passkey.startRegistration()).error?.code).toBe('too_many_passkeys')
  })

  test('belongs to one account', async () => {
    const { authenticator } = await passkeys.withPasskey()
    const other = await registered(auth)
    await expect(passkeys.add(other.browser, authenticator)).rejects.toMatchObject({
      code: 'webauthn_credential_exists',
    })
  })

  test('works at every address of the site, and at no other', async () => {
    const elsewhere = createAuthenticator({ origin: 'https://app.larder.test' })
    const { authenticator } = await passkeys.withPasskey(elsewhere)
    expect((await passkeys.signIn(authenticator)).error).toBeNull()
    for (const origin of ['https://evil.test', 'https://larder.test.evil.test', 'null']) {
      const phished = createAuthenticator({ origin })
      await expect(passkeys.withPasskey(phished), `a key made at ${origin}`).rejects.toMatchObject({
        code: 'webauthn_verification_failed',
      })
    }
  })

  test('made for another domain is refused', async () => {
    const phished = createAuthenticator({ rpId: 'evil.test' })
    await expect(passkeys.withPasskey(phished)).rejects.toMatchObject({
      code: 'webauthn_verification_failed',
    })
  })

  test('that does not make sure of its owner is refused', async () => {
    const careless = createAuthenticator({ verifiesPerson: false })
    await expect(passkeys.withPasskey(careless)).rejects.toMatchObject({
      code: 'webauthn_verification_failed',
    })
  })

  test('whose counter falls back was copied, and opens nothing', async () => {
    const { authenticator } = await passkeys.withPasskey()
    await passkeys.signIn(authenticator)
    authenticator.setCounter(0)
    const { error } = await passkeys.signIn(authenticator)
    expect(error?.code).toBe('webauthn_verification_failed')
  })

  test('need not count', async () => {
    const { authenticator } = await passkeys.withPasskey(createAuthenticator({ counts: false }))
    expect((await passkeys.signIn(authenticator)).error).toBeNull()
    expect((await passkeys.signIn(authenticator)).error).toBeNull()
  })

  test('of a banned account opens nothing', async () => {
    const { user, authenticator } = await passkeys.withPasskey()
    await auth.database.pool.query(
      `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
      [user.id],
    )
    expect((await passkeys.signIn(authenticator)).error?.code).toBe('user_banned')
  })
})

describe('a challenge', () => {
  test('is answered once', async () => {
    const { authenticator } = await passkeys.withPasskey()
    const { challengeId, credential } = await passkeys.signIn(authenticator)
    const again = await auth.browser().passkey.verifyAuthentication({ challengeId, credential })
    expect(again.error?.code).toBe('webauthn_challenge_not_found')
  })

  test('is answered within five minutes', async () => {
    const { authenticator } = await passkeys.withPasskey()
    const { data } = await auth.browser().passkey.startAuthentication()
    if (!data) throw new Error('no challenge')
    const credential = authenticator.sign(data.options)
    auth.passSeconds(301)
    const late = await auth
      .browser()
      .passkey.verifyAuthentication({ challengeId: data.challenge_id, credential })
    expect(late.error?.code).toBe('webauthn_challenge_expired')
  })

  test('is answered by who asked for it', async () => {
    const [ada, mallory] = [await registered(auth), await registered(auth)]
    const { challenge_id: challengeId, options } = await passkeys.begin(ada.browser)
    const credential = createAuthenticator().create(options)
    const taken = await mallory.browser.passkey.verifyRegistration({ challengeId, credential })
    expect(taken.error?.code).toBe('webauthn_challenge_not_found')
    const own = await ada.browser.passkey.verifyRegistration({ challengeId, credential })
    expect(own.error).toBeNull()
  })

  test('signed for somebody else proves nothing', async () => {
    const [ada, mallory] = [await passkeys.withPasskey(), await passkeys.withPasskey()]
    const { data } = await auth.browser().passkey.startAuthentication()
    if (!data) throw new Error('no challenge')
    const signed = mallory.authenticator.sign(data.options)
    const credential = { ...signed, id: ada.authenticator.keyId, rawId: ada.authenticator.keyId }
    const { error } = await auth
      .browser()
      .passkey.verifyAuthentication({ challengeId: data.challenge_id, credential })
    expect(error?.code).toBe('webauthn_verification_failed')
  })
})
