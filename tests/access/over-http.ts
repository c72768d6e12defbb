import { startLarderProcess } from '../support/larder-process.ts'
import { inDatabaseOf } from '../support/larder-sql.ts'
import type { Finding } from './matrix/check.ts'
import type { LiveSchema } from './matrix/live-schema.ts'
import { badTokens } from './over-http/tokens.ts'
import { listHidden, stateOf } from './over-http/look.ts'

interface Try {
  name: string
  path: string
  init: RequestInit
  /** Which statuses are well: mostly those that refuse it. */
  answers: readonly number[]
}

/** So many requests at once. */
const atOnce = 8

const json = { 'content-type': 'application/json' }

/** Every relation and function, as somebody with these headers. */
function triesOf(
  given: Readonly<Record<string, string>>,
  title: string,
  schema: LiveSchema,
): Try[] {
  const headers = { ...json, ...given }
  const relations = schema.relations.flatMap(({ name: relation, columns }) => {
    const path = `/rest/v1/${relation}`
    const column = columns.find(({ generated }) => !generated)?.name ?? 'id'
    const body = JSON.stringify({ [column]: null })
    const merging = { ...headers, prefer: 'resolution=merge-duplicates' }
    return [
      { name: `${relation}: select`, path, init: { headers } },
      { name: `${relation}: insert`, path, init: { method: 'POST', headers, body } },
      { name: `${relation}: upsert`, path, init: { method: 'POST', headers: merging, body } },
      { name: `${relation}: update`, path, init: { method: 'PATCH', headers, body } },
      { name: `${relation}: delete`, path, init: { method: 'DELETE', headers } },
    ]
  })
  const functions = schema.functions.map(({ name }) => ({
    name: `${name}(): call`,
    path: `/rest/v1/rpc/${name}`,
    init: { method: 'POST', headers, body: '{}' },
  }))
  return [
    ...relations.map((one) => ({ ...one, answers: [401] })),
    // 404: it would want arguments. The database was not asked.
    ...functions.map((one) => ({ ...one, answers: [401, 404] })),
  ].map((one) => ({ ...one, name: `${one.name} with ${title}` }))
}

/** A visitor writes nothing, and reads and calls what is for everybody alone. */
function visitorTries(
  { tokens, open }: { tokens: Readonly<Record<string, string>>; open: ReadonlySet<string> },
  schema: LiveSchema,
): Try[] {
  return Object.entries(tokens).flatMap(([title, token]) => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
    return triesOf(headers, title, schema).map((one) =>
      open.has(one.name.split(': ')[0] ?? '') && /: (select|call) /.test(one.name)
        ? { ...one, answers: [200, 400, 401, 403, 404] }
        : one,
    )
  })
}

/** What is not of the data API, asked for by every way that there is. */
function hiddenTries(hidden: Awaited<ReturnType<typeof listHidden>>, token: string): Try[] {
  const headers = { ...json, authorization: `Bearer ${token}` }
  const profiles = hidden.schemas.flatMap((schema) => [
    {
      name: `schema ${schema} by Accept-Profile`,
      path: '/rest/v1/users',
      init: { headers: { ...headers, 'accept-profile': schema } },
    },
    {
      name: `schema ${schema} by Content-Profile`,
      path: '/rest/v1/users',
      init: { method: 'POST', headers: { ...headers, 'content-profile': schema }, body: '{}' },
    },
  ])
  const relations = hidden.relations.map((relation) => ({
    name: `hidden relation ${relation}`,
    path: `/rest/v1/${relation}?limit=1`,
    init: { headers },
  }))
  const functions = hidden.functions.map((name) => ({
    name: `hidden function ${name}`,
    path: `/rest/v1/rpc/${name}`,
    init: { method: 'POST', headers, body: '{}' },
  }))
  const roots = ['', '?', 'rpc', 'rpc/'].map((end) => ({
    name: `the list of everything at /rest/v1/${end}`,
    path: `/rest/v1/${end}`,
    init: { headers: { ...headers, accept: 'application/openapi+json' } },
  }))
  return [
    ...[...relations, ...functions, ...roots].map((one) => ({ ...one, answers: [404, 415] })),
    ...profiles.map((one) => ({ ...one, answers: [406] })),
  ]
}

/**
 * The same questions through the real server: as a visitor, and with every token that must open nothing.
 *
 * @param open the relations and functions that are for visitors too
 */
export async function checkOverHttp(
  schema: LiveSchema,
  open: ReadonlySet<string>,
): Promise<{ cells: number; findings: Finding[] }> {
  const larder = await startLarderProcess()
  try {
    const { refused, ofVisitors, good } = await badTokens(larder)
    const hidden = await inDatabaseOf(larder.dataDir, (client) => listHidden(client, schema))
    const tries = [
      ...visitorTries({ tokens: ofVisitors, open }, schema),
      ...Object.entries(refused).flatMap(([title, token]) =>
        triesOf({ authorization: `Bearer ${token}` }, title, schema),
      ),
      ...hiddenTries(hidden, good),
    ]
    const before = await inDatabaseOf(larder.dataDir, stateOf)
    const findings: Finding[] = []
    const left = [...tries]
    const work = async () => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) {
        const response = await fetch(`${larder.address}${one.path}`, one.init)
        await response.arrayBuffer()
        if (!one.answers.includes(response.status)) {
          findings.push({ name: one.name, what: `was answered with ${response.status}` })
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    const after = await inDatabaseOf(larder.dataDir, stateOf)
    for (const [table, rows] of Object.entries(after)) {
      if (before[table] !== rows) findings.push({ name: table, what: 'changed over HTTP' })
    }
    return { cells: tries.length, findings }
  } finally {
    await larder.stop()
  }
}
