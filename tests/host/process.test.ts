import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import http from 'node:http'
import { createServer } from 'node:net'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { version } from '#server/version.ts'
import { prepare } from '../support/prepared-folder.ts'
import {
  childrenOf,
  type LarderProcess,
  livingAmong,
  refusedStart,
  startProcess,
} from './larder-process.ts'

let home: string
let dataDir: string
let running: LarderProcess[] = []

beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'larder home '))
  // As a home is on many machines; the database's user must manage without entering it.
  await chmod(home, 0o700)
  dataDir = path.join(home, 'my larder')
})

afterEach(async () => {
  for (const larder of running) if (larder.child.exitCode === null) await larder.end('SIGTERM')
  running = []
  await rm(home, { recursive: true, force: true })
})

async function start(): Promise<LarderProcess> {
  const larder = await startProcess(dataDir)
  running.push(larder)
  return larder
}

/** Starts where a server has run before. */
async function startPrepared(): Promise<LarderProcess> {
  await mkdir(dataDir)
  await prepare(dataDir)
  return start()
}

const health = (larder: LarderProcess) =>
  fetch(`${larder.address}/healthz`).then(
    (response) => response.json(),
    () => 'down',
  )

const healthy = { status: 'ok', database: true, dataApi: true, version }

test('from an empty folder to a running Larder, and down again with nothing left', async () => {
  const larder = await start()
  expect(await health(larder)).toEqual(healthy)
  expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)

  const second = await refusedStart(dataDir)
  expect(second).toMatchObject({ exitCode: 1 })
  expect(second.output).toMatch(/^Larder cannot run: Larder already runs on the data folder .*$/m)
  expect(await health(larder)).toEqual(healthy)

  const children = await childrenOf(dataDir)
  expect(Object.keys(children).toSorted()).toEqual(['PostgREST', 'PostgreSQL'])
  expect(await larder.end('SIGTERM')).toBe(0)
  expect(await livingAmong(children)).toEqual([])
  expect(await readdir(path.join(dataDir, 'run'))).toEqual([])
})

test('after kill -9 the next start ends what was left and keeps every acknowledged account', async () => {
  const killed = await startPrepared()
  const account = { email: 'cook@example.org', password: 'a good soup' }
  const post = (larder: LarderProcess, route: string) =>
    fetch(`${larder.address}/auth/v1/${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
  expect((await post(killed, 'signup')).status).toBe(200)
  const orphans = await childrenOf(dataDir)
  await killed.end('SIGKILL')
  expect((await livingAmong(orphans)).toSorted()).toEqual(['PostgREST', 'PostgreSQL'])

  const next = await start()
  expect(await livingAmong(orphans)).toEqual([])
  expect((await post(next, 'token?grant_type=password')).status).toBe(200)
  expect(await next.end('SIGINT')).toBe(0)
})

test('the data API and the database come back after a crash', async () => {
  const larder = await startPrepared()
  const visitor = `${larder.address}/rest/v1/plan_features?limit=1`
  for (const name of ['PostgREST', 'PostgreSQL']) {
    const { [name]: pid = Number.NaN } = await childrenOf(dataDir)
    process.kill(pid, 'SIGKILL')
    const patience = { timeout: 20_000 }
    await expect.poll(async () => (await childrenOf(dataDir))[name], patience).not.toBe(pid)
    await expect.poll(() => health(larder), patience).toEqual(healthy)
    await expect.poll(async () => (await fetch(visitor)).status, patience).toBe(200)
    expect(larder.output()).toContain(`${name} ended, starting it again`)
  }
})

test('an impatient second signal ends it at once, and the children too', async () => {
  const larder = await startPrepared()
  const children = await childrenOf(dataDir)
  // An open request holds the orderly end for its moment of grace.
  const open = http.request(`${larder.address}/rest/v1/plan_features`, {
    method: 'POST',
    headers: { expect: '100-continue' },
  })
  const cutOff = once(open, 'error')
  open.flushHeaders()
  await once(open, 'continue')
  const since = performance.now()
  larder.child.kill('SIGINT')
  expect(await larder.endByRepeating('SIGINT')).toBe(1)
  // A second signal within a second is the same one, from the terminal and from npm.
  expect(performance.now() - since).toBeGreaterThan(1_000)
  await cutOff
  await expect.poll(() => livingAmong(children)).toEqual([])
})

test('a taken port is named, and nothing is made or started', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const { exitCode, output } = await refusedStart(dataDir, { PORT: port })
  other.close()
  expect(exitCode).toBe(1)
  expect(output).toMatch(
    new RegExp(`^Larder cannot run: Port ${port} is already in use\\. .*\\n$`, 'm'),
  )
  expect(existsSync(dataDir)).toBe(false)
})

test('a data folder that cannot be made is named in one clear line', async () => {
  const { exitCode, output } = await refusedStart('/dev/null/larder')
  expect(exitCode).toBe(1)
  expect(output).toMatch(/^Larder cannot run: The data folder \/dev\/null\/larder cannot be .*$/m)
})

test.each([
  [{ PORT: 'http' }, 2, 'PORT must be a whole number'],
  [{ POSTGREST_BIN: '/nowhere/postgrest' }, 2, 'POSTGREST_BIN names no program'],
  [
    { DATABASE_URL: 'postgres://cook:hunter2@127.0.0.1:1/larder' },
    1,
    'The database does not answer',
  ],
])('%o is answered in one clear line', async (environment, exitCode, message) => {
  await mkdir(dataDir)
  const refused = await refusedStart(dataDir, environment)
  expect(refused.exitCode).toBe(exitCode)
  expect(refused.output).toContain(`Larder cannot run: ${message}`)
  expect(refused.output).not.toMatch(/hunter2|\n\s+at /)
})
