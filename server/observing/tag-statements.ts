import { AsyncResource } from 'node:async_hooks'
import type { Pool } from 'pg'
import { currentRequestId } from './current-request.ts'

/**
 * Puts the id of the request that asks before each statement of the pool, as sqlcommenter writes it, so that
 * pg_stat_activity and PostgreSQL's log tell whose it is. Before and not behind: both cut long statements off.
 */
export function tagStatements(pool: Pool): void {
  // A connection is handed on by whoever gives it back: what follows belongs to who waited for it.
  const connect: unknown = Reflect.get(pool, 'connect')
  if (typeof connect !== 'function') return
  Reflect.set(pool, 'connect', (...values: unknown[]) =>
    Reflect.apply(connect, pool, values.map(bound)),
  )
  pool.on('connect', (client) => {
    const query: unknown = Reflect.get(client, 'query')
    if (typeof query !== 'function') return
    Reflect.set(client, 'query', (statement: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, client, [tagged(statement), ...rest]),
    )
  })
}

function bound(value: unknown): unknown {
  if (typeof value !== 'function') return value
  return AsyncResource.bind((...own: unknown[]): unknown => Reflect.apply(value, undefined, own))
}

/** A named statement stays as it is, for another text would be another plan; so does one that writes itself. */
function tagged(statement: unknown): unknown {
  const id = currentRequestId()
  if (id === undefined) return statement
  const comment = `/*request_id='${id}'*/ `
  if (typeof statement === 'string') return comment + statement
  if (typeof statement !== 'object' || statement === null) return statement
  const text: unknown = Reflect.get(statement, 'text')
  const isOwn = ['name', 'submit'].some((field) => Reflect.get(statement, field) !== undefined)
  return typeof text === 'string' && !isOwn ? { ...statement, text: comment + text } : statement
}
