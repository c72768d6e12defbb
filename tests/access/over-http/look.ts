import type { Client } from 'pg'
import type { LiveSchema } from '../matrix/live-schema.ts'

/** What there is in the database that the data API must not know: names of the other schemas. */
export async function listHidden(client: Client, schema: LiveSchema) {
  const names = async (sql: string) =>
    (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name)
  const shown = new Set([
    ...schema.relations.map(({ name }) => name),
    ...schema.functions.map(({ name }) => name),
  ])
  const relations = await names(`
    select distinct c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm') and n.nspname in ('private', 'auth', 'extensions')`)
  const functions = await names(`
    select distinct p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('private', 'auth', 'extensions')`)
  const schemas = await names(`
    select nspname as name from pg_namespace
    where nspname <> 'public' and nspname not like 'pg\\_t%'`)
  return {
    schemas,
    relations: [...relations, 'pg_roles', 'pg_authid', 'pg_stat_activity'].filter(
      (name) => !shown.has(name),
    ),
    functions: [...functions, 'pg_read_file', 'pg_sleep', 'set_config', 'lo_import'].filter(
      (name) => !shown.has(name),
    ),
  }
}

/** A hash of the rows of every table, by `schema.table`. */
export async function stateOf(client: Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%s.%s', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth')`)
  const state: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ hash: string }>(
      `select md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from ${name} as t`,
    )
    state[name] = rows[0]?.hash ?? ''
  }
  return state
}
