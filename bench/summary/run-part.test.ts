import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRows } from './read-parts.ts'
import { runPart } from './run-part.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-bench-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function partOf(source: string, minutes = 1) {
  const program = path.join(folder, `${Math.random()}.mts`)
  await writeFile(program, source)
  return { name: 'start', program, arguments: ['--sizes', '5'], minutes, rowsOf: startRows }
}

test('gives the rows of what a part says, also where a budget is missed', async () => {
  const json = `JSON.stringify({ firstStart: 20_000, secondStart: 9_000, postgres: 500, asked: process.argv.slice(2) })`
  const part = await partOf(`process.stdout.write(${json}); process.exitCode = 1`)
  expect(await runPart(part)).toMatchObject([{ ours: 20 }, { ours: 9, kept: false }])
})

test('a part that fails is one row that says why', async () => {
  const thrown = await partOf(`throw new TypeError('the server could not be built')`)
  expect(await runPart(thrown)).toEqual([
    { part: 'start', failed: 'TypeError: the server could not be built' },
  ])
  const strange = await partOf(`process.stdout.write('{"secondStart": "soon"}')`)
  expect(await runPart(strange)).toMatchObject([{ failed: expect.stringContaining('secondStart') }])
  const broken = await partOf(`process.stdout.write('five seconds')`)
  expect(await runPart(broken)).toMatchObject([{ failed: expect.stringContaining('JSON') }])
})

test('a part that does not end is ended, with what it started', async () => {
  const endless = await partOf(
    `
    import { spawn } from 'node:child_process'
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
    setInterval(() => {}, 1000)
  `,
    0.01,
  )
  expect(await runPart(endless)).toEqual([
    { part: 'start', failed: 'it took more than 0.01 minutes' },
  ])
})
