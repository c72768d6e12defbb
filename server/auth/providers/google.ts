import { createHash } from 'node:crypto'
import { z } from 'zod'
import { patienceMilliseconds } from './provider.ts'
import type { IdTokenProvider, WebProvider } from './provider.ts'
import type { ClientSettings, ProviderAddresses } from './settings.ts'

const answerSchema = z.object({ id_token: z.string() })

type Options = ClientSettings & {
  readonly addresses: ProviderAddresses['google']
  readonly idTokens: IdTokenProvider
  readonly fetch: typeof fetch
}

/** Google, by OpenID Connect: the id token says who it is. */
export function createGoogle(options: Options): WebProvider {
  const { clientId, clientSecret, addresses, idTokens, fetch } = options

  return {
    authorizeUrl({ state, redirectUri, verifier, nonce }) {
      const url = new URL(addresses.authorize)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },

    async exchange({ code, redirectUri, verifier, nonce }) {
      const response = await fetch(addresses.token, {
        method: 'POST',
        body: new URLSearchParams({
          client_id: clientId,
          client_secret: clientSecret,
          code,
          code_verifier: verifier,
          grant_type: 'authorization_code',
          redirect_uri: redirectUri,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMilliseconds),
      })
      const answer = answerSchema.parse(await response.json())
      const verified = await idTokens.verify(answer.id_token)
      if (verified.nonce !== nonce) throw new Error('the id token was made for another sign-in')
      return verified.profile
    },
  }
}
