import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import { z } from 'zod'

const coordinates = {
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string().min(1),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
}

const publicKeySchema = z.object(coordinates)
const privateKeySchema = z.object({ ...coordinates, d: z.string() })

export const keySetSchema = z.object({ keys: z.array(publicKeySchema).min(1) })

/** Parses stored keys; a public key set that carries a private part loses that part here. */
export const signingKeysSchema = z.object({
  signing: privateKeySchema,
  jwks: keySetSchema,
  derivation: z.string().optional(),
})

/**
 * `signing` signs new tokens; `jwks` holds the public halves of every key that may still verify one,
 * so that a key is rotated by adding its successor first and dropping it when its last token is over.
 * `derivation` is what other keys are derived from once the first signing key has been replaced.
 */
export type SigningKeys = z.infer<typeof signingKeysSchema>

/** A new ES256 key; its `kid` is the RFC 7638 thumbprint. */
export async function createSigningKeys(): Promise<SigningKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  const signing = privateKeySchema.parse({ ...jwk, kid, alg: 'ES256', use: 'sig' })
  return { signing, jwks: { keys: [publicKeySchema.parse(signing)] } }
}

/** How many keys verify: the one that signs and the one before it. */
const mostKeys = 2

/**
 * The same keys with a new one that signs. The one before it still verifies; what was signed by an
 * older one is refused from now on. Keys derived from the first stay as they are.
 */
export async function rotateSigningKeys(keys: SigningKeys): Promise<SigningKeys> {
  const { signing, jwks } = await createSigningKeys()
  return {
    signing,
    jwks: { keys: [...jwks.keys, ...keys.jwks.keys].slice(0, mostKeys) },
    derivation: keys.derivation ?? keys.signing.d,
  }
}
