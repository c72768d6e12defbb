import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Client, type QueryResultRow } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { chooseChildUser } from '../processes/child-user.ts'
import { bornMark } from '../processes/process-table.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { readPostmaster, servesAt } from './leftover.ts'

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

test('a second start on the folder is refused and disturbs nothing', async () => {
  const first = await start()
  await expect(start()).rejects.toMatchObject({ code: 'already_running' })
  expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database that crashes is started again, with all that was committed', async () => {
  const cluster = await start()
  await ask(cluster, 'create table notes (body text)')
  const { pid } = (await readPostmaster(path.join(dataDir, 'postgres'))) ?? {}
  if (pid === undefined) throw new Error('no postmaster')
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => ask(cluster, 'select * from notes').catch(() => 'down')).toEqual([])
  expect((await readPostmaster(path.join(dataDir, 'postgres')))?.pid).not.toBe(pid)
})

test('nothing runs and no socket is left after the end', async () => {
  const cluster = await start()
  const { pid } = (await readPostmaster(path.join(dataDir, 'postgres'))) ?? {}
  if (pid === undefined) throw new Error('no postmaster')
  await cluster.stop()
  running = []
  expect(await bornMark(pid)).toBeUndefined()
  expect(existsSync(cluster.runtime.folder)).toBe(false)
})

test('a half-made cluster does not count, one of another version is refused', async () => {
  await mkdir(path.join(dataDir, 'postgres.unfinished'))
  await writeFile(path.join(dataDir, 'postgres.unfinished', 'PG_VERSION'), '17\n')
  await (await start()).stop()
  running = []
  await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '16\n')
  await expect(start()).rejects.toMatchObject({ code: 'database_version' })
})

test('a pid file whose pid now belongs to another program does not stop the start', async () => {
  await (await start()).stop()
  running = []
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore' })
  try {
    const lines = [stranger.pid, '/proc/self/cwd', 0, 5432, '', '', '', 'ready', '']
    await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), lines.join('\n'))
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(stranger.exitCode).toBeNull()
  } finally {
    stranger.kill()
  }
})

test('a database that was killed and never asked for by its parent does not stop the start', async () => {
  await (await start()).stop()
  running = []
  // The shell's child has ended; what the shell became never asks how.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    ...(await chooseChildUser([path.join(dataDir, 'postgres')])),
  })
  try {
    const [pid] = z.tuple([z.instanceof(Buffer)]).parse(await once(parent.stdout, 'data'))
    const lines = [Number(pid.toString()), '/proc/self/cwd', 0, 5432, '', '', '', 'ready', '']
    await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), lines.join('\n'))
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    parent.kill()
  }
})

test('what the file of an earlier run says of a process with the same number counts for nothing', async () => {
  const cluster = await start()
  const postmaster = await readPostmaster(path.join(dataDir, 'postgres'))
  if (postmaster === undefined) throw new Error('no postmaster')
  const here = { kind: 'socket', folder: cluster.runtime.folder } as const
  expect(servesAt(postmaster, postmaster.pid, here)).toBe(true)
  expect(servesAt(postmaster, postmaster.pid, { ...here, folder: '/tmp/larder-next' })).toBe(false)
  expect(servesAt(postmaster, postmaster.pid + 1, here)).toBe(false)
})

test.runIf(process.getuid?.() === 0)(
  'as root nothing that the database reads is readable for programs of nobody',
  async () => {
    const cluster = await start()
    const user = await chooseChildUser([path.join(dataDir, 'postgres')])
    const places = [
      cluster.runtime.folder,
      path.join(dataDir, 'postgres'),
      path.join(dataDir, 'postgres', 'base'),
      path.join(dataDir, 'postgres', 'PG_VERSION'),
    ]
    const states = await Promise.all(places.map((place) => stat(place)))
    expect(new Set(states.map(({ uid }) => uid))).toEqual(new Set([user?.uid]))
    expect(user?.uid).not.toBe(user?.maker.uid)
    expect(states.map(({ mode }) => mode & 0o077)).toEqual([0, 0, 0, 0])
    expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)
