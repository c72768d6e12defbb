import { afterAll, beforeAll, expect, test } from 'vitest'
import { functionHandlers } from '#server/functions.ts'
import { startAuth, type RunningAuth } from '#server/auth/testing/start-auth.ts'
import { startLarderProcess, type RunningLarder } from '../support/larder-process.ts'
import { preparedFolder } from '../support/prepared-folder.ts'
import { inputAt } from './generate.ts'
import { bytesOf } from './input.ts'
import { authOperations } from './requests/auth.ts'
import { functionBodies } from './requests/functions.ts'
import { runFuzz } from './run.ts'
import { openWorld } from './world.ts'

/** The quick part of `npm run test:fuzz`. */
const inputs = 300
let larder: RunningLarder
let auth: RunningAuth

beforeAll(async () => {
  const folder = await preparedFolder()
  ;[larder, auth] = await Promise.all([startLarderProcess({}, folder), startAuth()])
})
afterAll(() => Promise.all([larder.stop(), auth.stop()]))

test('bad inputs get good answers', async () => {
  const indexes = Array.from({ length: inputs }, (_, at) => at)
  const { failures, statuses } = await runFuzz(larder, {
    seed: 2026,
    indexes,
    progress: () => undefined,
  })
  expect(failures).toEqual([])
  // What is refused at the door alone reaches nothing.
  expect(statuses.get(200)).toBeGreaterThan(inputs / 20)
  expect(statuses.get(400)).toBeGreaterThan(inputs / 20)
})

test('an input is made from its seed and its index alone', async () => {
  const world = await openWorld(larder)
  const made = (seed: number, index: number) => bytesOf(inputAt(seed, index, world), 'here')
  for (let index = 0; index < 50; index++) expect(made(7, index)).toEqual(made(7, index))
  expect(made(7, 1)).not.toEqual(made(8, 1))
})

test('every operation of the auth server and every function has inputs', () => {
  const known = new Set(authOperations.map(({ method, path }) => `${method} ${path}`))
  const served = auth.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  expect(served.length).toBeGreaterThan(20)
  expect(served.filter((route) => !known.has(route))).toEqual([])
  expect([...functionBodies.keys()].toSorted()).toEqual([...functionHandlers.keys()].toSorted())
})
