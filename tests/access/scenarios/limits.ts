import type { ClientBase } from 'pg'
import { sentRecipe } from '../../support/own-recipes.ts'
import { samples } from '../matrix/samples.ts'
import { nobody, uuidOf } from '../world/people.ts'
import type { Scenario } from './scenario.ts'

interface Limit {
  table: string
  owner: string
  most: string
  /** Names and types of the columns that tell two rows of one person apart. */
  key: { name: string; type: string }[]
  /** All columns but those that are worked out. */
  columns: string
}

const trial = uuidOf('trial')

/** How one writes where there is no plain insert. */
const otherActs: Readonly<Record<string, string>> = {
  recipe_cards: `select save_recipe('${JSON.stringify(sentRecipe({ key: nobody }))}'::jsonb)`,
  shopping_records: `insert into shopping_list_items (name) values ('changed') returning 1`,
}

/** What else tells two rows apart, beside their key. */
const otherKeys: Readonly<Record<string, string>> = {
  cook_photos: `'picture_id', md5(i::text)::uuid`,
  reports: `'comment_id', md5(i::text)::uuid, 'recipe_id', null, 'profile_id', null`,
}

const another = (type: string) =>
  type === 'uuid' ? 'md5(i::text)::uuid' : `(1000000 + i)::${type}`

/** For each table with a limit: a person who holds that many rows already makes one more. */
export async function limitScenarios(client: ClientBase): Promise<Scenario[]> {
  const { rows } = await client.query<Limit>(`
    select
      c.relname as table,
      convert_from(split_part(encode(t.tgargs, 'escape'), '\\000', 1)::bytea, 'UTF8') as owner,
      convert_from(split_part(encode(t.tgargs, 'escape'), '\\000', 2)::bytea, 'UTF8') as most,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null)))
        from pg_constraint con
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (con.conkey)
        where con.conrelid = c.oid and con.contype = 'p'
      ), '[]') as key,
      (
        select string_agg(a.attname, ', ') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns
    from pg_trigger t
    join pg_proc p on p.oid = t.tgfoid and p.proname = 'enforce_row_limit'
    join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace
    order by 1`)
  return rows.map(({ table, owner, most, key, columns: all }) => {
    const changed = key
      .filter(({ name }) => name !== owner && name !== 'kind')
      .map(({ name, type }) => `'${name}', ${another(type)}`)
      .concat(otherKeys[table] ?? [])
    const row = JSON.stringify(samples[table]?.row('trial') ?? {}).replaceAll("'", "''")
    const columns = Object.keys(samples[table]?.row('trial') ?? {}).join(', ')
    return {
      name: `one row of ${table} more than ${most}`,
      actor: 'trial',
      isLarge: true,
      before: `set local session_replication_role = replica;
        insert into public.${table} (${all}) select ${all} from (select made.* from (
          select * from public.${table} where ${owner} = '${trial}' limit 1
        ) as held, generate_series(1, ${most}) as i, jsonb_populate_record(
          null::public.${table}, to_jsonb(held) || jsonb_build_object(${[`'is_default', false`, ...changed].join(', ')})
        ) as made) as rows;
        set local session_replication_role = origin`,
      act:
        otherActs[table] ??
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, '${row}') returning 1`,
    }
  })
}
