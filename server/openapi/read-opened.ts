import type { Pool } from 'pg'
import { z } from 'zod'

const parameterSchema = z.object({
  name: z.string(),
  /** As PostgreSQL writes it: `timestamp with time zone`, `text[]`. */
  type: z.string(),
  isRequired: z.boolean(),
  isWritable: z.boolean(),
  words: z.string().nullable(),
})
export type Parameter = z.infer<typeof parameterSchema>

const openedSchema = z.object({
  area: z.array(z.string()),
  path: z.string(),
  kind: z.enum(['rows', 'facts', 'query', 'act']),
  words: z.string().nullable(),
  /** Columns of a relation, or arguments of a function. */
  parameters: z.array(parameterSchema),
})

/** What scopes open of the data API, with its columns and arguments, as the database has them. */
export type Opened = z.infer<typeof openedSchema>

const statement = `
with opened as (
  select array_agg(area) as area, path, kind from private.scope_paths() group by path, kind
)
select opened.area, opened.path, opened.kind,
  coalesce(obj_description(relation.oid, 'pg_class'), obj_description(routine.oid, 'pg_proc')) as words,
  coalesce(
    case when relation.oid is not null then (
      select jsonb_agg(jsonb_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, null),
        'isRequired', a.attnotnull and not a.atthasdef and a.attidentity = '',
        'isWritable', has_column_privilege('authenticated', relation.oid, a.attnum, 'insert'),
        'words', col_description(relation.oid, a.attnum)
      ) order by a.attnum)
      from pg_attribute as a
      where a.attrelid = relation.oid and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('authenticated', relation.oid, a.attnum, 'select')
    ) else (
      select jsonb_agg(jsonb_build_object(
        'name', routine.proargnames[place],
        'type', format_type(argument, null),
        'isRequired', place <= routine.pronargs - routine.pronargdefaults,
        'isWritable', true,
        'words', null
      ) order by place)
      from unnest(routine.proargtypes) with ordinality as given (argument, place)
    ) end,
    '[]'
  ) as parameters
from opened
left join pg_class as relation
  on relation.relnamespace = 'public'::regnamespace and '/' || relation.relname = opened.path
left join pg_proc as routine
  on routine.pronamespace = 'public'::regnamespace and '/rpc/' || routine.proname = opened.path
order by opened.path`

export async function readOpened(pool: Pool): Promise<Opened[]> {
  const { rows } = await pool.query(statement)
  return z.array(openedSchema).parse(rows)
}
