import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import http from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { preparedFolder } from '../support/prepared-folder.ts'
import { type LarderProcess, startProcess } from './larder-process.ts'

let folder: string
let larder: LarderProcess | undefined
beforeEach(async () => {
  folder = await preparedFolder()
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
  expect(await larder.endByRepeating('SIGTERM')).toBe(1)
})

test('what came before the door closed is answered after it', async () => {
  larder = await startProcess(folder, { DRAIN_SECONDS: '1' })
  const { address } = larder
  const account = { email: 'cook@example.org', password: 'a good soup' }
  const signedUp = await fetch(`${address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(await signedUp.json())
  const body = JSON.stringify({ name: 'leeks' })
  const write = http.request(`${address}/rest/v1/pantry_items`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    },
  })
  write.write(body.slice(0, 5))
  const answered = once(write, 'response')
  // Broken off meanwhile, it fails where it is waited for.
  answered.catch(() => undefined)
  await once(write, 'socket')
  const ended = larder.end('SIGTERM')
  await expect.poll(() => fetch(`${address}/readyz`).catch(() => 'refused')).toBe('refused')
  write.end(body.slice(5))
  const [answer] = await answered
  expect(answer).toMatchObject({ statusCode: 201, headers: { connection: 'close' } })
  expect(await ended).toBe(0)
})
