import type { Context } from 'hono'
import type { Pool } from 'pg'
import type { Log } from '../log.ts'
import type { AuthSettings } from './settings.ts'
import type { SigningKeys } from './signing-keys.ts'

/** All that the auth server needs from outside; it reads no environment, clock or socket itself. */
export type AuthDependencies = {
  /** Connects as supabase_auth_admin, the owner of schema auth. */
  readonly pool: Pool
  readonly keys: SigningKeys
  /** The `iss` claim: `<public origin>/auth/v1`. */
  readonly issuer: string
  readonly now: () => Date
  /** The client's address, for the limits; see client-address.ts for one behind a proxy. */
  readonly peerAddress: (context: Context) => string
  readonly log: Log
  /** What differs from `defaultSettings`. */
  readonly settings?: Partial<AuthSettings>
}
