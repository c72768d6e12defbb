import type { ClientBase } from 'pg'

/** What the data API offers, as the database itself says: `public` is the one exposed schema. */
export interface LiveSchema {
  relations: Relation[]
  functions: { signature: string; name: string }[]
}

export interface Relation {
  name: string
  columns: { name: string; type: string; generated: boolean }[]
  /** Of the primary key; none for a view. */
  key: string[]
}

export async function readLiveSchema(client: ClientBase): Promise<LiveSchema> {
  const relations = await client.query<Relation>(`
    select
      c.relname as name,
      (
        select jsonb_agg(
          jsonb_build_object(
            'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
            'generated', a.attgenerated <> '' or a.attidentity = 'a'
          ) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ) as columns,
      coalesce((
        select jsonb_agg(a.attname order by array_position(con.conkey, a.attnum))
        from pg_constraint con
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (con.conkey)
        where con.conrelid = c.oid and con.contype = 'p'
      ), '[]') as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    order by 1`)
  const functions = await client.query<{ signature: string; name: string }>(`
    select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as signature, p.proname as name
    from pg_proc p where p.pronamespace = 'public'::regnamespace order by 1`)
  return { relations: relations.rows, functions: functions.rows }
}
