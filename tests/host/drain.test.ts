import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LarderProcess, refusedStart, startProcess } from './larder-process.ts'

let folder: string
let larder: LarderProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-drain-'))
})
afterEach(async () => {
  if (larder?.child.exitCode === null) await larder.end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('a server that is told to end says so, serves on, and ends at once when it is told again', async () => {
  larder = await startProcess(folder, { DRAIN_SECONDS: '600' })
  const { address, child } = larder
  const ask = async (route: string) => {
    const response = await fetch(address + route)
    const body: unknown = await response.json()
    return { status: response.status, connection: response.headers.get('connection'), body }
  }
  const kept = { status: 200, connection: 'keep-alive' }
  expect(await ask('/readyz')).toEqual({ ...kept, body: { status: 'ready' } })
  child.kill('SIGTERM')
  const draining = { status: 503, connection: 'close', body: { status: 'draining' } }
  await expect.poll(() => ask('/readyz')).toEqual(draining)
  for (const route of ['/healthz', '/rest/v1/plan_features?limit=1', '/auth/v1/settings']) {
    expect(await ask(route)).toMatchObject({ status: 200, connection: 'close' })
  }
  // A second signal within a second is the same one, from the terminal and from npm.
  await pause(1_200)
  expect(child.exitCode).toBeNull()
  expect(await larder.end('SIGTERM')).toBe(1)
})

test.each(['-1', 'soon', '3601'])('DRAIN_SECONDS=%s is refused', async (seconds) => {
  const { exitCode, output } = await refusedStart(folder, { DRAIN_SECONDS: seconds })
  expect({ exitCode, output }).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining('DRAIN_SECONDS must be a number of seconds from 0 to 3600'),
  })
})
