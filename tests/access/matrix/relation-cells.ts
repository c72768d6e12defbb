import { catalogue, isPerson, type Person, recipeNames, recipeOf } from '../world/people.ts'
import { type Actor, actors, idOf, tokenOf } from './actors.ts'
import { appOwner, appToken, embedding, requestOf } from './app.ts'
import type { Row, State } from './attempt.ts'
import type { Cell } from './cell.ts'
import type { LiveSchema, Relation } from './live-schema.ts'
import { ownerOf } from './names.ts'
import { samples } from './samples.ts'

/** A value that no row of this world has, for any column; of a recipe's number one that nobody refers to. */
function otherValue(column: string, type: string): unknown {
  if (type === 'bigint' && column === 'recipe_id') return catalogue.other
  if (type === 'uuid') return column === 'id' ? idOf('forged') : idOf('ada')
  if (type === 'uuid[]') return [idOf('ada')]
  if (type.endsWith('[]')) return ['changed']
  if (/^(smallint|integer|bigint|numeric|double|real)/.test(type)) return 3
  if (type === 'boolean') return true
  if (type.startsWith('timestamp') || type === 'date') return '2020-01-01'
  if (type.startsWith('json')) return { changed: true }
  return 'changed'
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`
const list = (names: readonly string[]) => names.map(quoted).join(', ')

/** As the data API does: the statement in a `with`, and its rows as JSON. */
const wrapped = (statement: string) =>
  `with made as (${statement}) select coalesce(jsonb_agg(to_jsonb(made)), '[]') from made`

/** The rows of one person, or one's own. */
function belongingTo({ columns }: Relation, who: Actor | Person): string {
  const names = columns.map(({ name }) => name)
  const owner = ['user_id', 'owner_id', 'blocker_id', 'follower_id', 'reporter_id'].find((name) =>
    names.includes(name),
  )
  if (owner !== undefined) return `${owner} = '${idOf(who)}'`
  if (names.includes('customer_id')) return `customer_id = 'cus_${idOf(who)}'`
  const numbers = isPerson(who) ? recipeNames.map((name) => recipeOf(who, name)) : [catalogue.plain]
  if (names.includes('recipe_id')) return `recipe_id in (${numbers.join(', ')})`
  return names.includes('dietary_settings') || names.includes('avatar_url')
    ? `id = '${idOf(who)}'`
    : 'true'
}

function insertOf(relation: Relation, rows: readonly Row[], more = ''): string {
  const columns = Object.keys(rows[0] ?? {})
  const target = `public.${quoted(relation.name)}`
  return `insert into ${target} (${list(columns)}) select ${list(columns)} from jsonb_populate_recordset(null::${target}, ${literal(rows)}) ${more}`
}

/** Everything that an actor may try with a relation, and with each of its columns. */
function* triesOf(relation: Relation, actor: Actor, state: State): Generator<[string, string]> {
  const target = `public.${quoted(relation.name)}`
  const first = relation.columns.find(({ generated }) => !generated)
  const any = first === undefined ? {} : { [first.name]: otherValue(first.name, first.type) }
  const sample = samples[relation.name]
  const made = (who: Actor | Person): Row => sample?.row(who) ?? any
  const patch = sample?.patch ?? any
  const set = Object.keys(patch)
    .map((name) => `${quoted(name)} = given.${quoted(name)}`)
    .join(', ')
  const update = `update ${target} as r set ${set} from jsonb_populate_record(null::${target}, ${literal(patch)}) as given`
  /** What stands there already, in the columns that one sends. */
  const held = (who: Actor | Person): Row => {
    const row = (state[`public.${relation.name}`] ?? []).find((one) => ownerOf(one) === who)
    const columns = [...new Set([...Object.keys(made(who)), ...relation.key])]
    return row === undefined
      ? made(who)
      : Object.fromEntries(columns.map((name) => [name, row[name]]))
  }
  const upsert = (row: Row) => {
    const settled = Object.keys(row).map((name) => `${quoted(name)} = excluded.${quoted(name)}`)
    const key = relation.key.length > 0 ? relation.key : Object.keys(row).slice(0, 1)
    return insertOf(
      relation,
      [row],
      `on conflict (${list(key)}) do update set ${settled.join(', ')} returning *`,
    )
  }

  yield ['select', `select coalesce(jsonb_agg(to_jsonb(r)), '[]') from ${target} as r`]
  yield ['insert own', wrapped(insertOf(relation, [made(actor)], 'returning *'))]
  yield ['insert for another', wrapped(insertOf(relation, [made('ada')], 'returning *'))]
  yield ['insert in bulk', wrapped(insertOf(relation, [made(actor), made('ada')], 'returning 1'))]
  yield ['upsert own', wrapped(upsert(held(actor)))]
  yield ["upsert another's", wrapped(upsert(held('ada')))]
  for (const [whose, who] of [
    ['own', actor],
    ["another's", 'ada'],
  ] as const) {
    const where = belongingTo(relation, who)
    yield [
      `update ${whose}`,
      wrapped(`${update} where ${where === 'true' ? where : `r.${where}`} returning r.*`),
    ]
    yield [`delete ${whose}`, wrapped(`delete from ${target} where ${where} returning *`)]
  }
  yield ['update all, unseen', wrapped(`${update} returning 1`)]
  yield ['delete all, unseen', wrapped(`delete from ${target} returning 1`)]
  for (const { name, type } of relation.columns) {
    const value = { [name]: otherValue(name, type) }
    yield [`insert only (${name})`, wrapped(insertOf(relation, [value], 'returning 1'))]
    if (sample !== undefined) {
      const row = { ...made(actor), ...value }
      yield [`insert (${name})`, wrapped(insertOf(relation, [row], 'returning 1'))]
    }
    yield [
      `update (${name})`,
      wrapped(
        `update ${target} set ${quoted(name)} = given.${quoted(name)} from jsonb_populate_record(null::${target}, ${literal(value)}) as given returning 1`,
      ),
    ]
  }
}

/** A cell for each relation, actor and operation. */
export function relationCells(schema: LiveSchema, state: State): Cell[] {
  return schema.relations.flatMap((relation) => [
    ...actors.flatMap((actor) =>
      [...triesOf(relation, actor, state)].map(([operation, sql]) => ({
        object: relation.name,
        operation,
        actor,
        attempt: { ...tokenOf(actor), sql },
      })),
    ),
    ...[...triesOf(relation, appOwner, state)].flatMap(([operation, sql]) => {
      const cell = (name: string, request: Cell['attempt']['request']): Cell => ({
        object: relation.name,
        operation: name,
        actor: 'app',
        attempt: { ...appToken, sql, ...(request && { request }) },
      })
      const plain = cell(operation, requestOf(relation.name, operation))
      return operation === 'select' ? [plain, cell('select, embedded', embedding)] : [plain]
    }),
  ])
}
