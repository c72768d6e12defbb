import { EventEmitter, once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Built, startLarder } from '#server/larder.ts'
import { prepare } from '../support/prepared-folder.ts'

/** What `npm start` does the first time: the server starts while the recipes and the app are still being built. */
let folder: string
let data: string
let said: string[]
let log: EventEmitter

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-building-'))
  data = path.join(folder, 'data')
  said = []
  log = new EventEmitter()
})
afterEach(() => rm(folder, { recursive: true }))

const start = (built: Omit<Built, 'languages'>, languages: Built['languages'] = new Map()) =>
  startLarder({
    config: readConfig({ PORT: '0', LARDER_DATA: data }),
    webFolder: path.join(folder, 'web'),
    log: ({ event }) => {
      said.push(event)
      log.emit(/migrations applied|recipes/.exec(event)?.[0] ?? 'other')
    },
    onLost: (reason) => {
      throw reason
    },
    built: { ...built, languages },
  })

async function buildApp(): Promise<void> {
  await mkdir(path.join(folder, 'web'))
  await writeFile(
    path.join(folder, 'web', 'index.html'),
    '<!doctype html><title>Larder</title><p>Built</p>',
  )
}

test('the database is made meanwhile, and recipes and app are read when they are built', async () => {
  const catalogue = once(log, 'migrations applied').then(() => said.push('recipes built'))
  const larder = await start({ catalogue, web: once(log, 'recipes').then(buildApp) })
  try {
    expect(said.filter((event) => /recipes/.test(event))).toEqual([
      'recipes built',
      // Where this checkout has not built them, the log says that instead.
      expect.stringMatching(/^recipes loaded|^no recipes/),
    ])
    expect(await (await fetch(larder.address)).text()).toContain('<p>Built</p>')
  } finally {
    await larder.stop()
  }
})

test.each(['catalogue', 'web'] as const)(
  'where the build of the %s fails, that is the reason, and nothing is left running',
  async (name) => {
    await mkdir(data)
    await prepare(data)
    const failed = Promise.reject(new Error('Building failed: line 7'))
    failed.catch(() => undefined)
    const built = { catalogue: Promise.resolve(), web: Promise.resolve(), [name]: failed }
    await expect(start(built)).rejects.toThrow('line 7')
    expect(await readdir(path.join(data, 'run'))).toEqual([])
  },
)
