import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { textField } from '../json.ts'
import { memoryStorage } from './testing/memory-storage.ts'

/**
 * Pages that are left at each moment of a change, and the page that is opened next. A page is the modules of
 * its own, as in a browser; what outlives it is the device's storage and the backend.
 */

type Moment = 'writing' | 'asking' | 'answering' | 'forgetting'
const forGood = new Promise<never>(() => undefined)

/** Where the first page is held up, for good. */
let heldAt: Moment | null = null
let reached = () => {}
let server: string[] = []
let people = 0

function holdAt(moment: Moment): Promise<void> {
  heldAt = moment
  return new Promise((resolve) => (reached = resolve))
}

/** Passes all but the first page at the moment at which it is held up. */
async function pass(moment: Moment, page: number): Promise<void> {
  if (heldAt !== moment || page !== 1) return
  reached()
  await forGood
}

beforeEach(() => {
  heldAt = null
  server = ['bread']
  people += 1
  let writes = 0
  // The browser lets go of what a page that is left was still writing.
  const storage = memoryStorage(async ({ mode }) => {
    if (mode === 'readonly') return
    writes += 1
    const moment = writes === 1 ? 'writing' : 'forgetting'
    if (heldAt !== moment || writes > 2) return
    reached()
    throw new DOMException('The page was left', 'AbortError')
  })
  vi.stubGlobal('indexedDB', storage)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page of the same person, with modules of its own: page 1 is the one that is left. */
async function openPage(number: number, beforeAnswer = () => Promise.resolve()) {
  vi.resetModules()
  const [{ registerChannel }, { queuedQuery }, { sendFor, flush }] = await Promise.all([
    import('./channels.ts'),
    import('./queued-query.ts'),
    import('./send.ts'),
  ])
  const userId = `cook-${people}`
  const words = queuedQuery<string[], { add: string }>({
    channel: 'words',
    key: (of) => ['words', of],
    async fetch() {
      const answer = [...server]
      await beforeAnswer()
      return answer
    },
    parse: (json) => {
      const add = textField(json, 'add')
      return add === undefined ? null : { add }
    },
    after: (before = [], { add }) => [...before.filter((each) => each !== add), add],
    async send(_, { add }) {
      await pass('asking', number)
      server = [...server.filter((each) => each !== add), add]
      await pass('answering', number)
    },
    notifyRefused: () => undefined,
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryKey = words.key(userId)
  registerChannel(words.channel(client))
  const ends = [sendFor(userId), words.follow(client, userId)]
  const observer = new QueryObserver(client, { queryKey, queryFn: () => words.load(userId) })
  ends.push(observer.subscribe(() => undefined))
  return {
    flush,
    shown: () => client.getQueryData<string[]>(queryKey),
    loaded: () => client.ensureQueryData<string[]>({ queryKey }),
    add: (word: string) => words.change(client, userId, { add: word }),
    leave: () => {
      for (const end of ends) end()
    },
  }
}

test.each<[left: string, moment: Moment]>([
  ['before the request is sent', 'asking'],
  ['before the response arrives', 'answering'],
  ['before the change leaves the log', 'forgetting'],
])(
  'a page that is left %s: what was announced is on the next one, and is sent',
  async (_, moment) => {
    const first = await openPage(1)
    await first.loaded()
    const held = holdAt(moment)
    // Resolves: from here on the person reads that it is saved.
    await first.add('milk')
    await held
    first.leave()

    const next = await openPage(2)
    await vi.waitFor(() => expect(next.shown()).toEqual(['bread', 'milk']))
    await vi.waitFor(() => expect(server).toEqual(['bread', 'milk']))
    await next.flush()
    expect(next.shown()).toEqual(['bread', 'milk'])
    next.leave()
  },
)

test('a tab whose list was read before another tab sent a change, and the log after it, shows the change', async () => {
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  const late = await openPage(2, () => mayAnswer)
  const other = await openPage(3)
  await other.loaded()
  await other.add('milk')
  await other.flush()
  expect(server).toEqual(['bread', 'milk'])
  answer()
  await vi.waitFor(() => expect(late.shown()).toEqual(['bread', 'milk']))
  late.leave()
  other.leave()
})
