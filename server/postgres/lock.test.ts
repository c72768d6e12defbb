import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identify } from '../processes/process-table.ts'
import { lightBeacon } from './beacon.ts'
import { lockDataFolder } from './lock.ts'

let folder: string
let lockFile: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-lock-'))
  lockFile = path.join(folder, 'lock.json')
})

afterEach(() => rm(folder, { recursive: true }))

test('held by one at a time, and free once given back', async () => {
  const unlock = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toMatchObject({
    code: 'already_running',
    message: expect.stringContaining(`process ${process.pid}`),
  })
  await unlock()
  await (
    await lockDataFolder(folder)
  )()
})

test('of many at once exactly one wins, also over a stale lock', async () => {
  for (let round = 0; round < 30; round++) {
    await writeFile(lockFile, JSON.stringify({ pid: 1, born: 'another time' }))
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => lockDataFolder(folder)),
    )
    const winners = attempts.filter((attempt) => attempt.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    await winners[0]?.value()
  }
})

test.each([
  ['of a process that is gone', () => ({ pid: 4_000_000, born: 'long ago' })],
  ['whose pid now belongs to another', () => ({ pid: process.pid, born: 'long ago' })],
])('a lock %s is stale', async (_case, owner) => {
  await writeFile(lockFile, JSON.stringify(owner()))
  await lockDataFolder(folder)
  expect(JSON.parse(await readFile(lockFile, 'utf8'))).toMatchObject(await identify(process.pid))
})

test('a guard that a killed start left behind is no obstacle', async () => {
  await writeFile(lockFile, JSON.stringify({ pid: 1, born: 'another time' }))
  await mkdir(`${lockFile}.guard`)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(`${lockFile}.guard`, longAgo, longAgo)
  await lockDataFolder(folder)
  expect(JSON.parse(await readFile(lockFile, 'utf8'))).toMatchObject(await identify(process.pid))
})

test('a lock cut short by a crash is stale', async () => {
  await writeFile(lockFile, '{"pid":')
  await lockDataFolder(folder)
  expect(JSON.parse(await readFile(lockFile, 'utf8'))).toMatchObject(await identify(process.pid))
})

test('a lock is held where its process cannot be seen, but its beacon shines', async () => {
  const elsewhere = await lightBeacon(folder)
  const owner = { pid: 4_000_000, born: 'in another container', beacon: elsewhere?.name }
  await writeFile(lockFile, JSON.stringify(owner))
  await expect(lockDataFolder(folder)).rejects.toMatchObject({ code: 'already_running' })
  expect(await readFile(lockFile, 'utf8')).toBe(JSON.stringify(owner))
  await elsewhere?.putOut()
  const unlock = await lockDataFolder(folder)
  await unlock()
  expect(await readdir(folder)).toEqual([])
})

test('the beacon of one that was killed does not shine, and goes with its lock', async () => {
  const script = `import('node:net').then(({ createServer }) => createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL')))`
  const name = 'lock.0123456789abcdef.sock'
  const killed = spawn(process.execPath, ['-e', script, path.join(folder, name)])
  await once(killed, 'exit')
  expect(await readdir(folder)).toEqual([name])
  await writeFile(lockFile, JSON.stringify({ pid: 4_000_000, born: 'long ago', beacon: name }))
  const unlock = await lockDataFolder(folder)
  expect(await readdir(folder)).not.toContain(name)
  await unlock()
})
