import { lookup } from 'node:dns/promises'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { FunctionEnvironment } from '#functions/environment.ts'
import { importRecipe } from '#functions/import-recipe/handler.ts'
import { readOrder } from '#functions/import-recipe/read-order.ts'
import { createNodeWeb } from '#functions/safe-fetch/node-web.ts'
import { freePort } from '#server/processes/address.ts'
import { runningLarder } from '../protocol/running-larder.ts'
import { functionEnvironment } from '../support/function-environment.ts'
import { type NameServer, startNameServer } from '../support/name-server.ts'

/** Imports of names whose name server never says a word, and what else goes on meanwhile. */
const larder = runningLarder()

const soup = {
  '@type': 'Recipe',
  name: 'Soup',
  recipeIngredient: ['1 leek'],
  recipeInstructions: ['Boil.'],
}
const site = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/ld+json' }).end(JSON.stringify(soup))
})
afterAll(() => void site.close())

const names: NameServer[] = []
afterEach(async () => {
  for (const server of names.splice(0)) await server.stop()
})
async function nameServer(known: Parameters<typeof startNameServer>[0]): Promise<NameServer> {
  const server = await startNameServer(known)
  names.push(server)
  return server
}

/** Nobody has given up before all else is looked at, however busy the machine is. */
const patience = { timeout: 9_000, tries: 1, most: 9_000 }

/** Names as this server knows them, and the machine itself for the internet. */
async function environmentOn({ address }: NameServer): Promise<FunctionEnvironment> {
  const web = { ...createNodeWeb([address], patience), mayReach: () => true }
  const place = { address: larder.address(), dataDir: larder.dataDir() }
  return functionEnvironment(place, {
    import: { web, read: async (order) => readOrder(order) },
  })
}

async function cook(environment: FunctionEnvironment) {
  const { client } = await larder.signUp()
  const { data } = await client.auth.getSession()
  const headers = { authorization: `Bearer ${data.session?.access_token}` }
  return async (url: string) => {
    const body = JSON.stringify({ url })
    const init = { method: 'POST', headers, body }
    const response = await importRecipe(new Request('http://larder.example/', init), environment)
    const { code } = z.object({ code: z.string().optional() }).parse(await response.json())
    return [response.status, code]
  }
}

const peopleAtOnce = 8
const each = 4

test('while thirty imports wait for names that nobody answers for, all other names are looked up', async () => {
  const port = await freePort()
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve))
  const dns = await nameServer({ 'soup.example': ['127.0.0.1'] })
  const environment = await environmentOn(dns)
  const people = await Promise.all(Array.from({ length: peopleAtOnce }, () => cook(environment)))
  const another = await cook(environment)
  let settled = 0
  const waiting = people.flatMap((read, person) =>
    Array.from({ length: each }, async (_, turn) => {
      const outcome = await read(`http://never-${person}-${turn}.example/`)
      settled += 1
      return outcome
    }),
  )
  // Each asks for both kinds of address.
  await expect.poll(dns.asked, { interval: 5 }).toBeGreaterThanOrEqual(2 * waiting.length)

  // By the system, as the clients of the payment provider, the chef’s, and of mails do it.
  const others = Array.from({ length: 8 }, () => lookup('localhost'))
  expect((await Promise.all(others)).map(({ address }) => address)).not.toContain('')
  const asked = await fetch(`http://localhost:${port}/`)
  expect(await asked.json()).toMatchObject({ name: 'Soup' })
  expect(await another(`http://soup.example:${port}/`)).toEqual([200, undefined])
  // One of those who wait has no place more, and a name that is known does not help.
  expect(await people[0]?.(`http://soup.example:${port}/`)).toEqual([429, 'too_many_requests'])
  expect(settled).toBe(0)

  expect(await Promise.all(waiting)).toEqual(waiting.map(() => [422, 'page_not_reached']))
  expect(await people[0]?.(`http://soup.example:${port}/`)).toEqual([200, undefined])
})

const resolve = async (known: Parameters<typeof startNameServer>[0], signal?: AbortSignal) => {
  const dns = await nameServer(known)
  const { resolve: ask } = createNodeWeb([dns.address])
  return ask('soup.example', signal ?? new AbortController().signal)
}

test('all addresses of a name are found, of both kinds', async () => {
  const known = ['192.0.2.1', '192.0.2.2', '2001:db8::1']
  expect(await resolve({ 'soup.example': known })).toEqual(known)
  expect(await resolve({ 'soup.example': ['2001:db8::1'] })).toEqual(['2001:db8::1'])
  await expect(resolve({ 'soup.example': null })).rejects.toThrow('has no addresses')
})

test('an address is its own, and nobody is asked for it', async () => {
  const dns = await nameServer({})
  const { resolve: ask } = createNodeWeb([dns.address])
  const { signal } = new AbortController()
  expect(await ask('127.0.0.1', signal)).toEqual(['127.0.0.1'])
  expect(await ask('::1', signal)).toEqual(['::1'])
  expect(dns.asked()).toBe(0)
})

test('who goes away takes the question along', async () => {
  const dns = await nameServer({})
  const leaving = new AbortController()
  const { resolve: ask } = createNodeWeb([dns.address])
  const asking = ask('soup.example', leaving.signal)
  await expect.poll(dns.asked, { interval: 5 }).toBe(2)
  leaving.abort()
  await expect(asking).rejects.toThrow('has no addresses')
  expect(dns.asked()).toBe(2)
  await expect(ask('soup.example', leaving.signal)).rejects.toThrow('aborted')
})

test('where the first address refuses, the next one is connected to', async () => {
  const port = await freePort()
  const only = createServer((_request, response) => response.end('soup'))
  await new Promise<void>((resolved) => only.listen(port, '127.0.0.1', resolved))
  try {
    const answer = await createNodeWeb().get({
      url: new URL(`http://soup.example:${port}/`),
      addresses: ['127.0.0.2', '127.0.0.1'],
      headers: {},
      signal: AbortSignal.timeout(20_000),
    })
    expect(await text(answer.body)).toBe('soup')
  } finally {
    only.close()
  }
})
