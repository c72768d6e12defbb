import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRuntime } from './runtime.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'runtime-test-'))
})
afterAll(() => rm(home, { recursive: true }))

/** What a start removes of a folder that the record of a killed server names. */
async function isRemoved(folder: string): Promise<boolean> {
  const dataDir = path.join(home, 'data')
  await mkdir(path.join(dataDir, 'run'), { recursive: true })
  await mkdir(folder, { recursive: true })
  const owner = { pid: 2 ** 22, born: 'long ago' }
  const record = JSON.stringify({ owner, folder, children: {} })
  await writeFile(path.join(dataDir, 'run', 'record.json'), record)
  const runtime = await openRuntime(dataDir, () => undefined)
  await runtime.close()
  expect(existsSync(path.join(dataDir, 'run', 'record.json'))).toBe(false)
  return !existsSync(folder)
}

test('a start removes the folder of a killed server, and no other that a record names', async () => {
  expect(await isRemoved(path.join(home, 'larder-aB3xYz'))).toBe(true)
  expect(await isRemoved(path.join(home, 'photographs'))).toBe(false)
  expect(await isRemoved(`${home}/larder-aB3xYz/../photographs`)).toBe(false)
})
