import type { Client } from 'pg'
import { migrate, migrateWithin } from '#server/migrations/migrate.ts'
import { baseline, squashed } from '#server/migrations/squashed.ts'
import { fixTextForm, listTables, qualified, writeRows } from '#server/backup/rows.ts'
import { readSequences, writeSequences } from '#server/backup/sequences.ts'
import { type Held, readAll } from './full-database.ts'
import {
  withAccounts,
  withFormerColumns,
  withFormerTables,
  withoutPhotos,
  withoutSharedKitchens,
} from './former.ts'
import { project, sharedColumns, tableIn } from './project.ts'
import { brokenReferences } from './references.ts'

const passwords = { authenticator: 'test', supabase_auth_admin: 'test' }

/**
 * What migrations may write anew: what is worked out from other tables, the state of the catalogue, and
 * counters of changes that only ever grow.
 */
const derived = new Set([
  'private.catalogue_state',
  'private.ingredient_kinds',
  'private.ingredient_paths',
  'private.ingredient_swaps',
  'private.ingredient_weights',
  'private.need_keys',
  'private.recipe_matches',
  'private.hidden_recipe_matches',
  'private.search_words',
  'public.kept_versions',
  'public.plan_features',
  'private.installation',
])

/** Brings an empty database, or one of an earlier era, to the schema of these versions. */
export async function migrateTo(client: Client, versions: readonly string[]): Promise<void> {
  await client.query('begin')
  await migrateWithin(client, passwords, new Set(versions))
  await client.query('commit')
}

/** Makes the record of a database that has the baseline what it was when the migrations before it were files. */
export async function nameSquashed(client: Client): Promise<void> {
  await client.query('delete from supabase_migrations.schema_migrations where version = $1', [
    baseline,
  ])
  await client.query(
    'insert into supabase_migrations.schema_migrations (version) select unnest($1::text[])',
    [[...squashed.keys()]],
  )
}

/** Puts the rows of today's database into that of an era, as far as it has tables and columns for them. */
export async function settle(client: Client, now: Held): Promise<void> {
  const tables = await listTables(client)
  const hasPhotos = tables.some(({ name }) => name === 'cook_photos')
  const isShared = tables.some(
    ({ name, columns }) =>
      name === 'kitchen_members' && columns.some((column) => column.name === 'here'),
  )
  const ofKitchens = isShared ? now : withoutSharedKitchens(now)
  const former = withAccounts(withFormerTables(hasPhotos ? ofKitchens : withoutPhotos(ofKitchens)))
  const today = withFormerColumns(former)
  await client.query('begin')
  await fixTextForm(client)
  const pairs = tables.map((table) => ({
    table,
    source: tableIn(today.tables, table),
  }))
  // Derived in another way then: what the era's own schema brought stays.
  const settled = pairs.filter(
    ({ table, source }) =>
      !derived.has(nameOf(table)) ||
      (source !== undefined && sharedColumns(table, source).length === table.columns.length),
  )
  // The security log allows nobody to empty it.
  await client.query('set local session_replication_role = replica')
  await client.query(`truncate ${settled.map(({ table }) => qualified(table)).join(', ')}`)
  for (const { table, source } of settled) {
    if (source === undefined) continue
    const { table: target, lines } = project(source, sharedColumns(table, source))
    await writeRows(client, target, lines)
  }
  await client.query('set local session_replication_role = origin')
  const counters = new Set((await readSequences(client)).map(nameOf))
  await writeSequences(
    client,
    today.sequences.filter((sequence) => counters.has(nameOf(sequence))),
  )
  await client.query('commit')
}

const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`

export type Upgrade = {
  /** Rows that stood in the era's tables. */
  readonly rows: number
  readonly filledTables: number
  /** Tables without a row, that a migration could not be tried on. */
  readonly empty: readonly string[]
  /** What is not as it was, one sentence each. */
  readonly faults: readonly string[]
}

/** Migrates the settled database to the newest schema and compares what it held. */
export async function upgrade(client: Client): Promise<Upgrade> {
  const before = await readAll(client)
  await migrate(client, passwords)
  const faults = [
    ...(await brokenReferences(client)),
    ...lossesBetween(before, await readAll(client)),
  ]
  const filled = before.tables.filter(({ lines }) => lines.length > 0)
  return {
    rows: filled.reduce((sum, { lines }) => sum + lines.length, 0),
    filledTables: filled.length,
    empty: before.tables.filter(({ lines }) => lines.length === 0).map(nameOf),
    faults,
  }
}

/** What people made and is not there as it was, one sentence for each table. */
export function lossesBetween(before: Pick<Held, 'tables'>, now: Held): string[] {
  const after = withAccounts(withFormerTables(now))
  return before.tables.flatMap((table) => {
    const name = nameOf(table)
    if (derived.has(name)) return []
    const then = tableIn(after.tables, table)
    if (then === undefined) return [`${name} is gone`]
    const shared = sharedColumns(table, then)
    const kept = new Set(project(then, shared).lines)
    const lost = project(table, shared).lines.filter((line) => !kept.has(line))
    return lost.length > 0 ? [`${name}: ${lost.length} rows are lost or changed`] : []
  })
}
