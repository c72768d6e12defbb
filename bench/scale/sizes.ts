import type { Client } from 'pg'
import { z } from 'zod'

/** One table: rows, and bytes of the table itself, of its indexes and of what lies outside its rows. */
export const tableSizeSchema = z.object({
  table: z.string(),
  rows: z.number(),
  heap: z.number(),
  indexes: z.number(),
  toast: z.number(),
})
export type TableSize = z.infer<typeof tableSizeSchema>

const query = `
  select
    table_of.nspname || '.' || class.relname as "table",
    greatest(class.reltuples, 0)::float8 as rows,
    pg_table_size(class.oid)::float8
      - coalesce(pg_total_relation_size(nullif(class.reltoastrelid, 0)), 0) as heap,
    pg_indexes_size(class.oid)::float8 as indexes,
    coalesce(pg_total_relation_size(nullif(class.reltoastrelid, 0)), 0)::float8 as toast
  from pg_class as class
  join pg_namespace as table_of on table_of.oid = class.relnamespace
  where class.relkind = 'r' and table_of.nspname in ('public', 'private', 'auth')
  order by pg_total_relation_size(class.oid) desc`

/** Every table with rows, the largest first; the database is vacuumed and analysed before, so that rows are counted. */
export async function measureSizes(client: Client): Promise<TableSize[]> {
  await client.query('vacuum analyze')
  const { rows } = await client.query(query)
  return z
    .array(tableSizeSchema)
    .parse(rows)
    .filter((each) => each.rows > 0)
}

export const bytesOf = ({ heap, indexes, toast }: TableSize): number => heap + indexes + toast
