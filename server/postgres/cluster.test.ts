import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Client, type QueryResultRow } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Cluster, startCluster } from './cluster.ts'

const password = 'only for this test'
const log = () => undefined
let dataDir: string
let running: Cluster[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder test '))
})

afterEach(async () => {
  await Promise.all(running.map((cluster) => cluster.stop()))
  running = []
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<Cluster> {
  const cluster = await startCluster({ dataDir, password, log })
  running.push(cluster)
  return cluster
}

async function ask<Row extends QueryResultRow>(cluster: Cluster, sql: string): Promise<Row[]> {
  const client = new Client(cluster.connection())
  client.on('error', log)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

test('makes a cluster that is safe against crashes and keeps its rows over a restart', async () => {
  const first = await start()
  await ask(first, 'create table notes (body text)')
  await ask(first, "insert into notes values ('flour')")
  expect(
    await ask(
      first,
      "select name, setting from pg_settings where name in ('fsync', 'data_checksums', 'listen_addresses', 'server_encoding') order by name",
    ),
  ).toEqual([
    { name: 'data_checksums', setting: 'on' },
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'server_encoding', setting: 'UTF8' },
  ])
  await first.stop()
  running = []
  expect(await readdir(path.join(dataDir, 'run'))).toEqual([])
  const second = await start()
  expect(await ask(second, 'select body from notes')).toEqual([{ body: 'flour' }])
})
