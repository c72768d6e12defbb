import { createHmac, createPublicKey, type KeyObject, randomBytes, verify } from 'node:crypto'
import { z } from 'zod'
import type { SigningKeys } from '../auth/signing-keys.ts'

/**
 * PostgREST checks a token's signature anew for each request, and an ES256 one costs it three times
 * as much as all the rest (docs/bench.md); the cache that version 12 has for that grows without bound
 * (https://github.com/PostgREST/postgrest/issues/3788). So a signature is checked here, once, and the
 * same claims go on under an HMAC whose key only this process and its PostgREST know.
 */
export type InternalTokens = {
  /** For PostgREST: the key of this process beside the public ones. Secret. */
  readonly keySet: { readonly keys: readonly object[] }
  /**
   * The same claims with a signature that PostgREST checks quickly. What was not signed by one of our
   * keys comes back as it is, for PostgREST to refuse; it alone judges the claims, `exp` too, each time.
   */
  readonly exchange: (token: string) => string
}

/** So many cooks can be active at once before signatures are checked again: some 2 MB. */
const mostTokens = 1_000

/** Any further field could ask for something that would be lost on the way. */
const headerSchema = z.strictObject({
  alg: z.literal('ES256'),
  kid: z.string(),
  typ: z.literal('JWT').optional(),
})

const internalHeader = encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))

export function createInternalTokens(jwks: SigningKeys['jwks']): InternalTokens {
  const secret = randomBytes(32)
  const publicKeys = new Map(
    jwks.keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]),
  )
  const kept = new Map<string, string>()

  function exchange(token: string): string {
    const known = kept.get(token)
    if (known !== undefined) {
      // Last in the order again: the first is the one that was not used for longest.
      kept.delete(token)
      kept.set(token, known)
      return known
    }
    const payload = signedPayload(token, publicKeys)
    if (payload === undefined) return token
    const content = `${internalHeader}.${payload}`
    const signature = createHmac('sha256', secret).update(content).digest('base64url')
    const internal = `${content}.${signature}`
    const [oldest] = kept.keys()
    if (kept.size >= mostTokens && oldest !== undefined) kept.delete(oldest)
    kept.set(token, internal)
    return internal
  }

  const own = { kty: 'oct', alg: 'HS256', use: 'sig', k: secret.toString('base64url') }
  return { keySet: { keys: [own, ...jwks.keys] }, exchange }
}

/** The payload as it is encoded, if one of the keys signed it. */
function signedPayload(token: string, keys: ReadonlyMap<string, KeyObject>): string | undefined {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const key = keys.get(keyIdOf(header) ?? '')
  if (key === undefined) return undefined
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isGenuine ? payload : undefined
}

function keyIdOf(header: string): string | undefined {
  try {
    return headerSchema.parse(JSON.parse(Buffer.from(header, 'base64url').toString())).kid
  } catch {
    return undefined
  }
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64url')
}
