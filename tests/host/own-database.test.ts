import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { type Larder, startLarder } from '#server/larder.ts'
import { type Cluster, startCluster } from '#server/postgres/cluster.ts'

const log = () => undefined
let folder: string
let cluster: Cluster
let running: Larder[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-own-'))
  cluster = await startCluster({ dataDir: path.join(folder, 'own'), password: 'p@ss/word', log })
})

afterEach(async () => {
  await Promise.all(running.map((larder) => larder.stop()))
  running = []
  await cluster.stop()
  await rm(folder, { recursive: true })
})

async function start(name: string): Promise<Larder> {
  const { host, password } = cluster.connection()
  const place = encodeURIComponent(host)
  const larder = await startLarder({
    config: readConfig({
      PORT: '0',
      LARDER_DATA: path.join(folder, name),
      DATABASE_URL: `postgres://postgres:${encodeURIComponent(password)}@localhost/postgres?host=${place}`,
    }),
    webFolder: folder,
    log,
    onLost: log,
  })
  running.push(larder)
  return larder
}

const post = (larder: Larder, route: string, body: unknown) =>
  fetch(larder.address + route, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('two servers share a PostgreSQL of the operator: a token of one is good at the other', async () => {
  const first = await start('first')
  await mkdir(path.join(folder, 'second'))
  await copyFile(
    path.join(folder, 'first', 'secrets.json'),
    path.join(folder, 'second', 'secrets.json'),
  )
  const second = await start('second')

  const account = { email: 'cook@example.org', password: 'a good soup' }
  const signedUp = await post(first, '/auth/v1/signup', account)
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(await signedUp.json())
  const profiles = await fetch(`${second.address}/rest/v1/profiles?select=name`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await profiles.json()).toEqual([{ name: 'cook' }])
  await first.stop()
  running = [second]
  expect((await post(second, '/auth/v1/token?grant_type=password', account)).status).toBe(200)
})

test('a server with other secrets is refused and leaves the first one working', async () => {
  const first = await start('first')
  await expect(start('stranger')).rejects.toMatchObject({ code: 'other_secrets' })
  expect((await fetch(`${first.address}/healthz`)).status).toBe(200)
})
