import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { somebody, startAuthWithProviders } from './testing/browser.ts'
import type { AuthWithProviders, Person } from './testing/browser.ts'
import { testProviders } from './testing/provider.ts'

/** Beside what every provider is tried with, in providers.test.ts. */

const own = 'custom:oidc'

let world: AuthWithProviders
let asItSays: Record<string, unknown>
beforeAll(async () => {
  world = await startAuthWithProviders()
  asItSays = { ...world.provider.discovery }
})
beforeEach(() => {
  // What the issuer said of itself is believed for an hour.
  world.auth.passSeconds(3601)
  Object.assign(world.provider.discovery, asItSays)
})
afterAll(() => world.auth.stop())

/** Where a person ends who signs in by the own issuer. */
async function endOf(person: Person, { auth, comeThrough } = world) {
  const end = await comeThrough(auth.browser(), person, own)
  return new URLSearchParams(end.hash.slice(1))
}

describe('an issuer of the operator’s own', () => {
  test('is named to the app as the operator names it', async () => {
    const settings = await (await world.auth.send('/settings')).json()
    expect(settings).toMatchObject({
      external: { [own]: true },
      custom_providers: [{ id: own, name: 'Our house' }],
    })
  })

  test('may have a query in the address of its page', async () => {
    const { data } = await world.auth.browser().signInWithOAuth({
      provider: own,
      options: { skipBrowserRedirect: true },
    })
    const { location } = await world.visit(data.url ?? '')
    const query = new URL(location).searchParams
    expect(query.get('tenant')).toBe('house')
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('nonce')).toMatch(/^[\w-]{43}$/)
  })

  test('may want the secret in the form', async () => {
    world.provider.discovery['token_endpoint_auth_methods_supported'] = ['client_secret_post']
    expect((await endOf(somebody())).get('access_token')).not.toBeNull()
  })

  test('may tell the address apart from the id token, of the same person', async () => {
    const claims = { email: undefined, email_verified: undefined }
    const quiet = somebody({ claims })
    expect((await endOf(quiet)).get('access_token')).not.toBeNull()
    const other = somebody({ claims, info: { sub: 'somebody else' } })
    expect((await endOf(other)).get('error_code')).toBe('provider_email_needs_verification')
  })

  test('that calls itself by another name vouches for nobody', async () => {
    world.provider.discovery['issuer'] = 'https://evil.test'
    const response = await world.auth.send(`/authorize?provider=${own}`)
    expect(response.headers.get('location')).toContain('error_code=unexpected_failure')
  })

  test.each([
    ['another issuer', { issuer: 'https://evil.test' }],
    ['another client', { audience: 'another client' }],
    ['another sign-in', { nonce: 'another' }],
  ])('gives an id token of %s in vain', async (_of, claims) => {
    const end = await endOf(somebody({ claims }))
    expect(end.get('error_code')).toBe('bad_oauth_callback')
  })

  test('is believed without having made sure of addresses only where the operator says so', async () => {
    const person = somebody({ verified: false })
    expect((await endOf(person)).get('error_code')).toBe('provider_email_needs_verification')
    const openid = { ...testProviders.openid, trustsEmail: true }
    const trusting = await startAuthWithProviders({ providers: { ...testProviders, openid } })
    expect((await endOf(person, trusting)).get('access_token')).not.toBeNull()
    await trusting.auth.stop()
  })
})
