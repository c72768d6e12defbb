import type { Opened, Parameter } from './read-opened.ts'

const simple: Readonly<Record<string, object>> = {
  boolean: { type: 'boolean' },
  smallint: { type: 'integer' },
  integer: { type: 'integer' },
  bigint: { type: 'integer', format: 'int64' },
  numeric: { type: 'number' },
  real: { type: 'number' },
  'double precision': { type: 'number' },
  uuid: { type: 'string', format: 'uuid' },
  date: { type: 'string', format: 'date' },
  'timestamp with time zone': { type: 'string', format: 'date-time' },
  json: {},
  jsonb: {},
}

function schemaOf({ type, words }: Pick<Parameter, 'type' | 'words'>): object {
  const element = type.replace(/\[\]$/, '')
  const one = simple[element] ?? { type: 'string' }
  const whole = element === type ? one : { type: 'array', items: one }
  return words === null ? whole : { ...whole, description: words }
}

function objectOf(parameters: readonly Parameter[]): object {
  const required = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((each) => [each.name, schemaOf(each)])),
    ...(required.length > 0 && { required }),
  }
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const rowsAnswer = (row: object) => ({
  description: 'The rows, at most 1,000.',
  ...json({ type: 'array', items: row }),
})

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })
const refusals = { 401: reference('NotSignedIn'), 403: reference('NotOpened') }

/** A filter of a column, as PostgREST takes it, and what every list takes. */
function queryOf(columns: readonly Parameter[]): object[] {
  const filters = columns.map(({ name }) => ({
    name,
    in: 'query',
    description: 'A filter such as `eq.5`, `is.false` or `in.(a,b)`.',
    schema: { type: 'string' },
  }))
  const shared = ['select', 'order', 'limit', 'offset']
  return [...filters, ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` }))]
}

/** Any of these scopes opens it. */
const needs = (area: readonly string[], way: 'read' | 'write') =>
  area.map((one) => ({ oauth: [`${one}:${way}`] }))

function relationPath({ area, path, kind, words, parameters }: Opened): object {
  const name = path.slice(1)
  const common = { tags: area, ...(words !== null && { description: words }) }
  const row = { $ref: `#/components/schemas/${name}` }
  const read = {
    ...common,
    summary: `Read ${name}`,
    operationId: `read_${name}`,
    security: needs(area, 'read'),
    parameters: queryOf(parameters),
    responses: { 200: rowsAnswer(row), ...refusals },
  }
  if (kind === 'facts') return { get: read }
  const body = { required: true, ...json(objectOf(parameters.filter((each) => each.isWritable))) }
  const change = (verb: string, parts: object) => ({
    ...common,
    summary: `${verb} ${name}`,
    operationId: `${verb.toLowerCase()}_${name}`,
    security: needs(area, 'write'),
    ...parts,
    responses: { '2XX': { description: 'Done.' }, ...refusals },
  })
  return {
    get: read,
    post: change('Add', { requestBody: body }),
    patch: change('Change', { parameters: queryOf(parameters), requestBody: body }),
    delete: change('Delete', { parameters: queryOf(parameters) }),
  }
}

function functionPath({ area, path, kind, words, parameters }: Opened): object {
  const name = path.replace('/rpc/', '')
  return {
    post: {
      tags: area,
      ...(words !== null && { description: words }),
      summary: `Call ${name}`,
      operationId: name,
      security: needs(area, kind === 'act' ? 'write' : 'read'),
      requestBody: {
        required: parameters.some((each) => each.isRequired),
        ...json(objectOf(parameters)),
      },
      responses: { 200: { description: 'The answer.', ...json({}) }, ...refusals },
    },
  }
}

/** The paths of the data API that scopes open, and the rows of its relations. */
export function dataPaths(opened: readonly Opened[]) {
  const isFunction = ({ path }: Opened) => path.startsWith('/rpc/')
  return {
    paths: Object.fromEntries(
      opened.map((each) => [
        `/rest/v1${each.path}`,
        isFunction(each) ? functionPath(each) : relationPath(each),
      ]),
    ),
    schemas: Object.fromEntries(
      opened
        .filter((each) => !isFunction(each))
        .map(({ path, parameters }) => [path.slice(1), rowOf(parameters)]),
    ),
  }
}

const rowOf = (columns: readonly Parameter[]) =>
  objectOf(columns.map((each) => ({ ...each, isRequired: false })))
