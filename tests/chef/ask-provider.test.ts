import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnswerEvent } from '#domain/chat/answer-event.ts'
import type { ChefSettings } from '#functions/environment.ts'
import { askProvider, type ToolKit } from '#functions/personal-chef/ask-provider.ts'
import type { PromptMessage } from '#functions/personal-chef/prompt.ts'
import { readingTool } from '#functions/tools/tool.ts'
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

const settingsOf = (more: Partial<ChefSettings> = {}): ChefSettings => ({
  apiKey: key,
  baseUrl: provider.baseUrl,
  model: 'gpt-3.5-turbo',
  questionsPerDay: 10,
  ...more,
})

async function askWith(
  settings: ChefSettings,
  { signal = new AbortController().signal, kit }: { signal?: AbortSignal; kit?: ToolKit } = {},
) {
  const events: AnswerEvent[] = []
  const log = (failure: string) => logged.push(failure)
  for await (const event of askProvider(settings, messages, signal, log, kit)) events.push(event)
  return events
}

const ask = (timeoutMs?: number, signal?: AbortSignal) =>
  askWith(settingsOf(timeoutMs === undefined ? {} : { timeoutMs }), signal && { signal })

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

test('a model that refuses a parameter of the call is met by a setting', async () => {
  const parameters = { max_tokens: null, max_completion_tokens: 2_000, temperature: null }
  provider.will({ kind: 'words', words: ['Soup.'] })
  await askWith(settingsOf({ parameters }))
  expect(provider.calls[0]?.body).toEqual({
    model: 'gpt-3.5-turbo',
    messages,
    max_completion_tokens: 2_000,
    presence_penalty: 0.1,
    frequency_penalty: 0.1,
    stream: true,
  })
})

test.each([
  [401, `Incorrect API key provided: ${key}`, /it refuses the key; look at OPENAI_API_KEY/],
  [404, `The model does not exist: ${key}`, /no model gpt-3\.5-turbo.*look at OPENAI_MODEL/],
  [400, `Unsupported parameter: 'max_tokens' ${key}`, /it refuses max_tokens.*OPENAI_PARAMETERS/],
])('the operator reads what to look at after a %i', async (status, message, hint) => {
  provider.will({ kind: 'status', status, message })
  await ask()
  expect(logged.join()).toMatch(hint)
  expect(logged.join()).not.toContain(key)
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

const echoTool = readingTool({
  name: 'echo',
  description: 'Echoes.',
  input: z.object({ word: z.string().max(5) }),
  run: async ({ word }) => ({ data: word }),
})
const listCard = {
  kind: 'list',
  kitchen: 'home',
  list: { id: 'weekly', name: 'Weekly' },
  lines: ['milk'],
} as const

/** Tools that answer with what they were called by, and a card where that is asked for. */
function kitOf(heard: string[] = []): ToolKit {
  return {
    tools: [echoTool],
    async run({ name, args }) {
      heard.push(`${name} ${args}`)
      return { content: `heard ${args}`, proposal: args.includes('card') ? listCard : null }
    },
  }
}

const bodySchema = z.object({
  tools: z.array(z.unknown()).optional(),
  tool_choice: z.string().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string().nullable() }).loose()),
})
const bodies = () => provider.calls.map(({ body }) => bodySchema.parse(body))

test('tools go with the call as they are; their answers follow it, and words end it', async () => {
  const heard: string[] = []
  const kit = kitOf(heard)
  provider.will(
    { kind: 'calls', words: ['I look.'], calls: [{ name: 'echo', args: { word: 'leek' } }] },
    { kind: 'words', words: ['Leek ', 'soup.'] },
  )
  expect(await askWith(settingsOf(), { kit })).toEqual([
    { type: 'words', words: 'I look.' },
    { type: 'words', words: '\n\n' },
    { type: 'words', words: 'Leek ' },
    { type: 'words', words: 'soup.' },
    { type: 'end', ending: 'complete' },
  ])
  expect(heard).toEqual(['echo {"word":"leek"}'])
  const [first, second] = bodies()
  expect(provider.calls[0]?.body).toMatchObject({
    max_tokens: 500,
    messages,
    tools: [
      {
        type: 'function',
        function: {
          name: 'echo',
          description: 'Echoes.',
          parameters: {
            type: 'object',
            properties: { word: { type: 'string', maxLength: 5 } },
            required: ['word'],
          },
        },
      },
    ],
  })
  expect(first?.messages).toHaveLength(2)
  expect(second?.messages.slice(2)).toEqual([
    {
      role: 'assistant',
      content: 'I look.',
      tool_calls: [
        {
          id: 'call_0',
          type: 'function',
          function: { name: 'echo', arguments: '{"word":"leek"}' },
        },
      ],
    },
    { role: 'tool', tool_call_id: 'call_0', content: 'heard {"word":"leek"}' },
  ])
})

test('a model that calls without end has four rounds, then it has to answer', async () => {
  const heard: string[] = []
  provider.will({ kind: 'calls', calls: [{ name: 'echo', args: {} }] })
  const events = await askWith(settingsOf(), { kit: kitOf(heard) })
  expect(events.at(-1)).toEqual({ type: 'end', ending: 'failed' })
  expect(heard).toHaveLength(4)
  expect(bodies().map((body) => body.tool_choice)).toEqual([
    ...Array.from({ length: 4 }, () => undefined),
    'none',
  ])
})

test('cards come as they are proposed, at most four, with words where the model has none', async () => {
  const card = { name: 'echo', args: '"card"' }
  const heard: string[] = []
  provider.will(
    { kind: 'calls', calls: [card, card, card, card, card, card, card, card] },
    { kind: 'words', words: [] },
  )
  const events = await askWith(settingsOf(), { kit: kitOf(heard) })
  expect(events).toEqual([
    ...Array.from({ length: 4 }, () => ({ type: 'proposal', proposal: listCard })),
    ...said('Is this right? Nothing changes before you confirm it.', 'complete'),
  ])
  expect(heard).toHaveLength(6)
  expect(bodies()[1]?.messages.at(-1)?.content).toContain('too_many')
})

test('a model that takes no tools is asked without them, once found out for good', async () => {
  const settings = settingsOf()
  const refusal = { kind: 'status', status: 400, message: 'm does not support tools' } as const
  provider.will(refusal, { kind: 'words', words: ['Soup.'] })
  expect(await askWith(settings, { kit: kitOf() })).toEqual(said('Soup.', 'complete'))
  expect(await askWith(settings, { kit: kitOf() })).toEqual(said('Soup.', 'complete'))
  expect(bodies().map(({ tools }) => tools?.length)).toEqual([1, undefined, undefined])
  expect(logged).toEqual([])
})

test('a refusal that is not about tools is not taken for one', async () => {
  const settings = settingsOf()
  provider.will({ kind: 'status', status: 400, message: 'too long' })
  expect((await askWith(settings, { kit: kitOf() })).at(-1)).toMatchObject({ ending: 'failed' })
  provider.will({ kind: 'words', words: ['Soup.'] })
  await askWith(settings, { kit: kitOf() })
  expect(bodies()[0]?.tools).toHaveLength(1)
})

test('where the operator wants no tools none are sent', async () => {
  provider.will({ kind: 'words', words: ['Soup.'] })
  await askWith(settingsOf({ tools: false }), { kit: kitOf() })
  expect(bodies()[0]?.tools).toBeUndefined()
})

test('calls of endless length are cut, and none of them is run', async () => {
  const heard: string[] = []
  provider.will({ kind: 'calls', calls: [{ name: 'echo', args: 'x'.repeat(50_000) }] })
  const events = await askWith(settingsOf(), { kit: kitOf(heard) })
  expect(events.at(-1)).toEqual({ type: 'end', ending: 'failed' })
  expect(heard).toEqual([])
})
