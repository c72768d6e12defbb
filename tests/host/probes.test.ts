import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { runningLarder } from '../protocol/running-larder.ts'

const larder = runningLarder()

/** The status of what a proxy gets that writes a request by itself. */
async function statusOf(request: string): Promise<number> {
  const socket = connect(Number(new URL(larder.address()).port), '127.0.0.1')
  socket.write(request)
  return Number((await text(socket)).split(' ')[1])
}

test.each(['/readyz', '/healthz'])(
  '%s is answered whatever host is named, or none',
  async (path) => {
    // As HAProxy asks where nothing else is set.
    expect(await statusOf(`GET ${path} HTTP/1.0\r\n\r\n`)).toBe(200)
    expect(await statusOf(`HEAD ${path} HTTP/1.0\r\n\r\n`)).toBe(200)
    expect(await statusOf(`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`)).toBe(200)
    expect(await statusOf(`GET ${path} HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n`)).toBe(200)
  },
)

test('what needs a host is refused without one', async () => {
  expect(await statusOf('GET /larder.json HTTP/1.0\r\n\r\n')).toBe(400)
  expect(await statusOf('GET /larder.json HTTP/1.1\r\nConnection: close\r\n\r\n')).toBe(400)
})
