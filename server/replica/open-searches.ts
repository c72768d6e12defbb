import type { Pool } from 'pg'
import { z } from 'zod'
import { connectionString, libpqUri, type Login } from '../database-url.ts'
import { type PostgrestOptions, startPostgrest } from '../postgrest/postgrest.ts'
import { createIsAdmitted } from './is-admitted.ts'
import type { SearchesElsewhere } from './search-elsewhere.ts'
import { openSearchReplica, type SearchReplica } from './search-replica.ts'

type Searches = SearchesElsewhere & { readonly replica: SearchReplica }

/**
 * Looks after the replica at `url`, where the operator named one.
 *
 * @param primary as `supabase_auth_admin`, to ask what there is, how far it has written and whom it admits
 */
export async function openSearches(
  url: string | undefined,
  authenticator: Login,
  primary: Pool,
  dataApi: Pick<PostgrestOptions, 'runtime' | 'binary' | 'keySet' | 'log'>,
): Promise<Searches | undefined> {
  if (url === undefined) return undefined
  const readers = await readersOf(primary)
  const replica = openSearchReplica({
    connection: { connectionString: connectionString(url, authenticator) },
    written: () => writtenBy(primary),
    startDataApi: (onLost) =>
      startPostgrest({
        ...dataApi,
        name: 'postgrest-replica',
        databaseUri: libpqUri(url, authenticator),
        // A standby takes no LISTEN, and may be behind a pooler too.
        pooled: true,
        obstacle: async () => undefined,
        onLost,
      }),
    log: dataApi.log,
  })
  return { replica, readers, isAdmitted: createIsAdmitted(primary) }
}

const writtenSchema = z.tuple([z.object({ written: z.coerce.bigint() })])

async function writtenBy(primary: Pool): Promise<bigint> {
  const { rows } = await primary.query(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as written`,
  )
  const [{ written }] = writtenSchema.parse(rows)
  return written
}

const namesSchema = z.array(z.object({ name: z.string() }))

/** The functions of the data API that PostgreSQL holds to write nothing. */
async function readersOf(primary: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await primary.query(
    `select routine.proname as name
     from pg_catalog.pg_proc as routine
     join pg_catalog.pg_namespace as place on place.oid = routine.pronamespace
     where place.nspname = 'public'
     group by routine.proname having bool_and(routine.provolatile <> 'v')`,
  )
  return new Set(namesSchema.parse(rows).map(({ name }) => name))
}
