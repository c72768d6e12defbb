import { createGithub } from './github.ts'
import { createGoogle } from './google.ts'
import { createIdTokenProvider } from './id-tokens.ts'
import { createOpenId } from './openid.ts'
import type { IdTokenProvider, Providers, WebProvider } from './provider.ts'
import { publicAddresses } from './settings.ts'
import type { ProviderSettings } from './settings.ts'

/** The operator's own, in the words of the client. */
export const ownProvider = 'custom:oidc'

type Outside = { readonly now: () => Date; readonly fetch: typeof fetch }

/** Those that the operator has set up. */
export function createProviders(settings: ProviderSettings, outside: Outside): Providers {
  const { google, github, apple, openid, addresses = publicAddresses } = settings
  const web = new Map<string, WebProvider>()
  const idToken = new Map<string, IdTokenProvider>()
  if (google !== undefined) {
    const { issuer, keys } = addresses.google
    const clientIds = [google.clientId]
    const idTokens = createIdTokenProvider({
      provider: 'google',
      // It has signed with and without the scheme in its name.
      issuers: [issuer, issuer.replace('https://', '')],
      keys,
      clientIds,
      ...outside,
    })
    idToken.set('google', idTokens)
    web.set(
      'google',
      createGoogle({ ...google, addresses: addresses.google, idTokens, ...outside }),
    )
  }
  if (github !== undefined) {
    web.set('github', createGithub({ ...github, addresses: addresses.github, ...outside }))
  }
  if (apple !== undefined) {
    idToken.set(
      'apple',
      createIdTokenProvider({
        provider: 'apple',
        issuers: [addresses.apple.issuer],
        keys: addresses.apple.keys,
        ...apple,
        ...outside,
      }),
    )
  }
  if (openid !== undefined)
    web.set(ownProvider, createOpenId({ ...openid, provider: ownProvider, ...outside }))
  return { web, idToken }
}
