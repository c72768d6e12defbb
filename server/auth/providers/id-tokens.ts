import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import { z } from 'zod'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { patienceMilliseconds } from './provider.ts'
import type { IdTokenProvider, ProviderName } from './provider.ts'

/** Apple writes its booleans as text. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: flag.optional(),
  name: z.string().max(200).optional().catch(undefined),
  picture: z.string().max(2000).optional().catch(undefined),
  nonce: z.string().optional(),
})

type Options = {
  readonly provider: ProviderName
  /** What the issuer may call itself. */
  readonly issuers: readonly string[]
  readonly keys: string
  readonly clientIds: readonly string[]
  readonly now: () => Date
  readonly fetch: typeof fetch
}

/** Verifies id tokens with the keys that their issuer publishes. */
export function createIdTokenProvider(options: Options): IdTokenProvider {
  const { provider, issuers, clientIds, now, fetch } = options
  const keySet = createRemoteJWKSet(new URL(options.keys), {
    timeoutDuration: patienceMilliseconds,
    [customFetch]: fetch,
  })

  return {
    async verify(idToken) {
      const { payload } = await jwtVerify(idToken, keySet, {
        issuer: [...issuers],
        audience: [...clientIds],
        algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: now(),
        clockTolerance: 30,
      })
      const claims = claimsSchema.parse(payload)
      const email = parseEmailAddress(claims.email ?? '') ?? null
      return {
        nonce: claims.nonce,
        profile: {
          provider,
          subject: claims.sub,
          email,
          isEmailVerified: email !== null && claims.email_verified === true,
          name: claims.name,
          avatarUrl: claims.picture,
        },
      }
    },
  }
}
