/**
 * Everything that a migration may make, as lines of PostgreSQL's own catalogues: each query gives the `object` that
 * a line belongs to, and the `line`. What belongs to an extension is the extension's own.
 */
const ours = `not in ('pg_catalog', 'information_schema', 'pg_toast', 'supabase_migrations')`

/** Whether an extension brought the object. */
const ofExtension = (catalogue: string, id: string) =>
  `exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${id} and deptype = 'e')`

/** Rights as one text; those that nobody has touched are the defaults. */
const rights = (acl: string, kind: string, owner: string) => `(
  select 'rights ' || string_agg(format('%s %s%s by %s', coalesce(nullif(grantee, 0)::regrole::text, 'everyone'),
    lower(privilege_type), case when is_grantable then ' on' end, grantor::regrole), '; '
    order by grantee::regrole::text, privilege_type)
  from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))))`

const nameOf = `format('%I.%I', n.nspname, c.relname)`

const relations = `
  select format('%s %s', k.kind, ${nameOf}) as object, line
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join (values ('r'::"char", 'table'), ('p', 'table'), ('v', 'view'), ('m', 'view'), ('S', 'sequence'), ('c', 'type'))
    as k (relkind, kind) using (relkind)
  left join pg_sequence s on s.seqrelid = c.oid
  left join pg_class t on t.oid = c.reltoastrelid,
  lateral (values
    (format('owner %s, persistence %s, security %s %s, replica identity %s, options %s %s', c.relowner::regrole,
      c.relpersistence, c.relrowsecurity, c.relforcerowsecurity, c.relreplident, c.reloptions, t.reloptions)),
    (case c.relkind when 'S' then ${rights('c.relacl', 's', 'c.relowner')} when 'c' then null
      else ${rights('c.relacl', 'r', 'c.relowner')} end),
    (case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end),
    (case when c.relkind = 'S' then format('%s from %s by %s, %s to %s, cache %s, cycle %s', s.seqtypid::regtype,
      s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle) end),
    ('comment ' || obj_description(c.oid, 'pg_class'))
  ) as described (line)
  where n.nspname ${ours} and not ${ofExtension('pg_class', 'c.oid')}`

/** In their order: \`select *\` and rows given as one depend on it. */
const columns = `
  select format('%s %s', case c.relkind when 'v' then 'view' when 'c' then 'type' when 'm' then 'view' else 'table' end, ${nameOf}) as object,
    concat_ws(' ', 'column', to_char(rank() over (partition by c.oid order by a.attnum), '00'), a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, 'default ' || pg_get_expr(d.adbin, d.adrelid),
      'identity ' || nullif(a.attidentity::text, ''), 'generated ' || nullif(a.attgenerated::text, ''),
      'stored ' || a.attstorage::text, nullif(a.attcompression::text, ''), 'collation ' || nullif(a.attcollation, 0)::regcollation,
      'statistics ' || a.attstattarget, a.attoptions,
      case when a.attacl is not null then ${rights('a.attacl', 'c', 'c.relowner')} end,
      'comment ' || col_description(c.oid, a.attnum)) as line
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'p', 'v', 'm', 'c') and n.nspname ${ours}
    and not ${ofExtension('pg_class', 'c.oid')}`

const constraints = `
  select format('table %s', ${nameOf}) as object,
    concat_ws(' ', 'constraint', con.conname, pg_get_constraintdef(con.oid), 'validated', con.convalidated,
      'comment ' || obj_description(con.oid, 'pg_constraint')) as line
  from pg_constraint con join pg_class c on c.oid = con.conrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname ${ours}`

const indexes = `
  select format('index %I.%I', n.nspname, i.relname) as object, line
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
  join pg_namespace n on n.oid = c.relnamespace,
  lateral (values (pg_get_indexdef(i.oid)), (format('valid %s, clustered %s, replica identity %s, owner %s',
      x.indisvalid, x.indisclustered, x.indisreplident, i.relowner::regrole)),
    ('comment ' || obj_description(i.oid, 'pg_class'))) as described (line)
  where n.nspname ${ours}`

const policies = `
  select format('policy %I on %s', p.polname, ${nameOf}) as object,
    concat_ws(' ', 'for', p.polcmd, 'permissive', p.polpermissive, 'to',
      (select string_agg(coalesce(nullif(role, 0)::regrole::text, 'everyone'), ', ' order by role::regrole::text) from unnest(p.polroles) as role),
      'using ' || pg_get_expr(p.polqual, c.oid), 'check ' || pg_get_expr(p.polwithcheck, c.oid),
      'comment ' || obj_description(p.oid, 'pg_policy')) as line
  from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace`

const triggers = `
  select format('trigger %I on %s', t.tgname, ${nameOf}) as object,
    concat_ws(' ', pg_get_triggerdef(t.oid), 'enabled', t.tgenabled, 'comment ' || obj_description(t.oid, 'pg_trigger')) as line
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal
  union all
  select format('event trigger %I', evtname), concat_ws(' ', evtevent, evtfoid::regproc, evtenabled, evttags) from pg_event_trigger`

const functions = `
  select format('function %s', p.oid::regprocedure) as object, line
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
  lateral (values
    (case when p.prokind in ('f', 'p') then pg_get_functiondef(p.oid) else p.prosrc end),
    ('owner ' || p.proowner::regrole), (${rights('p.proacl', 'f', 'p.proowner')}),
    ('comment ' || obj_description(p.oid, 'pg_proc'))
  ) as described (line)
  where n.nspname ${ours} and not ${ofExtension('pg_proc', 'p.oid')}
  union all
  -- Of an extension's functions, who was let at them.
  select format('function %s', p.oid::regprocedure), ${rights('p.proacl', 'f', 'p.proowner')}
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname ${ours} and p.proacl is not null and ${ofExtension('pg_proc', 'p.oid')}`

const types = `
  select format('type %s', t.oid::regtype) as object, line
  from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid,
  lateral (values (concat_ws(' ', t.typtype, 'owner', t.typowner::regrole, format_type(t.typbasetype, t.typtypmod), t.typdefault)),
    (${rights('t.typacl', 'T', 't.typowner')}),
    ((select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid)),
    ((select string_agg(conname || ' ' || pg_get_constraintdef(oid), ', ' order by conname) from pg_constraint where contypid = t.oid)),
    ('comment ' || obj_description(t.oid, 'pg_type'))) as described (line)
  where n.nspname ${ours} and t.typelem = 0 and (t.typrelid = 0 or c.relkind = 'c') and not ${ofExtension('pg_type', 't.oid')}`

const surroundings = `
  select format('schema %I', nspname) as object,
    concat_ws(E'\\n', 'owner ' || nspowner::regrole, ${rights('nspacl', 'n', 'nspowner')}, 'comment ' || obj_description(oid, 'pg_namespace')) as line
  from pg_namespace where nspname ${ours} and nspname not like 'pg\\_%'
  union all
  select format('extension %I', extname), format('%s in %s', extversion, extnamespace::regnamespace) from pg_extension
  union all
  select 'default privileges', format('%s in %s on %s: %s', defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype, defaclacl) from pg_default_acl
  union all
  select format('publication %I', p.pubname), concat_ws(' ', p.puballtables, p.pubinsert, p.pubupdate, p.pubdelete, r.prrelid::regclass, r.prattrs)
  from pg_publication p left join pg_publication_rel r on r.prpubid = p.oid
  union all
  select format('statistics %s', stxname), pg_get_statisticsobjdef(oid) from pg_statistic_ext
  union all
  select format('rule %s on %s', rulename, ev_class::regclass), pg_get_ruledef(r.oid) from pg_rewrite r
  join pg_class c on c.oid = ev_class join pg_namespace n on n.oid = c.relnamespace where rulename <> '_RETURN' and n.nspname ${ours}
  union all
  select 'operators, casts and collations', thing from (
    select oid::regoperator::text as thing from pg_operator o where oprnamespace::regnamespace::text ${ours} and not ${ofExtension('pg_operator', 'o.oid')}
    union all select format('%s as %s', castsource::regtype, casttarget::regtype) from pg_cast c where oid > 16383 and not ${ofExtension('pg_cast', 'c.oid')}
    union all select oid::regcollation::text from pg_collation where oid > 16383
  ) as others
  union all
  select format('settings of %s', coalesce(nullif(setrole, 0)::regrole::text, 'everyone')), setting
  from pg_db_role_setting, unnest(setconfig) as setting where setdatabase in (0, (select oid from pg_database where datname = current_database()))`

export const schemaQueries = [
  relations,
  columns,
  constraints,
  indexes,
  policies,
  triggers,
  functions,
  types,
  surroundings,
]
