import type { Client } from 'pg'

/** Foreign keys with a row that refers to none, one sentence each: rows were put in without their checks. */
export async function brokenReferences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; query: string }>(
    `select con.conname as name,
       format('select from %s as child where (%s) is not null and not exists (select from %s as parent where %s)',
         con.conrelid::regclass, string_agg(format('child.%I', kid.attname), ', '),
         con.confrelid::regclass,
         string_agg(format('parent.%I = child.%I', mum.attname, kid.attname), ' and ')) as query
     from pg_constraint as con
     cross join unnest(con.conkey, con.confkey) as pair (kid, mum)
     join pg_attribute as kid on kid.attrelid = con.conrelid and kid.attnum = pair.kid
     join pg_attribute as mum on mum.attrelid = con.confrelid and mum.attnum = pair.mum
     where con.contype = 'f'
     group by con.oid, con.conname, con.conrelid, con.confrelid`,
  )
  const broken: string[] = []
  for (const { name, query } of rows) {
    const { rowCount } = await client.query(query)
    if (rowCount !== 0) broken.push(`${name}: ${rowCount} rows refer to nothing`)
  }
  return broken
}
