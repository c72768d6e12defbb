import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '../derived-keys.ts'
import type { SigningKeys } from '../signing-keys.ts'

/** What the database keeps of a secret of 256 random bits: nobody can try them all. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** 256 random bits that may stand in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export type CodeSecrets = {
  /** A code of digits, the first zeros too. */
  newCode(digits: number): string
  /** A code has few possibilities, so its hash needs a key that the database does not hold. */
  hash(tokenId: string, code: string): string
  matches(codeHash: string, tokenId: string, code: string): boolean
}

export function createCodeSecrets(keys: SigningKeys): CodeSecrets {
  const key = derivedKey(keys, 'one-time codes')
  const hash = (tokenId: string, code: string) =>
    createHmac('sha256', key).update(`${tokenId}:${code}`).digest('hex')

  return {
    newCode: (digits) =>
      randomInt(10 ** digits)
        .toString()
        .padStart(digits, '0'),
    hash,
    matches: (codeHash, tokenId, code) =>
      timingSafeEqual(Buffer.from(codeHash), Buffer.from(hash(tokenId, code))),
  }
}
