import { createHash, createHmac, randomBytes } from 'node:crypto'
import { derivedKey } from '../derived-keys.ts'
import type { SigningKeys } from '../signing-keys.ts'

export type RefreshTokens = {
  /** The first token of a session: 256 random bits. */
  first(): string
  /**
   * The token that replaces `token`. It is computed, not drawn, so that the same one can be given
   * twice within the reuse interval although the database holds nothing but hashes; without the
   * key nobody can compute it.
   */
  successor(token: string): string
  /** What the database keeps of a token. */
  hash(token: string): string
}

export function createRefreshTokens(keys: SigningKeys): RefreshTokens {
  const key = derivedKey(keys, 'refresh token successor')
  return {
    first: () => randomBytes(32).toString('base64url'),
    successor: (token) => createHmac('sha256', key).update(token).digest('base64url'),
    hash: (token) => createHash('sha256').update(token).digest('hex'),
  }
}
