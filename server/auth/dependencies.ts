import type { Context } from 'hono'
import type { Pool } from 'pg'
import type { Log } from '../log.ts'
import type { Mailer } from '../mail/mail.ts'
import type { AuthSettings } from './settings.ts'
import type { SigningKeys } from './signing-keys.ts'

/** All that the auth server needs from outside; it reads no environment, clock or socket itself. */
export type AuthDependencies = {
  /** Connects as supabase_auth_admin, the owner of schema auth. */
  readonly pool: Pool
  readonly keys: SigningKeys
  /** The `iss` claim, and where links in mails lead: `<public origin>/auth/v1`. */
  readonly issuer: string
  readonly now: () => Date
  /** The client's address, for the limits; see client-address.ts for one behind a proxy. */
  readonly peerAddress: (context: Context) => string
  readonly log: Log
  /** Without one, what needs a mail is refused by name. */
  readonly mailer?: Mailer | undefined
  /**
   * Does the job after the answer has gone out: how long it takes, and whether there was anything to
   * do, is then not visible in the answer. A failure is the receiver's to log.
   */
  readonly later: (job: () => Promise<void>) => void
  /** How other services are asked; the tests bring their own. */
  readonly fetch?: typeof fetch
  /** What differs from `defaultSettings`. */
  readonly settings?: Partial<AuthSettings>
}
