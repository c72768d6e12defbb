import type { TestDatabase } from '../support/database.ts'

/** Every table of ours and of the auth server, as `schema.table`. */
async function allTables({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select format('%s.%s', c.relnamespace::regnamespace, c.relname) as name
    from pg_class c
    where c.relkind in ('r', 'p')
      and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)`)
  return rows.map(({ name }) => name)
}

/**
 * The tables with a foreign key to an account or a profile, and those with one to such a row: what
 * belongs to a person by the schema's own word.
 */
export async function tablesOfPeople({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    with recursive linked (id) as (
      select 'auth.users'::regclass::oid
      union
      select con.conrelid from pg_constraint con join linked on con.confrelid = linked.id
      where con.contype = 'f'
    )
    select format('%s.%s', c.relnamespace::regnamespace, c.relname) as name
    from linked join pg_class c on c.oid = linked.id`)
  return rows.map(({ name }) => name).toSorted()
}

/** The tables in whose rows one of these words stands anywhere: a key, a list, a JSON document. */
export async function tablesWith(
  database: TestDatabase,
  words: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const name of await allTables(database)) {
    const { rowCount } = await database.pool.query(
      `select from ${name} as held, unnest($1::text[]) as sought(needle)
       where strpos(held::text, sought.needle) > 0 limit 1`,
      [words],
    )
    if (rowCount !== 0) found.push(name)
  }
  return found.toSorted()
}
