import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { removeUnfinished } from './unfinished.ts'

const id = '00000000-0000-4000-8000-000000000001'

test('what a killed server left half written goes, and nothing else', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larder-unfinished-'))
  const owner = path.join(folder, id)
  await mkdir(owner)
  const write = async (name: string, minutesAgo: number) => {
    await writeFile(path.join(owner, name), 'webp')
    const then = new Date(Date.now() - minutesAgo * 60_000)
    await utimes(path.join(owner, name), then, then)
  }
  await write(`${id}.webp`, 100)
  await write(`${id}.webp.${id}`, 100)
  await write(`${id}.webp.00000000-0000-4000-8000-000000000002`, 0)
  await removeUnfinished(folder)
  expect((await readdir(owner)).toSorted()).toEqual([
    `${id}.webp`,
    `${id}.webp.00000000-0000-4000-8000-000000000002`,
  ])
  await removeUnfinished(path.join(folder, 'nowhere'))
  await rm(folder, { recursive: true })
})
