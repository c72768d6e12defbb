import type { Pool } from 'pg'
import { createAccessTokens } from './sessions/access-tokens.ts'
import type { AccessTokens } from './sessions/access-tokens.ts'
import type { AuthDependencies } from './dependencies.ts'
import { createPasswords } from './accounts/passwords.ts'
import type { Passwords } from './accounts/passwords.ts'
import { createFactorSecrets } from './factors/factor-secrets.ts'
import type { FactorSecrets } from './factors/factor-secrets.ts'
import { createRateLimiter } from './limits/rate-limiter.ts'
import type { RateLimiter } from './limits/rate-limiter.ts'
import { createCodeSecrets } from './one-time-tokens/secrets.ts'
import type { CodeSecrets } from './one-time-tokens/secrets.ts'
import { createFlowSecrets } from './providers/flows.ts'
import type { FlowSecrets } from './providers/flows.ts'
import type { Providers } from './providers/provider.ts'
import { createProviders } from './providers/providers.ts'
import { createRefreshTokens } from './sessions/refresh-tokens.ts'
import type { RefreshTokens } from './sessions/refresh-tokens.ts'
import { defaultSettings } from './settings.ts'
import type { AuthSettings } from './settings.ts'

/** What the operations work with. */
export type AuthServices = {
  readonly pool: Pool
  readonly settings: AuthSettings
  /** `<public origin>/auth/v1`. */
  readonly issuer: string
  /** Where people are sent unless they came from elsewhere. */
  readonly siteUrl: string
  readonly accessTokens: AccessTokens
  readonly refreshTokens: RefreshTokens
  readonly passwords: Passwords
  readonly codes: CodeSecrets
  readonly factorSecrets: FactorSecrets
  readonly flowSecrets: FlowSecrets
  readonly providers: Providers
  readonly limiter: RateLimiter
  readonly now: () => Date
  readonly peerAddress: AuthDependencies['peerAddress']
  readonly mailer: AuthDependencies['mailer']
  readonly later: AuthDependencies['later']
  readonly fetch: typeof fetch
  readonly log: AuthDependencies['log']
}

export function createServices(deps: AuthDependencies): AuthServices {
  const settings = { ...defaultSettings, ...deps.settings }
  const { pool, keys, issuer, now, peerAddress, mailer, later, log } = deps
  const askOutside = deps.fetch ?? fetch
  return {
    pool,
    settings,
    issuer,
    siteUrl: `${new URL(issuer).origin}/`,
    accessTokens: createAccessTokens({
      keys,
      issuer,
      now,
      lifetimeSeconds: settings.accessTokenSeconds,
    }),
    refreshTokens: createRefreshTokens(keys),
    passwords: createPasswords(),
    codes: createCodeSecrets(keys),
    factorSecrets: createFactorSecrets(keys),
    flowSecrets: createFlowSecrets(keys),
    providers: createProviders(settings.providers, { now, fetch: askOutside }),
    limiter: createRateLimiter(pool, now),
    now,
    peerAddress,
    mailer,
    later,
    fetch: askOutside,
    log,
  }
}
