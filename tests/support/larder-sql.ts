import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { z } from 'zod'
import { withClient } from '#server/postgres/with-client.ts'

const secretsSchema = z.object({
  passwords: z.object({ postgres: z.string() }),
  secretKey: z.string(),
})
const recordSchema = z.object({ folder: z.string() })
const ledgerSchema = z.object({ webhookSecret: z.string() })

async function read<Schema extends z.ZodType>(schema: Schema, ...where: string[]) {
  return schema.parse(JSON.parse(await readFile(path.join(...where), 'utf8')))
}

/** Works as the superuser in the database of a running Larder: what a test changes behind its back. */
export async function inDatabaseOf<Result>(
  dataDir: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const [record = ''] = await readdir(path.join(dataDir, 'run'))
  const { folder } = await read(recordSchema, dataDir, 'run', record)
  const { passwords } = await read(secretsSchema, dataDir, 'secrets.json')
  const user = { user: 'postgres', password: passwords.postgres, database: 'larder' }
  // The server may be killed under it.
  return withClient({ host: folder, port: 5432, ...user }, work)
}

/** What signs the events of the test checkout in this data folder. */
export async function webhookSecretOf(dataDir: string): Promise<string> {
  return (await read(ledgerSchema, dataDir, 'test-checkout.json')).webhookSecret
}
