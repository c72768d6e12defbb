import { chooseActor } from '../actors.ts'
import type { Input } from '../input.ts'
import { bodyBytes, inAddress, mutateText, mutateValue } from '../mutate.ts'
import { nastyText } from '../nasty.ts'
import type { Chance } from '../random.ts'
import type { Relation } from '../schema.ts'
import type { World } from '../world.ts'
import { contentType, restHeaders } from './rest-headers.ts'
import { typedValue } from './typed-value.ts'

const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'fts',
  'plfts',
  'phfts',
  'wfts',
  'fts(english)',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'eq(any)',
  'like(all)',
  'not.eq',
  'not.in',
  'not.is',
  'not.not.eq',
  'nothing',
  'fts(nowhere)',
] as const

const kinds = [
  'text',
  'integer',
  'bigint',
  'uuid',
  'jsonb',
  'boolean',
  'date',
  'numeric',
  'regclass',
  'nowhere',
] as const
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PATCH',
  'DELETE',
  'PUT',
  'OPTIONS',
  'TRACE',
] as const

export function dataRequest(chance: Chance, world: World): Input {
  const relation = chance.any(world.schema.relations)
  if (relation === undefined) throw new Error('there is no relation')
  const method = chance.pick(methods)
  const name = chance.percent(4)
    ? inAddress(chance, mutateText(chance, relation.name))
    : relation.name
  const query = [...filters(chance, world, relation), ...shape(chance, world, relation, method)]
  const { headers: own } = chooseActor(chance, world)
  const headers: [string, string][] = [
    ...own.map(([key, value]): [string, string] => [key, value]),
    ...restHeaders(chance),
  ]
  const path = `/rest/v1/${name}${query.length > 0 ? `?${query.join('&')}` : ''}`
  if (method !== 'POST' && method !== 'PATCH' && method !== 'PUT')
    return { area: 'data', method, path, headers }
  headers.push(['content-type', contentType(chance)])
  return { area: 'data', method, path, headers, body: rows(chance, world, relation) }
}

function rows(chance: Chance, world: World, relation: Relation): Buffer {
  if (chance.percent(1)) return Buffer.alloc(1_000_500, '[')
  const row = () =>
    Object.fromEntries(
      relation.columns
        .filter(() => chance.percent(60))
        .map(({ name, type }) => [name, typedValue(chance, world, name, type)]),
    )
  const value = chance.percent(60) ? row() : Array.from({ length: chance.below(4) }, row)
  return bodyBytes(chance, chance.percent(60) ? mutateValue(chance, value) : value)
}

function column(chance: Chance, relation: Relation): string {
  const name = chance.any(relation.columns)?.name ?? 'id'
  if (chance.percent(6)) return inAddress(chance, mutateText(chance, name))
  if (chance.percent(6)) return `${name}->${chance.any(['a', '0', '-1', '>b', '->a->>b', "'x'"])}`
  return name
}

function operand(chance: Chance, world: World, relation: Relation, name: string): string {
  const type = relation.columns.find((each) => each.name === name)?.type ?? 'text'
  if (chance.percent(30)) return nastyText(chance)
  if (chance.percent(15)) return `{${nastyText(chance)},1}`
  const one = () => {
    const value = typedValue(chance, world, name, type)
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  }
  if (chance.percent(20)) return `(${Array.from({ length: chance.below(40) }, one).join(',')})`
  return one()
}

function condition(chance: Chance, world: World, relation: Relation): [string, string] {
  const name = column(chance, relation)
  const operator = chance.percent(97)
    ? chance.pick(operators)
    : inAddress(chance, nastyText(chance))
  return [name, `${operator}.${inAddress(chance, operand(chance, world, relation, name))}`]
}

function logic(chance: Chance, world: World, relation: Relation, depth: number): string {
  const parts = Array.from({ length: 1 + chance.below(4) }, () => {
    if (depth > 0 && chance.percent(40)) {
      return `${chance.pick(['and', 'or', 'not.and', 'not.or'])}${logic(chance, world, relation, depth - 1)}`
    }
    return condition(chance, world, relation).join('.')
  })
  return `(${parts.join(',')}${chance.percent(95) ? ')' : ''}`
}

function filters(chance: Chance, world: World, relation: Relation): string[] {
  const found: string[] = []
  while (found.length < 8 && chance.percent(55)) {
    const [name, rest] = condition(chance, world, relation)
    const embedded = chance.percent(5) ? `${chance.any(world.schema.relations)?.name}.` : ''
    found.push(`${embedded}${name}=${rest}`)
  }
  if (chance.percent(12))
    found.push(`${chance.pick(['and', 'or', 'not.or'])}=${logic(chance, world, relation, 4)}`)
  return found
}

function select(chance: Chance, world: World, relation: Relation, depth: number): string {
  const parts = Array.from({ length: 1 + chance.below(4) }, () => {
    if (depth > 0 && chance.percent(30)) {
      const other = chance.any(world.schema.relations) ?? relation
      const mark = chance.any([
        '',
        '',
        '!inner',
        '!left',
        `!${chance.any(relation.columns)?.name}`,
        '!nothing',
      ])
      const alias = chance.any(['', '', 'x:', '...'])
      return `${alias}${other.name}${mark}(${select(chance, world, other, depth - 1)})`
    }
    const name = chance.percent(15) ? '*' : column(chance, relation)
    const cast = chance.percent(10) ? `::${chance.pick(kinds)}` : ''
    const total = chance.percent(5)
      ? `.${chance.pick(['sum()', 'count()', 'max()', 'avg()', 'nothing()'])}`
      : ''
    return `${chance.percent(8) ? `${chance.word(3)}:` : ''}${name}${total}${cast}`
  })
  return parts.join(',')
}

function shape(chance: Chance, world: World, relation: Relation, method: string): string[] {
  const found: string[] = []
  if (chance.percent(50)) found.push(`select=${select(chance, world, relation, 3)}`)
  if (chance.percent(25)) {
    const way = chance.any([
      '',
      '.desc',
      '.asc.nullslast',
      '.desc.nullsfirst',
      '.sideways',
      '.desc.desc',
    ])
    found.push(`order=${column(chance, relation)}${way}`)
  }
  if (chance.percent(25))
    found.push(`limit=${chance.any(['1', '0', '-1', '1001', '1e3', '9223372036854775808', 'x'])}`)
  if (chance.percent(15))
    found.push(`offset=${chance.any(['0', '10', '-1', '2147483648', '99999999999999999999', 'x'])}`)
  if (method === 'POST' || method === 'PUT') {
    if (chance.percent(25)) found.push(`on_conflict=${column(chance, relation)}`)
    if (chance.percent(20))
      found.push(`columns=${column(chance, relation)},${column(chance, relation)}`)
  }
  if (chance.percent(4)) found.push(inAddress(chance, nastyText(chance)))
  return found
}
