import { once } from 'node:events'
import http, { type RequestListener, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Listener, listen } from './listen.ts'

let listener: Listener
let agent: http.Agent
beforeEach(async () => {
  listener = await listen('127.0.0.1', 0)
  agent = new http.Agent({ keepAlive: true })
})
afterEach(async () => {
  await listener.close(0)
  agent.destroy()
})

/** What comes back over kept connections, as a proxy asks. */
async function ask() {
  const request = http.get({ host: '127.0.0.1', port: listener.port, agent })
  const [response] = await once(request, 'response')
  if (!(response instanceof http.IncomingMessage)) throw new Error('no answer')
  let text = ''
  for await (const piece of response) text += String(piece)
  const { statusCode, headers } = response
  return { status: statusCode, connection: headers.connection, text }
}

/** Answers only when the test says what. */
function answeredLater() {
  const answers: ServerResponse[] = []
  const handler: RequestListener = (_request, response) => void answers.push(response)
  listener.serve(handler)
  return answers
}

test('while it drains it answers still, and ends each connection', async () => {
  const answers = answeredLater()
  const early = ask()
  await expect.poll(() => answers.length).toBe(1)
  expect(listener.isDraining).toBe(false)
  listener.drain()
  expect(listener.isDraining).toBe(true)
  answers[0]?.end('begun before')
  expect(await early).toEqual({ status: 200, connection: 'close', text: 'begun before' })
  const late = ask()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.writeHead(200).end('begun after')
  expect(await late).toEqual({ status: 200, connection: 'close', text: 'begun after' })
})

test('until then connections are kept', async () => {
  listener.serve((_request, response) => response.end('soup'))
  expect(await ask()).toMatchObject({ connection: 'keep-alive', text: 'soup' })
})

test('an answer under way is waited for as long as is said, and nobody else is let in', async () => {
  await listener.close(0)
  const graceMilliseconds = 10
  listener = await listen('127.0.0.1', 0, { graceMilliseconds })
  const answers = answeredLater()
  const streamed = ask()
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.write('word by ')
  listener.serve((_request, response) => response.end('let in'))
  const closed = listener.close(120_000)
  await expect.poll(() => ask().catch(() => 'refused')).toBe('refused')
  // Longer than the grace that every connection has.
  await pause(2 * graceMilliseconds)
  answers[0]?.end('word')
  expect((await streamed).text).toBe('word by word')
  await closed
})

test('an answer that does not end is cut off', async () => {
  const answers = answeredLater()
  const endless = ask()
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.write('word by ')
  await Promise.all([expect(endless).rejects.toThrow('aborted'), listener.close(50)])
})

test.each([
  [undefined, 'PORT'],
  ['METRICS_PORT', 'METRICS_PORT'],
] as const)('a port that is taken is named by its setting (%s)', async (setting, name) => {
  const { port } = listener
  await expect(listen('127.0.0.1', port, setting && { setting })).rejects.toMatchObject({
    code: 'port_taken',
    message: expect.stringContaining(`choose another port: ${name}=${port + 1} npm start`),
  })
})
