import type { ClientBase } from 'pg'
import { reasonOf } from '../log.ts'
import { paths } from '../paths.ts'
import { StartError } from '../start-error.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { againAfterDeadlock, applyPlatform } from './platform.ts'
import {
  faultOf,
  isSquashed,
  partialRecord,
  readRecord,
  type RecordFault,
  squashRecord,
} from './record.ts'
import { baseline } from './squashed.ts'

/** The roles that a server logs in with, and the passwords that they are to have. */
export type RolePasswords = {
  readonly [role in 'authenticator' | 'supabase_auth_admin']?: string
}

/** For who prepares a database. Any number that nothing else in it locks: "larder" on a phone's keys. */
const lockKey = 527_337

/**
 * Brings the database to the schema of this version: what hosted Supabase would bring, the passwords
 * of the roles, then every migration not yet applied, each in a transaction of its own. Several
 * servers may do so at once: they take turns, step by step.
 *
 * @param client connected as a role that may create roles
 * @returns the versions applied now
 * @throws StartError `migration_changed`, `migration_missing`, `migration_partial` or `migration_failed`
 */
export async function migrate(
  client: ClientBase,
  passwords: RolePasswords,
  folders: { platform: string; migrations: string } = paths,
): Promise<string[]> {
  const migrations = await readMigrations(folders.migrations)
  // Before anything is changed: what is beneath the migrations may be another version's too.
  refuseFault(faultOf(await readRecord(client), migrations))
  await preparePlatform(client, passwords, folders.platform, inTransaction)
  const now = await applyPending(client, migrations, inTransaction)
  // The data APIs of other servers on this database, where they listen.
  if (now.length > 0) await client.query(`notify pgrst, 'reload schema'`)
  return now
}

/**
 * Does `work` in a transaction, while no other server prepares this database. The lock is the transaction's: one of
 * the session would stay with a connection that a pooler has lent to somebody else by then.
 */
export async function whileAlone<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    const result = await work()
    await client.query('commit')
    return result
  } catch (thrown) {
    // A connection that broke has nothing left to undo, and its first complaint is the one to hear.
    await client.query('rollback').catch(() => undefined)
    throw thrown
  }
}

/**
 * As `migrate`, within a transaction of the caller's: all of it or nothing.
 *
 * @param wanted the versions to apply; without it all
 */
export async function migrateWithin(
  client: ClientBase,
  passwords: RolePasswords,
  wanted?: ReadonlySet<string>,
): Promise<string[]> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey])
  await preparePlatform(client, passwords, paths.platform, asPart)
  const migrations = await readMigrations(paths.migrations)
  const chosen = migrations.filter(({ version }) => wanted?.has(version) ?? true)
  return applyPending(client, chosen, asPart)
}

/** Does one named step of it. */
type Step = (client: ClientBase, name: string, work: () => Promise<unknown>) => Promise<void>

async function preparePlatform(
  client: ClientBase,
  passwords: RolePasswords,
  folder: string,
  step: Step,
) {
  await applyPlatform(client, folder, (name, sql) =>
    againAfterDeadlock(() => step(client, name, () => client.query(sql))),
  )
  await step(client, 'roles', async () => {
    for (const [role, password] of Object.entries(passwords)) {
      const secret = client.escapeLiteral(password)
      await client.query(`alter role ${client.escapeIdentifier(role)} password ${secret}`)
    }
    // For a data API that another sets up, and for the database lints; ours is told by its own file. PostgreSQL lets
    // only a superuser keep a setting that it does not know.
    await client.query(`do $$ begin
      alter role authenticator set pgrst.db_schemas = 'public';
      execute format('alter database %I set pgrst.db_schemas = %L', current_database(), 'public');
    exception when insufficient_privilege then null;
    end $$`)
  })
}

async function applyPending(
  client: ClientBase,
  migrations: Migration[],
  step: Step,
): Promise<string[]> {
  // The Supabase CLI's own record, so that the two can take turns on one database.
  await step(client, 'the record of migrations', () =>
    client.query(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text
      )`),
  )
  const record = await readRecord(client)
  refuseFault(faultOf(record, migrations))
  if (isSquashed(record)) await squash(client, migrations, step)

  const applied = new Set(record.map(({ version }) => version))
  const now: string[] = []
  for (const migration of migrations) {
    if (applied.has(migration.version)) continue
    if (await againAfterDeadlock(() => apply(client, migration, step))) now.push(migration.version)
  }
  return now
}

/** @returns false where another server has applied it since the list was read */
async function apply(
  client: ClientBase,
  { version, name, sql }: Migration,
  step: Step,
): Promise<boolean> {
  let isOurs = false
  await step(client, `${version}_${name}`, async () => {
    const { rowCount } = await client.query(
      'select from supabase_migrations.schema_migrations where version = $1',
      [version],
    )
    if (rowCount !== 0) return
    isOurs = true
    // As on hosted Supabase, where the extensions' schema is on everybody's path.
    await client.query('set local search_path = public, extensions')
    await client.query(sql)
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
      [version, name, [sql]],
    )
  })
  return isOurs
}

async function squash(client: ClientBase, migrations: Migration[], step: Step): Promise<void> {
  const found = migrations.find(({ version }) => version === baseline)
  if (found === undefined) throw new Error(`The baseline ${baseline} is not among the migrations.`)
  await step(client, 'the record of the baseline', () => squashRecord(client, found))
}

function refuseFault(fault: RecordFault | undefined): void {
  if (fault?.kind === 'unknown') {
    throw new StartError(
      'migration_missing',
      `The database has migration ${fault.version}, which this version of Larder does not know. Start the newer version it was made with.`,
    )
  }
  if (fault?.kind === 'changed') {
    throw new StartError(
      'migration_changed',
      `Migration ${fault.version} was applied and has been edited since. Undo the edit and write a new migration instead.`,
    )
  }
  if (fault?.kind === 'partial') {
    throw new StartError(
      'migration_partial',
      `The database cannot be brought to this version. ${partialRecord(fault.applied)}: start that on it once, then this version. Nothing was changed.`,
    )
  }
}

const inTransaction: Step = async (client, name, work) => {
  try {
    await whileAlone(client, work)
  } catch (cause) {
    throw failure(name, cause)
  }
}

/** What a step sets for its transaction must not reach the next step. */
const asPart: Step = async (client, name, work) => {
  try {
    await work()
    await client.query('set local search_path to default')
  } catch (cause) {
    throw failure(name, cause)
  }
}

function failure(name: string, cause: unknown): StartError {
  return new StartError('migration_failed', `Cannot apply ${name}: ${reasonOf(cause)}`, { cause })
}
