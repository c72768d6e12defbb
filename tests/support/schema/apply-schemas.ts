import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { paths } from '#server/paths.ts'

const supabase = path.join(paths.root, 'supabase')

/** The files of the schema in their order, as supabase/config.toml names them, below `supabase`. */
export async function listSchemas(): Promise<string[]> {
  const config = await readFile(path.join(supabase, 'config.toml'), 'utf8')
  const [, list = ''] = /^schema_paths = (\[[^\]]*\])/m.exec(config) ?? []
  const names = z.array(z.string()).parse(JSON.parse(list.replace(/,\s*\]$/, ']')))
  return names.map((name) => path.normalize(name))
}

/** Makes the schema in a database that holds nothing but what is beneath the migrations. */
export async function applySchemas(client: ClientBase): Promise<void> {
  await client.query('begin')
  // As migrations are applied.
  await client.query('set local search_path = public, extensions')
  for (const name of await listSchemas()) {
    const sql = await readFile(path.join(supabase, name), 'utf8')
    await client.query(sql).catch((cause: unknown) => {
      throw new Error(`supabase/${name}: ${String(cause)}`, { cause })
    })
  }
  await client.query('commit')
}
