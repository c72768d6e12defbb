import type { Pool } from 'pg'
import { createAccessTokens } from './sessions/access-tokens.ts'
import type { AccessTokens } from './sessions/access-tokens.ts'
import type { AuthDependencies } from './dependencies.ts'
import { createPasswords } from './accounts/passwords.ts'
import type { Passwords } from './accounts/passwords.ts'
import { createRateLimiter } from './limits/rate-limiter.ts'
import type { RateLimiter } from './limits/rate-limiter.ts'
import { createRefreshTokens } from './sessions/refresh-tokens.ts'
import type { RefreshTokens } from './sessions/refresh-tokens.ts'
import { defaultSettings } from './settings.ts'
import type { AuthSettings } from './settings.ts'

/** What the operations work with. */
export type AuthServices = {
  readonly pool: Pool
  readonly settings: AuthSettings
  readonly accessTokens: AccessTokens
  readonly refreshTokens: RefreshTokens
  readonly passwords: Passwords
  readonly limiter: RateLimiter
  readonly now: () => Date
  readonly peerAddress: AuthDependencies['peerAddress']
  readonly log: AuthDependencies['log']
}

export function createServices(deps: AuthDependencies): AuthServices {
  const settings = { ...defaultSettings, ...deps.settings }
  const { pool, keys, issuer, now, peerAddress, log } = deps
  return {
    pool,
    settings,
    accessTokens: createAccessTokens({
      keys,
      issuer,
      now,
      lifetimeSeconds: settings.accessTokenSeconds,
    }),
    refreshTokens: createRefreshTokens(keys),
    passwords: createPasswords(),
    limiter: createRateLimiter(now),
    now,
    peerAddress,
    log,
  }
}
