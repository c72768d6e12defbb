import type { Client } from 'pg'

export interface Named {
  readonly name: string
  /** SQL's name of it. */
  readonly type: string
}
export interface Relation {
  readonly name: string
  readonly columns: readonly Named[]
}
export interface RemoteCall {
  readonly name: string
  readonly parameters: readonly Named[]
}

/** What the data API offers, as the catalogue of a running database has it, in a fixed order. */
export interface Schema {
  readonly relations: readonly Relation[]
  readonly calls: readonly RemoteCall[]
  /** Names that no answer may contain: names of schemas that are not offered, of constraints, triggers and policies. */
  readonly internalNames: readonly string[]
}

export async function readSchema(client: Client): Promise<Schema> {
  const relations = await client.query<{ name: string; columns: Named[] }>(`
    select c.relname::text as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null))
        order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
    group by c.relname order by c.relname`)
  const calls = await client.query<{ name: string; names: string[] | null; types: string[] }>(`
    select p.proname::text as name, p.proargnames::text[] as names,
      array(select format_type(t, null) from unnest(p.proargtypes) with ordinality as x(t, n) order by n) as types
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    order by p.proname, p.oid`)
  const internal = await client.query<{ name: string }>(`
    with inner_names as (
      select n.nspname || '.' || c.relname as name from pg_class c
        join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('private', 'auth')
      union select n.nspname || '.' || p.proname from pg_proc p
        join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('private', 'auth')
      union select conname from pg_constraint
        join pg_namespace n on n.oid = connamespace where n.nspname in ('public', 'private', 'auth')
      union select tgname from pg_trigger where not tgisinternal
      union select polname from pg_policy
    ) select distinct name::text from inner_names where length(name) > 9 order by name`)
  return {
    relations: relations.rows,
    calls: calls.rows.map(({ name, names, types }) => ({
      name,
      parameters: types.map((type, at) => ({ name: names?.[at] ?? '', type })),
    })),
    internalNames: internal.rows.map(({ name }) => name),
  }
}
