import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { createBackup } from '#server/backup/create-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import type { Place } from '#server/backup/source.ts'
import type { Connection } from '#server/postgres/cluster.ts'
import { withClient } from '#server/postgres/with-client.ts'

export function urlOf({ host, user, password, database }: Connection): string {
  const secret = encodeURIComponent(password)
  return `postgres://${user}:${secret}@localhost/${database}?host=${encodeURIComponent(host)}`
}

const quiet = { now: new Date(), log: () => undefined, onProgress: () => undefined }

export const backUp = (place: Place, file: string) => createBackup({ ...quiet, place, file })

export const restore = (file: string, place: Place, { replace = false, signOut = false } = {}) =>
  restoreBackup({ ...quiet, file, place, replace, signOut })

/** A database without any table. */
export async function emptyDatabase(cluster: Connection): Promise<Connection> {
  const database = `empty_${randomUUID().replaceAll('-', '')}`
  await withClient(cluster, (client) =>
    client.query(`create database ${database} template template0`),
  )
  return { ...cluster, database }
}

export const newFolder = (home: string) => mkdtemp(path.join(home, 'data-'))

export async function writePicture(dataDir: string, owner: string, picture: string, text: string) {
  await mkdir(path.join(dataDir, 'pictures', owner), { recursive: true })
  await writeFile(path.join(dataDir, 'pictures', owner, `${picture}.webp`), text)
}

/** Every file below a folder by its name, with its hash. */
export async function filesBelow(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const hash = createHash('sha256').update(await readFile(file))
    found[path.relative(folder, file)] = hash.digest('hex')
  }
  return found
}

/** Each table and each sequence with a sum over all that it holds, as PostgreSQL itself writes rows. */
export async function contentsOf(client: Pick<Client, 'query'>): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; kind: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name, relkind as kind
     from pg_class
     where relkind in ('r', 'S') and relpersistence = 'p'
       and relnamespace::regnamespace::text in ('public', 'private', 'auth', 'supabase_migrations')`,
  )
  const found: Record<string, string> = {}
  for (const { name, kind } of rows) {
    const row = kind === 'S' ? '(last_value, is_called)' : 'held'
    const sum = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(${row}::text, '|' order by ${row}::text collate "C")), '')
         as sum from ${name} as held`,
    )
    found[name] = sum.rows[0]?.sum ?? ''
  }
  return found
}
