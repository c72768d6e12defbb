import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { newRequestId, requestIdHeader } from '#functions/http/request-id.ts'
import { defaultSettings } from '#server/auth/settings.ts'
import type { Fleet } from '../fleet/fleet.ts'
import { connectTo } from '../support/backend-client.ts'
import type { ChefProvider } from '../support/chef-provider.ts'
import type { ShippedProxy } from './shipped-proxies.ts'

const password = 'a good soup'
/** Long enough for a busy machine, and an end for what a proxy collects and never hands on. */
const patience = () => AbortSignal.timeout(30_000)

type Reply = { status: number; headers: http.IncomingHttpHeaders; body: string }

/** Another than that of the proxy, which servers believe when it is the last. */
const localAddress = process.platform === 'linux' ? { localAddress: '127.77.0.1' } : {}

/** From an address of its own, and over a connection of its own. */
async function send(
  address: string,
  headers: http.OutgoingHttpHeaders,
  body?: string,
): Promise<Reply> {
  const method = body === undefined ? 'GET' : 'POST'
  const settings = { method, headers, agent: false, signal: patience(), ...localAddress }
  const request = http.request(address, settings)
  const responded = once(request, 'response')
  request.end(body)
  const [response] = z.tuple([z.instanceof(http.IncomingMessage)]).parse(await responded)
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }
}

/** Whoever asks says that they came over TLS, by another name, from another address: none of it is believed. */
async function faultsOfForwarding({ address }: ShippedProxy): Promise<string[]> {
  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'for=192.0.2.9;host=evil.example;proto=https',
  }
  const { body } = await send(`${address}/larder.json`, forged)
  const { url } = z.object({ url: z.string() }).parse(JSON.parse(body))
  const faults = url === address ? [] : [`people are sent to ${url}`]
  const most = defaultSettings.rateLimits.failedSignInsOfAccountFromAddress.attempts
  const email = `${randomUUID()}@example.com`
  let last = 0
  for (let guess = 0; guess <= most; guess += 1) {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.100.${guess + 1}`,
    }
    const words = JSON.stringify({ email, password })
    const place = `${address}/auth/v1/token?grant_type=password`
    last = (await send(place, headers, words)).status
  }
  return last === 429 ? faults : [...faults, `guesses from made-up addresses: ${last}, not 429`]
}

/** The id of a request is that of its response and of the server's log; one that is none is replaced. */
async function faultsOfIds({ address }: ShippedProxy): Promise<string[]> {
  const id = newRequestId()
  const known = await send(`${address}/larder.json`, { [requestIdHeader]: id })
  const odd = await send(`${address}/larder.json`, { [requestIdHeader]: 'an id; of mine' })
  const isNew = /^\w{16,64}$/.test(String(odd.headers[requestIdHeader]))
  return known.headers[requestIdHeader] === id && isNew ? [] : ['an id of a request is lost']
}

/** The largest body that we take comes through, and of a larger one it is we who refuse it. */
async function faultsOfBodies({ address }: ShippedProxy): Promise<string[]> {
  const faults: string[] = []
  for (const [bytes, wanted] of [
    [7_900_000, 'not_authenticated'],
    [8_100_000, 'body_too_large'],
  ] as const) {
    const client = (await connectTo(address))()
    const { data } = await client.auth.signUp({ email: `${randomUUID()}@example.com`, password })
    const token = wanted === 'not_authenticated' ? 'forged' : data.session?.access_token
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const body = JSON.stringify({ html: 'x'.repeat(bytes) })
    const reply = await send(`${address}/functions/v1/import-recipe`, headers, body)
    if (!reply.body.includes(wanted)) faults.push(`${bytes} bytes: ${reply.status} ${reply.body}`)
  }
  return faults
}

/** The chef's words come one by one: the second is only said once the first has arrived. */
async function faultsOfStreams(
  { address }: ShippedProxy,
  provider: ChefProvider,
): Promise<string[]> {
  const arriving = new EventTarget()
  const arrived = once(arriving, 'first')
  async function* words() {
    yield 'Boil'
    await arrived
    yield ' it.'
  }
  provider.will({ kind: 'words', words: words() })
  const client = (await connectTo(address))()
  const { data } = await client.auth.signUp({ email: `${randomUUID()}@example.com`, password })
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${data.session?.access_token}`,
  }
  try {
    const body = JSON.stringify({ message: 'Soup?' })
    const init = { method: 'POST', headers, body, signal: patience() }
    const response = await fetch(`${address}/functions/v1/personal-chef`, init)
    let heard = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard += chunk
      if (heard.includes('Boil')) arriving.dispatchEvent(new Event('first'))
    }
    return heard.includes(' it.') ? [] : [`the chef said ${heard}`]
  } catch (thrown) {
    return [`the chef’s first words did not arrive by themselves: ${String(thrown)}`]
  } finally {
    arriving.dispatchEvent(new Event('first'))
  }
}

/** What a proxy does to requests and responses that it should not, while nothing else goes on. */
export async function faultsOfHandingOn(
  proxy: ShippedProxy,
  provider: ChefProvider,
): Promise<string[]> {
  const faults = [
    ...(await faultsOfForwarding(proxy)),
    ...(await faultsOfIds(proxy)),
    ...(await faultsOfBodies(proxy)),
    ...(await faultsOfStreams(proxy, provider)),
  ]
  return faults.map((fault) => `${proxy.name}: ${fault}`)
}

/** Resolves when a request that goes through the proxy is in the log of this server. */
export async function untilItServes(
  { address }: ShippedProxy,
  server: number,
  fleet: Pick<Fleet, 'output'>,
): Promise<void> {
  for (;;) {
    const id = newRequestId()
    await send(`${address}/larder.json`, { [requestIdHeader]: id })
    if (fleet.output(server).includes(id)) return
  }
}
