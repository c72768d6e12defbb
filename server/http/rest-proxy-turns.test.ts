import { expect, test } from 'vitest'
import { proxied } from './testing/proxied.ts'

const { answerAs, call } = proxied()

test('a slow body and a flood of one sender hold up nobody else', async () => {
  const held: (() => void)[] = []
  let asked = 0
  await answerAs((request, response) => {
    asked += 1
    if (request.url === '/slow') held.push(() => response.end('[]'))
    else response.end('[]')
  })
  const slowBody = new ReadableStream<Uint8Array>({
    start: (body) => body.enqueue(new Uint8Array(1)),
  })
  const left = new AbortController()
  const init: RequestInit = { method: 'POST', body: slowBody, duplex: 'half', signal: left.signal }
  const unfinished = call('/pantry_items', init).catch(() => 'left')
  const flood = Array.from({ length: 30 }, () =>
    call('/slow', { headers: { 'x-sender': 'flood' } }),
  )
  await expect.poll(() => held.length).toBe(8)
  expect((await call('/recipes')).status).toBe(200)
  expect(asked).toBe(9)

  const letGo = setInterval(() => held.splice(0).forEach((end) => end()), 5)
  for (const { status } of await Promise.all(flood)) expect(status).toBe(200)
  clearInterval(letGo)
  left.abort()
  expect(await unfinished).toBe('left')
})

test('who goes away keeps their place until the statement is done', async () => {
  const held: (() => void)[] = []
  await answerAs((request, response) => {
    if (request.url === '/quick') response.end('[]')
    else held.push(() => response.end('[]'))
  })
  const left = new AbortController()
  const gone = Array.from({ length: 8 }, () =>
    call('/slow', { signal: left.signal }).catch(() => 'left'),
  )
  await expect.poll(() => held.length).toBe(8)
  left.abort()
  await Promise.all(gone)
  const next = call('/next')
  // Another's request that is sent later is answered earlier.
  await call('/quick', { headers: { 'x-sender': 'other' } })
  await call('/quick', { headers: { 'x-sender': 'other' } })
  expect(held.length).toBe(8)
  for (const end of held.splice(0)) end()
  await expect.poll(() => held.length).toBe(1)
  held[0]?.()
  expect((await next).status).toBe(200)
})
