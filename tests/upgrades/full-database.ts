import type { Client } from 'pg'
import type { Manifest } from '#server/backup/manifest.ts'
import { fixTextForm, listTables, readRows, type Table } from '#server/backup/rows.ts'
import { readSequences } from '#server/backup/sequences.ts'

/** A table with its rows as text, in the order of its columns. */
export type HeldTable = Table & { readonly lines: readonly string[] }

export type Held = {
  readonly tables: readonly HeldTable[]
  readonly sequences: Manifest['sequences']
}

/** Everything that a database holds, at one moment. */
export async function readAll(client: Client): Promise<Held> {
  await client.query('begin transaction isolation level repeatable read read only')
  await fixTextForm(client)
  const tables: HeldTable[] = []
  for (const table of await listTables(client)) {
    const lines: string[] = []
    for await (const batch of readRows(client, table)) lines.push(...batch)
    tables.push({ ...table, lines })
  }
  const sequences = await readSequences(client)
  await client.query('commit')
  return { tables, sequences }
}
