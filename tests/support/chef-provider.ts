import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

type Words = readonly string[] | AsyncIterable<string>

const listening = z.object({ port: z.number() })

/** What the provider does with a call. Words are sent one chunk each, when they come. */
export type ProviderAct =
  | { kind: 'words'; words: Words; finish?: 'stop' | 'length'; pauseMs?: number }
  /** Calls tools, as a model does that takes them, and says something before. */
  | { kind: 'calls'; calls: readonly ProviderToolCall[]; words?: readonly string[] }
  | { kind: 'status'; status: number; message?: string; param?: string }
  /** Begins to answer and then closes the connection, or says politely that it is over. */
  | { kind: 'cut'; words: readonly string[]; how: 'break' | 'end' }
  | { kind: 'silence' }

/** A call of a tool. Arguments that are a text go out as they are, also where they are no JSON. */
export interface ProviderToolCall {
  name: string
  args: unknown
}

export interface ProviderCall {
  path: string
  headers: IncomingMessage['headers']
  body: unknown
  /** Whether the caller went away before the answer was whole. */
  isAborted: boolean
  /** When its first words were handed to the network, by `performance.now()`. */
  firstWordsAt: number | null
}

/** A local server that speaks the chat-completions protocol: streamed words, calls of tools, errors, broken connections. */
export async function startChefProvider() {
  const calls: ProviderCall[] = []
  let acts: readonly ProviderAct[] = []
  let answered = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call: ProviderCall = {
      path: request.url ?? '',
      headers: request.headers,
      body: await json(request),
      isAborted: false,
      firstWordsAt: null,
    }
    calls.push(call)
    response.on('close', () => {
      call.isAborted = !response.writableFinished
    })
    const act = acts[Math.min(answered++, acts.length - 1)] ?? { kind: 'silence' }
    if (act.kind === 'silence') return
    if (act.kind === 'status') {
      response.writeHead(act.status, { 'content-type': 'application/json', 'retry-after-ms': '1' })
      const { message = 'no', param = null } = act
      response.end(JSON.stringify({ error: { message, param, type: 'test' } }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (act.kind === 'calls') {
      for (const content of act.words ?? []) response.write(chunk({ content }, null))
      for (const delta of deltasOf(act.calls)) response.write(chunk(delta, null))
      response.write(chunk({}, 'tool_calls'))
      response.end('data: [DONE]\n\n')
      return
    }
    for await (const content of act.words) {
      call.firstWordsAt ??= performance.now()
      response.write(chunk({ content }, null))
      if (act.kind === 'words' && act.pauseMs !== undefined) await pause(act.pauseMs)
      if (response.destroyed) return
    }
    if (act.kind === 'cut') {
      // What was written must be on its way first.
      await pause(50)
      if (act.how === 'break') response.destroy()
      else response.end()
      return
    }
    response.write(chunk({}, act.finish ?? 'stop'))
    response.end('data: [DONE]\n\n')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = listening.parse(server.address())

  return {
    /** To be given as OPENAI_BASE_URL. */
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** All calls since the last `will`. */
    calls,
    /** What it does with the calls to come, one after another; the last one for all further ones. */
    will(...next: readonly ProviderAct[]): void {
      acts = next
      answered = 0
      calls.length = 0
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type ChefProvider = Awaited<ReturnType<typeof startChefProvider>>

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** The parts of tool calls, their arguments in two pieces as they come over the network. */
function deltasOf(calls: readonly ProviderToolCall[]): object[] {
  return calls.flatMap(({ name, args }, index) => {
    const text = typeof args === 'string' ? args : JSON.stringify(args)
    const middle = Math.floor(text.length / 2)
    const call = { index, id: `call_${index}`, type: 'function' }
    return [
      { tool_calls: [{ ...call, function: { name, arguments: text.slice(0, middle) } }] },
      { tool_calls: [{ index, function: { arguments: text.slice(middle) } }] },
    ]
  })
}

function chunk(delta: object, finish_reason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason }]
  return `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 0, model: 'm', choices })}\n\n`
}
