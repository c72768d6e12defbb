import type { ClientBase } from 'pg'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { savedSchemas } from './rows.ts'

const stateSchema = z.tuple([
  z.object({ isLarder: z.boolean(), isTaken: z.boolean(), isInUse: z.boolean() }),
])

/**
 * Makes room in the database, within the caller's transaction.
 *
 * @param replace whether a Larder that is there may go
 * @throws BackupError `target_in_use`, `target_not_empty` or `target_not_larder`
 */
export async function clearTarget(client: ClientBase, replace: boolean): Promise<void> {
  const { rows } = await client.query(
    `select to_regclass('supabase_migrations.larder_claim') is not null as "isLarder",
       exists (
         select from pg_catalog.pg_class as held
         join pg_catalog.pg_namespace as space on space.oid = held.relnamespace
         where space.nspname = any ($1) and not exists (
           select from pg_catalog.pg_depend where classid = 'pg_class'::regclass and objid = held.oid and deptype = 'e'
         )
       ) as "isTaken",
       exists (
         select from pg_catalog.pg_stat_activity
         where datname = current_database()
           and usename in ('authenticator', 'supabase_auth_admin')
       ) as "isInUse"`,
    [savedSchemas],
  )
  const [{ isLarder, isTaken, isInUse }] = stateSchema.parse(rows)
  if (isInUse) {
    throw new BackupError(
      'target_in_use',
      'A Larder is running on this database. Stop it first. Nothing was changed.',
    )
  }
  if (!isTaken) return
  if (!isLarder) {
    throw new BackupError(
      'target_not_larder',
      'This database holds tables that are not Larder’s. Make an empty one. Nothing was changed.',
    )
  }
  if (!replace) {
    throw new BackupError(
      'target_not_empty',
      'This database holds a Larder already. With --yes all that is in it is replaced. Nothing was changed.',
    )
  }
  await client.query(`
    drop schema if exists public, private, auth, extensions, supabase_migrations cascade;
    create schema public authorization pg_database_owner;
    grant usage on schema public to public`)
}
