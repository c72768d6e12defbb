import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identify } from '../processes/process-table.ts'
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
  await writeFile(lockFile, JSON.stringify({ pid: 1, born: 'another time' }))
  const attempts = await Promise.allSettled(
    Array.from({ length: 20 }, () => lockDataFolder(folder)),
  )
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each([
  ['of a process that is gone', () => ({ pid: 4_000_000, born: 'long ago' })],
  ['whose pid now belongs to another', () => ({ pid: process.pid, born: 'long ago' })],
])('a lock %s is stale', async (_case, owner) => {
  await writeFile(lockFile, JSON.stringify(owner()))
  await lockDataFolder(folder)
  expect(JSON.parse(await readFile(lockFile, 'utf8'))).toEqual(await identify(process.pid))
})

test('a lock cut short by a crash is stale', async () => {
  await writeFile(lockFile, '{"pid":')
  await lockDataFolder(folder)
  expect(JSON.parse(await readFile(lockFile, 'utf8'))).toEqual(await identify(process.pid))
})
