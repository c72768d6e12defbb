import type { ClientBase } from 'pg'
import { fixTextForm, listTables, qualified } from '#server/backup/rows.ts'
import { schemaQueries } from './queries.ts'

/** Each object of a database, by its kind and name, with all that is to be said of it. */
export type Description = ReadonlyMap<string, readonly string[]>

/** All that migrations have made: objects, rights, comments, owners, settings, and the rows that came with them. */
export async function describeDatabase(client: ClientBase): Promise<Description> {
  const found = new Map<string, string[]>()
  const add = (object: string, line: string | null) => {
    if (line === null) return
    const lines = found.get(object) ?? []
    found.set(object, lines)
    lines.push(...line.split('\n'))
  }
  await client.query('begin')
  // Names are written in full.
  await client.query(`set local search_path = ''`)
  await fixTextForm(client)
  for (const query of schemaQueries) {
    const { rows } = await client.query<{ object: string; line: string | null }>(
      `select object, line from (${query}) as described order by object, line collate "C"`,
    )
    for (const { object, line } of rows) add(object, line)
  }
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ line: string }>(
      `select held::text as line from ${qualified(table)} as held order by 1`,
    )
    for (const { line } of rows) add(`rows of ${qualified(table)}`, line)
  }
  await client.query('rollback')
  return found
}
