import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { somebody, startAuthWithProviders } from './testing/browser.ts'
import type { AuthWithProviders } from './testing/browser.ts'
import { startTestProvider } from './testing/provider.ts'
import { postJson } from './testing/start-auth.ts'

let auth: AuthWithProviders['auth']
let provider: AuthWithProviders['provider']
beforeAll(async () => {
  ;({ auth, provider } = await startAuthWithProviders())
})
afterAll(() => auth.stop())

describe('an id token', () => {
  const signIn = (provider_: 'google' | 'apple', token: string, nonce?: string) =>
    auth.browser().signInWithIdToken({ provider: provider_, token, ...(nonce && { nonce }) })

  test('of Google or Apple signs in', async () => {
    const person = somebody()
    const google = await signIn('google', await provider.idToken(person))
    expect(google.data.user).toMatchObject({ email: person.email })
    const apple = await provider.idToken(somebody(), {
      audience: 'apple-app',
      email_verified: 'true',
    })
    expect((await signIn('apple', apple)).error).toBeNull()
  })

  test('is bound to a nonce that its bearer knows', async () => {
    const nonce = createHash('sha256').update('secret').digest('hex')
    const token = await provider.idToken(somebody(), { nonce })
    expect((await signIn('google', token)).error?.code).toBe('validation_failed')
    expect((await signIn('google', token, 'guess')).error?.message).toBe('Nonces mismatch')
    expect((await signIn('google', token, 'secret')).error).toBeNull()
  })

  test.each([
    ['for another app', () => provider.idToken(somebody(), { audience: 'another-app' })],
    ['of an unverified address', () => provider.idToken(somebody({ verified: false }))],
    ['that is none', () => Promise.resolve('a.b.c')],
    [
      'without a signature',
      async () => `${(await provider.idToken(somebody())).split('.').slice(0, 2).join('.')}.`,
    ],
    [
      'by another key',
      async () => {
        const other = await startTestProvider(() => auth.now())
        return other.idToken(somebody())
      },
    ],
  ])('%s is refused', async (_, make) => {
    const { data, error } = await signIn('google', await make())
    expect(error?.status).toBeLessThan(500)
    expect(data.session).toBeNull()
  })

  test('that is over is refused', async () => {
    const token = await provider.idToken(somebody())
    auth.passSeconds(331)
    expect((await signIn('google', token)).error?.message).toBe('Bad ID token')
  })

  test('of somebody who is not set up here is refused by name', async () => {
    const response = await auth.send(
      '/token?grant_type=id_token',
      postJson({ provider: 'azure', id_token: 'x' }),
    )
    expect(await response.json()).toMatchObject({ error_code: 'provider_disabled' })
  })
})
