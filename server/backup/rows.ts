import { createHash } from 'node:crypto'
import { type ClientBase, escapeIdentifier } from 'pg'
import { z } from 'zod'

/** The schemas whose tables are kept. */
export const savedSchemas = ['public', 'private', 'auth', 'supabase_migrations'] as const

const tablesSchema = z.array(
  z.object({
    schema: z.string(),
    name: z.string(),
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
  }),
)
export type Table = z.infer<typeof tablesSchema>[number]

/**
 * Every table of ours with the columns that are written. Not what is worked out from others, not the
 * list of migrations, which come from the code, and not what PostgreSQL itself forgets in a crash.
 */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query(
    `select space.nspname as schema, held.relname as name,
       jsonb_agg(jsonb_build_object('name', col.attname,
         'type', format_type(col.atttypid, col.atttypmod)) order by col.attnum) as columns
     from pg_catalog.pg_class as held
     join pg_catalog.pg_namespace as space on space.oid = held.relnamespace
     join pg_catalog.pg_attribute as col on col.attrelid = held.oid
     where held.relkind = 'r' and held.relpersistence = 'p' and space.nspname = any ($1)
       and (space.nspname, held.relname) <> ('supabase_migrations', 'schema_migrations')
       and col.attnum > 0 and not col.attisdropped and col.attgenerated = ''
     group by 1, 2 order by 1, 2`,
    [savedSchemas],
  )
  return tablesSchema.parse(rows)
}

export const qualified = ({ schema, name }: { schema: string; name: string }) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

/** What a value's text depends on is fixed, so that it is the same in every database. For one transaction. */
export async function fixTextForm(client: ClientBase): Promise<void> {
  await client.query(`
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1;
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`)
}

const batchSize = 200
const linesSchema = z.array(z.object({ line: z.string() }))

/** The rows as JSON lists of texts, ordered by these very lines: no collation and no key matters. */
export async function* readRows(client: ClientBase, table: Table): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `${escapeIdentifier(name)}::text`)
  await client.query(
    `declare kept_rows no scroll cursor for
     select line from (select to_json(array[${values.join(', ')}])::text as line
       from ${qualified(table)}) as written
     order by line collate "C"`,
  )
  try {
    for (;;) {
      const { rows } = await client.query(`fetch ${batchSize} from kept_rows`)
      if (rows.length === 0) return
      yield linesSchema.parse(rows).map(({ line }) => line)
    }
  } finally {
    await client.query('close kept_rows').catch(() => undefined)
  }
}

/** Adds rows that `readRows` gave, triggers and identities as the transaction has them. */
export async function writeRows(client: ClientBase, table: Table, lines: string[]): Promise<void> {
  const names = table.columns.map(({ name }) => escapeIdentifier(name))
  const values = table.columns.map(({ type }, index) => `(fields ->> ${index})::${type}`)
  await client.query(
    `insert into ${qualified(table)} (${names.join(', ')}) overriding system value
     select ${values.join(', ')}
     from (select line::json as fields from unnest($1::text[]) as given(line)) as parsed`,
    [lines],
  )
}

/** How many rows there are, and SHA-256 over their lines. */
export async function digestRows(client: ClientBase, table: Table) {
  const digest = startDigest()
  for await (const lines of readRows(client, table)) digest.take(lines)
  return digest.end()
}

export function startDigest() {
  const hash = createHash('sha256')
  let count = 0
  return {
    take(lines: readonly string[]): void {
      for (const line of lines) hash.update(`${line}\n`)
      count += lines.length
    },
    end: () => ({ rows: count, content: hash.digest('hex') }),
  }
}
