import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSource, type Place } from '#server/backup/source.ts'
import { claimDatabase } from '#server/migrations/claim.ts'
import { readMigrations } from '#server/migrations/migration-files.ts'
import { baseline } from '#server/migrations/squashed.ts'
import { paths } from '#server/paths.ts'
import { loadSecrets } from '#server/secrets.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { startProcess } from '../host/larder-process.ts'
import { connectTo } from '../support/backend-client.ts'
import { prepare } from '../support/prepared-folder.ts'
import { migrateTo, nameSquashed } from '../upgrades/era.ts'
import { backUp, emptyDatabase, newFolder, restore, urlOf } from './places.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'larder-restored-'))
})
afterAll(() => rm(home, { recursive: true }))

const account = { email: 'ada@example.org', password: 'a good soup' }

test('a backup of an older schema is brought up to date, with all that it held', async () => {
  const versions = (await readMigrations(paths.migrations)).map(({ version }) => version)
  const era = versions.indexOf(baseline) + 1
  const older = await emptyDatabase(inject('cluster'))
  const source: Place = { dataDir: await newFolder(home), databaseUrl: urlOf(older) }
  const { keys } = await loadSecrets(source.dataDir)
  await withClient(older, async (client) => {
    await migrateTo(client, versions.slice(0, era))
    await nameSquashed(client)
    await claimDatabase(client, keys)
    await client.query(
      `with made as (insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id)
       insert into public.shopping_lists (user_id, name) select id, 'Market' from made`,
      [account.email],
    )
  })
  const file = path.join(home, 'older.tar')
  await backUp(source, file)
  const place: Place = { dataDir: await newFolder(home), databaseUrl: undefined }
  const { applied } = await restore(file, place)
  expect(applied).toEqual(versions.slice(era))

  const restored = await openSource(place, () => undefined)
  try {
    const { rows } = await restored.client.query(
      `select email, name from auth.users join public.shopping_lists on user_id = users.id
       where name = 'Market'`,
    )
    expect(rows).toEqual([{ email: account.email, name: 'Market' }])
  } finally {
    await restored.close()
  }
})

/** Runs Larder on a folder for as long as `work` takes. */
async function withLarder<Result>(dataDir: string, work: (address: string) => Promise<Result>) {
  const larder = await startProcess(dataDir, {})
  try {
    return await work(larder.address)
  } finally {
    await larder.end('SIGTERM')
  }
}

test('Larder runs on what was restored; where sessions are ended people sign in again', async () => {
  const source: Place = { dataDir: await newFolder(home), databaseUrl: undefined }
  await prepare(source.dataDir)
  const session = await withLarder(source.dataDir, async (address) => {
    const client = (await connectTo(address))()
    const { data } = await client.auth.signUp(account)
    await client.from('pantry_items').insert({ name: 'Onions' }).throwOnError()
    return data.session
  })
  const file = path.join(home, 'kept.tar')
  await backUp(source, file)
  const [kept, ended] = [await newFolder(home), await newFolder(home)]
  await restore(file, { dataDir: kept, databaseUrl: undefined })
  await restore(file, { dataDir: ended, databaseUrl: undefined }, { signOut: true })

  const goOn = async (address: string) => {
    const connect = await connectTo(address)
    const { error } = await connect().auth.refreshSession({
      refresh_token: session?.refresh_token ?? '',
    })
    const again = connect()
    await again.auth.signInWithPassword(account)
    const { data } = await again.from('pantry_items').select('name')
    return { refreshed: error?.code ?? 'refreshed', pantry: data }
  }
  const pantry = [{ name: 'Onions' }]
  expect(await withLarder(kept, goOn)).toEqual({ refreshed: 'refreshed', pantry })
  expect(await withLarder(ended, goOn)).toEqual({ refreshed: 'refresh_token_not_found', pantry })
})
