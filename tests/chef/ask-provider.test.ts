import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AnswerEvent } from '#domain/chat/answer-event.ts'
import { askProvider } from '#functions/personal-chef/ask-provider.ts'
import type { PromptMessage } from '#functions/personal-chef/prompt.ts'
import { type ChefProvider, startChefProvider } from '../support/chef-provider.ts'

const key = 'sk-test-very-secret'
const messages: readonly PromptMessage[] = [
  { role: 'system', content: 'You cook.' },
  { role: 'user', content: 'Soup?' },
]
let provider: ChefProvider
let logged: string[]

beforeAll(async () => {
  provider = await startChefProvider()
})
afterAll(() => provider.stop())
beforeEach(() => {
  logged = []
})

async function ask(timeoutMs?: number, signal = new AbortController().signal) {
  const settings = {
    apiKey: key,
    baseUrl: provider.baseUrl,
    model: 'gpt-3.5-turbo',
    questionsPerDay: 10,
    ...(timeoutMs !== undefined && { timeoutMs }),
  }
  const events: AnswerEvent[] = []
  const log = (failure: string) => logged.push(failure)
  for await (const event of askProvider(settings, messages, signal, log)) events.push(event)
  return events
}

const said = (words: string, ending: string) => [
  { type: 'words', words },
  { type: 'end', ending },
]

test('sends the specified call, and hands on each word as it comes', async () => {
  provider.will({ kind: 'words', words: ['Tomato', ' soup', '.'] })
  expect(await ask()).toEqual([
    { type: 'words', words: 'Tomato' },
    { type: 'words', words: ' soup' },
    { type: 'words', words: '.' },
    { type: 'end', ending: 'complete' },
  ])
  expect(provider.calls).toHaveLength(1)
  expect(provider.calls[0]).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: `Bearer ${key}` },
  })
  expect(provider.calls[0]?.body).toEqual({
    model: 'gpt-3.5-turbo',
    messages,
    max_tokens: 500,
    temperature: 0.7,
    presence_penalty: 0.1,
    frequency_penalty: 0.1,
    stream: true,
  })
})

test('an answer that stopped at its limit says so', async () => {
  provider.will({ kind: 'words', words: ['Chop the'], finish: 'length' })
  expect(await ask()).toEqual(said('Chop the', 'too-long'))
})

test('an answer without an end is ended', async () => {
  async function* sing() {
    for (;;) yield 'la '.repeat(2_000)
  }
  provider.will({ kind: 'words', words: sing(), pauseMs: 1 })
  const events = await ask()
  expect(events).toHaveLength(5)
  expect(events.at(-1)).toEqual({ type: 'end', ending: 'too-long' })
  await expect.poll(() => provider.calls[0]?.isAborted).toBe(true)
})

test.each([{ words: [] }, { words: [' ', '\n'] }])('an empty reply: %o', async ({ words }) => {
  provider.will({ kind: 'words', words })
  const events = await ask()
  expect(events.slice(-2)).toEqual(
    said("I'm having trouble processing your request right now. Please try again!", 'failed'),
  )
})

test.each([
  [
    401,
    1,
    'There is an issue with the API configuration. Whoever runs this server should check the API key of the AI provider.',
  ],
  [429, 3, "I'm getting a lot of requests right now! Please wait a moment and try again."],
  [500, 3, 'The AI provider is experiencing issues right now. Please try again in a few minutes.'],
  [503, 3, "I'm having trouble connecting right now. Please try again later!"],
  [404, 1, "I'm having trouble connecting right now. Please try again later!"],
])('status %i is asked %i times, then said in words', async (status, times, words) => {
  provider.will({ kind: 'status', status, message: `Incorrect API key provided: ${key}` })
  expect(await ask()).toEqual(said(words, 'failed'))
  expect(provider.calls).toHaveLength(times)
  expect(logged.join()).toContain(String(status))
  expect(logged.join()).not.toContain(key)
})

test('a try that succeeds after a 429 is an answer like any other', async () => {
  provider.will({ kind: 'status', status: 429 }, { kind: 'words', words: ['Soup.'] })
  expect(await ask()).toEqual(said('Soup.', 'complete'))
})

test('a provider that says nothing', async () => {
  provider.will({ kind: 'silence' })
  expect(await ask(30)).toEqual(
    said("I'm having trouble connecting right now. Please try again later!", 'failed'),
  )
})

test.each(['break', 'end'] as const)('a stream that is cut (%s) keeps its words', async (how) => {
  provider.will({ kind: 'cut', words: ['Heat the'], how })
  expect(await ask()).toEqual(said('Heat the', 'interrupted'))
})

test('a stream that falls silent keeps its words too', async () => {
  async function* stall() {
    yield 'Heat the'
    await new Promise(() => undefined)
  }
  provider.will({ kind: 'words', words: stall() })
  expect(await ask(2_000)).toEqual(said('Heat the', 'interrupted'))
})

test('a cut stream without a word is a failure', async () => {
  provider.will({ kind: 'cut', words: [], how: 'break' })
  expect((await ask()).at(-1)).toEqual({ type: 'end', ending: 'failed' })
})

test('who goes away ends the call, without a word', async () => {
  const away = new AbortController()
  async function* sing() {
    yield 'la'
    away.abort()
    await new Promise(() => undefined)
  }
  provider.will({ kind: 'words', words: sing() })
  const events = await ask(undefined, away.signal)
  expect(events.filter(({ type }) => type !== 'words')).toEqual([])
  await expect.poll(() => provider.calls[0]?.isAborted).toBe(true)
  expect(logged).toEqual([])
})
