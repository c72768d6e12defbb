import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LogEntry } from '../log.ts'
import { createLocalPages, forwardingHeader, type LocalPages } from './local-pages.ts'

let logged: LogEntry[]
let pages: LocalPages
let received: (request: IncomingMessage) => void
const server = createServer((request, response) => {
  received(request)
  response.end()
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())
beforeEach(() => {
  logged = []
  pages = createLocalPages((entry) => void logged.push(entry))
})

/** The request as our server has it when these lines arrive. */
async function receive(lines: readonly string[], version = '1.1'): Promise<IncomingMessage> {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const arrived = new Promise<IncomingMessage>((resolve) => (received = resolve))
  const socket = connect(address.port, '127.0.0.1')
  socket.end([`GET /outbox HTTP/${version}`, ...lines, '', ''].join('\r\n'))
  await text(socket)
  return arrived
}

const browser = ['Host: localhost:4321', 'Connection: keep-alive', 'Sec-Fetch-Site: none']

test.each([
  ['a browser', browser],
  ['a browser at the number', ['Host: 127.0.0.1:4321', 'Connection: keep-alive']],
  ['a browser with IPv6', ['Host: [::1]:4321', 'Connection: keep-alive']],
  ['a form of our own', [...browser, 'Origin: http://localhost:4321']],
])('%s on this machine is let in', async (_who, lines) => {
  expect(pages.admit(await receive(lines))).toBe(true)
  expect(logged).toEqual([])
})

// As these programs send it, with the settings of their first example.
test.each([
  ['nginx', ['Host: 127.0.0.1:4321', 'Connection: close'], '1.0'],
  ['nginx with HTTP/1.1', ['Host: 127.0.0.1:4321'], '1.1'],
  ['nginx with WebSockets', ['Host: localhost', 'Connection: close'], '1.1'],
  ['HAProxy', ['host: localhost:4321'], '1.1'],
  ['HAProxy with forwardfor', ['host: localhost:4321', 'x-forwarded-for: 203.0.113.7'], '1.1'],
  ['Caddy', ['Host: localhost', 'X-Forwarded-For: 203.0.113.7', 'X-Forwarded-Proto: https'], '1.1'],
  ['Traefik', ['Host: localhost', 'X-Real-Ip: 203.0.113.7'], '1.1'],
  ['cloudflared', ['Host: localhost', 'Cf-Connecting-Ip: 203.0.113.7', 'Cdn-Loop: x'], '1.1'],
  ['Apache', [...browser, 'X-Forwarded-Server: larder.example'], '1.1'],
  ['Squid', [...browser, 'Via: 1.1 squid'], '1.1'],
  ['curl, with a header of a proxy', [...browser, 'Forwarded: for=203.0.113.7'], '1.1'],
  ['a name that leads here', ['Host: rebound.example', 'Connection: keep-alive'], '1.1'],
  ['two names', ['Host: localhost', 'Host: rebound.example', 'Connection: keep-alive'], '1.1'],
  ['a form of another site', [...browser, 'Origin: https://elsewhere.example'], '1.1'],
])('%s is refused, and why is logged once', async (_who, lines, version) => {
  const request = await receive(lines, version)
  expect([pages.admit(request), pages.admit(request)]).toEqual([false, false])
  expect(logged).toEqual([
    { level: 'warn', event: expect.stringMatching(/^\/outbox and \/test-checkout were refused: /) },
  ])
})

test.each([
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Client-Cert',
  'X-Real-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'CF-Ray',
  'Fly-Client-IP',
  'Fastly-Client-IP',
  'X-Azure-ClientIP',
  'X-Envoy-External-Address',
  'X-Amzn-Trace-Id',
  'X-Original-Host',
  'Tailscale-User-Login',
])('the header %s tells of a proxy', (name) => {
  expect(forwardingHeader({ [name.toLowerCase()]: '203.0.113.7' })).toBe(name.toLowerCase())
})

test('what browsers and our app send tells of none', () => {
  const own =
    'host connection accept cookie origin referer sec-fetch-site apikey x-request-id prefer'
  const headers = Object.fromEntries(own.split(' ').map((name) => [name, '1']))
  expect(forwardingHeader(headers)).toBeUndefined()
})

test('the first request through a proxy is logged, with what to set', async () => {
  pages.watch(await receive(browser))
  expect(logged).toEqual([])
  const forwarded = await receive([...browser, 'X-Forwarded-For: 203.0.113.7'])
  pages.watch(forwarded)
  pages.watch(forwarded)
  expect(logged).toEqual([
    { level: 'warn', event: expect.stringMatching(/x-forwarded-for.*TRUSTED_PROXIES.*PUBLIC_URL/) },
  ])
})
