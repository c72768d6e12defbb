import type { ClientBase } from 'pg'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './manifest.ts'
import { savedSchemas, qualified } from './rows.ts'

const namesSchema = z.array(z.object({ schema: z.string(), name: z.string() }))
const stateSchema = z.tuple([z.object({ lastValue: z.string(), isCalled: z.boolean() })])

/** Where the counters of ids stand. They count on outside of any snapshot, so they are read last. */
export async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const found: Manifest['sequences'] = []
  for (const sequence of await listSequences(client)) {
    const state = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${qualified(sequence)}`,
    )
    found.push({ ...sequence, ...stateSchema.parse(state.rows)[0] })
  }
  return found
}

async function listSequences(client: ClientBase) {
  const { rows } = await client.query(
    `select schemaname as schema, sequencename as name from pg_catalog.pg_sequences
     where schemaname = any ($1) order by 1, 2`,
    [savedSchemas],
  )
  return namesSchema.parse(rows)
}

/** @throws BackupError `backup_other` for a counter that is none of Larder's */
export async function writeSequences(
  client: ClientBase,
  sequences: Manifest['sequences'],
): Promise<void> {
  const known = new Set((await listSequences(client)).map(qualified))
  for (const { lastValue, isCalled, ...sequence } of sequences) {
    const name = qualified(sequence)
    if (!known.has(name)) {
      throw new BackupError(
        'backup_other',
        `The backup’s counter ${name} is not known here. Restore it with the Larder that made it. Nothing was changed.`,
      )
    }
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, lastValue, isCalled])
  }
}
