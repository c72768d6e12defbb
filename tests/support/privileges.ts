import type { ClientBase } from 'pg'

/**
 * What the roles of the data API, and everyone, may do in `public` and `private`, one line a right:
 * `authenticated update public_profiles(name)`.
 */
export async function listPrivileges(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    with object as (
      select c.oid, c.relnamespace as schema, c.relname::text as name, c.relacl as acl
      from pg_class c
      where c.relkind in ('r', 'v', 'm', 'p', 'S')
      union all
      select c.oid, c.relnamespace, c.relname || '(' || a.attname || ')', a.attacl
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where a.attacl is not null
      union all
      select p.oid, p.pronamespace, p.proname || '()', coalesce(p.proacl, acldefault('f', p.proowner))
      from pg_proc p
      union all
      select t.oid, t.oid, '(schema)', t.nspacl
      from pg_namespace t
    )
    select distinct format(
      '%s %s %s',
      case grantee when 0 then 'everyone' else grantee::regrole::text end,
      lower(privilege_type),
      case object.schema::regnamespace::text when 'public' then '' else object.schema::regnamespace || '.' end
        || object.name
    ) as line
    from object, aclexplode(object.acl)
    where
      object.schema::regnamespace::text in ('public', 'private')
      and (grantee = 0 or grantee::regrole::text in ('anon', 'authenticated', 'service_role'))
`)
  return rows.map(({ line }) => line).toSorted()
}
