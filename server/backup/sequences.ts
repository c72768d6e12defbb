import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { Manifest } from './manifest.ts'
import { keptSchemas, qualified } from './rows.ts'

const namesSchema = z.array(z.object({ schema: z.string(), name: z.string() }))
const stateSchema = z.tuple([z.object({ lastValue: z.string(), isCalled: z.boolean() })])

/** Where the counters of ids stand. They count on outside of any snapshot, so they are read last. */
export async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query(
    `select schemaname as schema, sequencename as name from pg_catalog.pg_sequences
     where schemaname = any ($1) order by 1, 2`,
    [keptSchemas],
  )
  const found: Manifest['sequences'] = []
  for (const sequence of namesSchema.parse(rows)) {
    const state = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${qualified(sequence)}`,
    )
    found.push({ ...sequence, ...stateSchema.parse(state.rows)[0] })
  }
  return found
}

export async function writeSequences(
  client: ClientBase,
  sequences: Manifest['sequences'],
): Promise<void> {
  for (const { lastValue, isCalled, ...sequence } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      qualified(sequence),
      lastValue,
      isCalled,
    ])
  }
}
