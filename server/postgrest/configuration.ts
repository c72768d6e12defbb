import type { Upstream } from './upstream.ts'

export type PostgrestSettings = {
  /** Logs in as `authenticator`. */
  readonly databaseUri: string
  /** Whether a connection is lent for one transaction only, and may be another one at the next. */
  readonly pooled: boolean
  readonly upstream: Upstream
  /** A file with the keys that tokens are verified with. */
  readonly keySetFile: string
}

/** PostgREST's configuration file. It holds a password: to be written for the owner alone. */
export function configurationOf(settings: PostgrestSettings): string {
  const { databaseUri, pooled, upstream, keySetFile } = settings
  const listen =
    upstream.kind === 'socket'
      ? { 'server-unix-socket': upstream.path, 'server-unix-socket-mode': '600' }
      : { 'server-host': upstream.host, 'server-port': upstream.port }
  const lines = {
    ...listen,
    'db-uri': databaseUri,
    'db-schemas': 'public',
    'db-anon-role': 'anon',
    'db-extra-search-path': 'public, extensions',
    'db-max-rows': 1000,
    'db-pool': 12,
    // Statements with names and LISTEN belong to a session.
    'db-prepared-statements': !pooled,
    'db-channel-enabled': !pooled,
    // Refuses tokens that have not run out: of ended sessions, erased accounts, and without the second factor.
    'db-pre-request': 'private.admit_request',
    'db-use-legacy-gucs': false,
    'jwt-secret': `@${keySetFile}`,
    // The list of all tables and functions is no business of a stranger's.
    'openapi-mode': 'disabled',
    'log-level': 'crit',
  }
  return Object.entries(lines)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`)
    .join('')
}
