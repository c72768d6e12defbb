import type { ClientBase } from 'pg'

/** One thing that is wrong with the schema on purpose. */
export interface Mutant {
  /** `policy comments "cooks delete their own comments" dropped` */
  name: string
  /** The relation or function that it is about, without its schema. */
  about: string
  sql: string
}

/** A query that writes mutants: `name`, `about` and `sql`. */
async function written(client: ClientBase, query: string): Promise<Mutant[]> {
  return (await client.query<Mutant>(`${query} order by 1`)).rows
}

const policies = `
  with policy as (
    select
      c.oid::regclass::text as target, c.relname as about, p.polname as name,
      pg_get_expr(p.polqual, p.polrelid) as held_using,
      pg_get_expr(p.polwithcheck, p.polrelid) as held_check
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      -- The service is bound by no policy.
      and p.polroles <> array['service_role'::regrole::oid]
  ), mutant as (
    select *, 'dropped' as how, format('drop policy %I on %s', name, target) as sql from policy
    union all
    select *, 'its using negated', format('alter policy %I on %s using (not coalesce((%s), false))', name, target, held_using)
    from policy where held_using is not null
    union all
    select *, 'its check negated', format('alter policy %I on %s with check (not coalesce((%s), false))', name, target, held_check)
    from policy where held_check is not null
    union all
    select *, 'its using true', format('alter policy %I on %s using (true)', name, target)
    from policy where held_using <> 'true'
    union all
    select *, 'its check true', format('alter policy %I on %s with check (true)', name, target)
    from policy where held_check <> 'true'
  )
  select format('policy %s "%s" %s', target, name, how) as name, about, sql from mutant`

const triggers = `
  select
    format('trigger %s of %s dropped', t.tgname, c.oid::regclass) as name,
    c.relname as about,
    format('drop trigger %I on %s', t.tgname, c.oid::regclass) as sql
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal`

/** Each right that a client has, taken away. */
const revoked = `
  with role (name) as (values ('anon'), ('authenticated')), held as (
    select c.relnamespace as schema, c.relname as about, c.oid::regclass::text as target,
      lower(a.privilege_type) as what, a.grantee
    from pg_class c, aclexplode(c.relacl) a where c.relkind in ('r', 'v', 'm', 'p', 'S')
    union all
    select c.relnamespace, c.relname, c.oid::regclass::text,
      format('%s (%I)', lower(a.privilege_type), col.attname), a.grantee
    from pg_class c join pg_attribute col on col.attrelid = c.oid, aclexplode(col.attacl) a
    union all
    select p.pronamespace, p.proname, 'function ' || p.oid::regprocedure::text, 'execute', a.grantee
    from pg_proc p, aclexplode(p.proacl) a
    union all
    select n.oid, n.nspname, 'schema ' || n.nspname, lower(a.privilege_type), a.grantee
    from pg_namespace n, aclexplode(n.nspacl) a
  )
  select
    format('%s on %s revoked from %s', what, target, role.name) as name, about,
    format('revoke %s on %s from %I', what, target, role.name) as sql
  from held join role on held.grantee = role.name::regrole
  where held.schema in ('public'::regnamespace, 'private'::regnamespace)`

/** Each right that a client does not have, given. */
const granted = `
  with role (name) as (values ('anon'), ('authenticated')), missing as (
    select c.relname as about, c.oid::regclass::text as target, lower(p.what) as what, role.name as role
    from pg_class c, role, (values ('SELECT'), ('INSERT'), ('UPDATE'), ('DELETE')) as p (what)
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and c.relkind in ('r', 'v', 'm', 'p') and not has_table_privilege(role.name, c.oid, p.what)
    union all
    select c.relname, c.oid::regclass::text, format('%s (%I)', lower(p.what), col.attname), role.name
    from pg_class c
    join pg_attribute col on col.attrelid = c.oid and col.attnum > 0 and not col.attisdropped, role,
      (values ('INSERT'), ('UPDATE')) as p (what)
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and c.relkind in ('r', 'v', 'm', 'p')
      and col.attgenerated = '' and col.attidentity <> 'a'
      and not has_column_privilege(role.name, c.oid, col.attnum, p.what)
    union all
    select f.proname, 'function ' || f.oid::regprocedure, 'execute', role.name
    from pg_proc f, role
    where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not has_function_privilege(role.name, f.oid, 'execute')
  )
  select
    format('%s on %s granted to %s', what, target, role) as name, about,
    format('grant %s on %s to %I', what, target, role) as sql
  from missing`

/**
 * Where no client has a right, or clients read alone and a policy lets them read all, neither of these
 * binds anybody: they are no mutants.
 */
const tables = `
  with right_of as (
    select c.oid, a.grantee, a.privilege_type as what from pg_class c, aclexplode(c.relacl) a
    union all
    select col.attrelid, a.grantee, a.privilege_type from pg_attribute col, aclexplode(col.attacl) a
  ), of_clients as (
    select oid, bool_and(what = 'SELECT') as read_alone, array_agg(distinct grantee) as roles
    from right_of where grantee in ('anon'::regrole, 'authenticated'::regrole) group by oid
  )
  select
    format('row-level security of %s off', c.oid::regclass) as name, c.relname as about,
    format('alter table %s disable row level security', c.oid::regclass) as sql
  from pg_class c join of_clients using (oid)
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and c.relkind in ('r', 'p') and c.relrowsecurity
    and not (of_clients.read_alone and exists (
      select from pg_policy p
      where p.polrelid = c.oid and pg_get_expr(p.polqual, c.oid) = 'true' and p.polroles @> of_clients.roles
    ))
  union all
  select
    format('security_invoker of %s off', c.oid::regclass), c.relname,
    format('alter view %s set (security_invoker = false)', c.oid::regclass)
  from pg_class c join of_clients using (oid)
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'v'`

/** All that can be wrong with who may do what, one thing at a time, by what this schema holds. */
export async function listMutants(client: ClientBase): Promise<Mutant[]> {
  const lists = []
  for (const query of [policies, triggers, tables, revoked, granted]) {
    lists.push(await written(client, query))
  }
  return lists.flat()
}
