import { importJWK, SignJWT } from 'jose'
import { secondsPer } from '#domain/time-units.ts'
import type { SigningKeys } from './signing-keys.ts'

const tenYearsInSeconds = 10 * 365 * secondsPer.day

/**
 * A long-lived API key: a JWT of a role and of no person. `anon` is the public key that every
 * browser holds; `service_role` passes all row-level security and never leaves the server.
 */
export async function mintApiKey(
  keys: SigningKeys,
  role: 'anon' | 'service_role',
  now: Date = new Date(),
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ role })
    .setProtectedHeader({ alg: 'ES256', kid: keys.signing.kid, typ: 'JWT' })
    .setIssuer('supabase')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tenYearsInSeconds)
    .sign(await importJWK(keys.signing, 'ES256'))
}
