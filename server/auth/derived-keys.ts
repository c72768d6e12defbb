import { hkdfSync } from 'node:crypto'
import type { SigningKeys } from './signing-keys.ts'

/** A key of 32 bytes for one purpose, which stays the same when the signing key is rotated. */
export function derivedKey({ signing, derivation }: SigningKeys, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', derivation ?? signing.d, '', `larder ${purpose}`, 32))
}
