import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { type Larder, startLarder } from '#server/larder.ts'

let folder: string
let larder: Larder
const logged: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-local-'))
  larder = await startLarder({
    config: readConfig({ PORT: '0', LARDER_DATA: path.join(folder, 'data') }),
    webFolder: folder,
    log: ({ event }) => void logged.push(event),
    onLost: (reason) => {
      throw reason
    },
  })
})
afterAll(async () => {
  await larder.stop()
  await rm(folder, { recursive: true })
})

/** What is answered to a browser that asks for an address exactly as it stands, dots and all. */
async function ask(address: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const { hostname, port } = new URL(larder.address)
  const headers = { host: 'localhost', connection: 'keep-alive', ...more }
  const request = http.request({ hostname, port, path: address, headers, agent: false }).end()
  const [response] = z
    .tuple([z.instanceof(http.IncomingMessage)])
    .parse(await once(request, 'response'))
  const body = await text(response)
  request.destroy()
  return `${response.statusCode} ${body}`
}

const proxied = { 'x-forwarded-for': '203.0.113.7' }

test.each(['/outbox', '/outbox?a=1', '/auth/v1/../../outbox', '/test-checkout/../outbox'])(
  'the mails at %s are for a browser on this machine',
  async (address) => {
    expect(await ask(address)).toContain('No mail yet.')
    const refused = await ask(address, proxied)
    expect(refused).toMatch(/^403 /)
    expect(refused).not.toContain('No mail yet.')
  },
)

test.each(['/test-checkout/pay/1', '/auth/v1/../../test-checkout/pay/1'])(
  'the test checkout at %s is for a browser on this machine',
  async (address) => {
    expect(await ask(address)).toMatch(/^404 /)
    expect(await ask(address, proxied)).toMatch(/^403 /)
  },
)

test('who comes through a proxy is not led to a checkout on their own machine', async () => {
  expect(await ask('/larder.json')).toContain('"checkout":true')
  const answer = await ask('/larder.json', proxied)
  expect(answer).toContain('"checkout":false')
  expect(answer).not.toContain('prices')
})

test('the operator reads once what to set', () => {
  expect(logged.filter((event) => event.includes('TRUSTED_PROXIES'))).toHaveLength(1)
})
