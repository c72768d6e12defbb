import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type SqlFile = { readonly name: string; readonly sql: string }
export type Migration = SqlFile & { readonly version: string }

/** The SQL files of a folder in the order of their names. */
export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(path.join(folder, name), 'utf8') })),
  )
}

/** Migrations are named `<version>_<topic>.sql`, as the Supabase CLI names them. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  return (await readSqlFiles(folder)).map(({ name, sql }) => {
    const [, version, topic] = /^(\d{14})_(\w+)\.sql$/.exec(name) ?? []
    if (version === undefined || topic === undefined) {
      throw new Error(`${name} is not named <14 digits>_<topic>.sql`)
    }
    return { version, name: topic, sql }
  })
}
