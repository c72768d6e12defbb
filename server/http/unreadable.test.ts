import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Listener, listen } from './listen.ts'

let listener: Listener

beforeEach(async () => {
  listener = await listen('127.0.0.1', 0)
  listener.serve((_request, response) => response.end('served'))
})
afterEach(() => listener.close())

function send(bytes: string): Promise<string> {
  const socket = connect(listener.port, '127.0.0.1')
  socket.end(bytes)
  return text(socket)
}

test.each([
  ['rubbish', 400, 'GET\r\n\r\n'],
  [
    'both lengths',
    400,
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n'],
  ['a host twice', 400, 'GET / HTTP/1.0\r\nHost: x\r\nHost: x\r\n\r\n'],
  ['too many headers', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`],
  [
    'an odd expectation',
    417,
    'GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
  ],
])('%s is refused with our headers, and JSON', async (_name, status, bytes) => {
  const answer = await send(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  for (const header of [
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'",
  ]) {
    expect(answer).toContain(header)
  }
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: expect.any(String) })
})

test('HTTP 1.0 needs no host', async () => {
  expect(await send('GET / HTTP/1.0\r\n\r\n')).toContain('served')
})

test('a probe needs no host in HTTP 1.1 either', async () => {
  const answer = await send('GET /readyz?by=proxy HTTP/1.1\r\nConnection: close\r\n\r\n')
  expect(answer).toContain('served')
})
