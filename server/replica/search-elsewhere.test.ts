import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSearchElsewhere, type Question } from './search-elsewhere.ts'

let folder: string
let server: Server | undefined
let failures: number
let elsewhere: ReturnType<typeof createSearchElsewhere>

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-elsewhere-'))
  failures = 0
  elsewhere = createSearchElsewhere({
    replica: {
      upstream: () => ({ kind: 'socket', path: path.join(folder, 's') }),
      failed: () => void (failures += 1),
    },
    readers: new Set(['current_versions']),
    isAdmitted: async (claims) => claims !== JSON.stringify({ sub: 'zoe' }),
    turns: { atOnce: 12, ofOne: 3, patience: 10_000 },
  })
})
afterEach(async () => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
  await rm(folder, { recursive: true })
})

/** Speaks for the replica's data API in what the real one cannot be brought into at will. */
async function answerAs(handler: RequestListener): Promise<void> {
  server = createServer(handler).listen(path.join(folder, 's'))
  await once(server, 'listening')
}

const tokenOf = (sub: string) =>
  `Bearer head.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.signature`

const question = (target: string, person?: string): Question => ({
  method: 'POST',
  target,
  authorization: person === undefined ? undefined : tokenOf(person),
  headers: {},
  body: Buffer.from('{}'),
})

async function ask(target: string, person?: string): Promise<string | undefined> {
  const answer = await elsewhere.ask(
    question(target, person),
    'somebody',
    new AbortController().signal,
  )
  return answer && text(answer)
}

test('searches go to the replica, whoever asks, and nothing else does', async () => {
  await answerAs((request, response) => response.end(request.url))
  expect(await ask('/rpc/search_recipes', 'ada')).toBe('/rpc/search_recipes')
  expect(await ask('/rpc/count_recipes?scope=all')).toBe('/rpc/count_recipes?scope=all')
  for (const other of [
    '/recipes',
    '/rpc/save_recipe',
    '/rpc/search_recipes/',
    '/rpc/%73earch_recipes',
  ])
    expect(await ask(other)).toBeUndefined()
})

test.each([400, 404, 405, 500, 503])(
  'where the replica answers %i the primary is asked, and the replica goes on',
  async (status) => {
    await answerAs((_, response) => response.writeHead(status).end('{"code":"40001"}'))
    expect(await ask('/rpc/search_recipes')).toBeUndefined()
    expect(failures).toBe(0)
  },
)

test('where no answer comes the primary is asked, and the replica is looked at again', async () => {
  expect(await ask('/rpc/search_recipes')).toBeUndefined()
  await answerAs((request) => request.socket.destroy())
  expect(await ask('/rpc/search_recipes')).toBeUndefined()
  expect(failures).toBe(2)
})

test('whom the primary would refuse, the replica is not asked for', async () => {
  await answerAs((_, response) => response.end('found'))
  expect(await ask('/rpc/search_recipes', 'zoe')).toBeUndefined()
  expect(await ask('/rpc/search_recipes', 'ada')).toBe('found')
})

test('who has just written is answered by the primary; reading and failing is not writing', async () => {
  await answerAs((_, response) => response.end('found'))
  const did = (method: string, target: string, status: number, person: string) =>
    elsewhere.done({ method, target, authorization: tokenOf(person) }, status)
  did('PATCH', '/pantry_items?id=eq.1', 204, 'ada')
  did('POST', '/rpc/save_recipe', 200, 'ben')
  did('POST', '/rpc/current_versions', 200, 'eve')
  did('POST', '/pantry_items', 403, 'eve')
  did('GET', '/pantry_items', 200, 'eve')
  expect(await ask('/rpc/search_recipes', 'ada')).toBeUndefined()
  expect(await ask('/rpc/search_recipes', 'ben')).toBeUndefined()
  expect(await ask('/rpc/search_recipes', 'eve')).toBe('found')
  expect(await ask('/rpc/search_recipes')).toBe('found')
})
