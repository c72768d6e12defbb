import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seededRandom } from '#domain/testing/random.ts'
import { textField } from '../json.ts'
import { channelNamed, registerChannel } from './channels.ts'
import { queuedQuery } from './queued-query.ts'
import type { Refused } from './send-each.ts'
import { append, readLog, pendingOf } from './operation-log.ts'
import { flush, sendFor, sendState } from './send.ts'
import { memoryStorage } from './testing/memory-storage.ts'

/** A list of words that is written to by adding and removing. */
type Change = { add: string } | { remove: string }

/** This version knows two changes, and no field beside them. */
function parse(json: unknown): Change | null {
  const [add, remove] = [textField(json, 'add'), textField(json, 'remove')]
  if (add !== undefined) return { add }
  return remove === undefined ? null : { remove }
}

const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const cut = () => new TypeError('Failed to fetch')

let server: string[] = []
let isCut = false
/** What the backend refuses. */
let forbidden = ''
let latency = () => 0
let answersLost = 0
let people = 0
let said: Refused<Change>[] = []
let saidOf: string[] | undefined

const after = (before: string[] = [], change: Change): string[] => {
  const word = 'add' in change ? change.add : change.remove
  const others = before.filter((each) => each !== word)
  return ('add' in change ? [...others, word] : others).toSorted()
}

const words = queuedQuery<string[], Change>({
  channel: 'words',
  key: (userId) => ['words', userId],
  async fetch() {
    await pause(latency())
    if (isCut) throw cut()
    const answer = [...server]
    await pause(latency())
    return answer
  },
  parse,
  after,
  async send(_, change) {
    await pause(latency())
    if (isCut) throw cut()
    if ('add' in change && change.add === forbidden)
      throw Object.assign(new Error('feature_required'), { code: '42501' })
    server = after(server, change)
    if (answersLost > 0) {
      answersLost -= 1
      throw cut()
    }
  },
  notifyRefused(refused, { shown }) {
    said.push(...refused)
    saidOf = shown
  },
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  server = ['bread']
  isCut = false
  forbidden = ''
  latency = () => 0
  answersLost = 0
  said = []
})
afterEach(() => {
  sendFor(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page of somebody new, with the list on the screen. */
async function openPage() {
  const userId = `cook-${(people += 1)}`
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryKey = ['words', userId]
  registerChannel(words.channel(client))
  const ends = [sendFor(userId), words.follow(client, userId)]
  const observer = new QueryObserver<string[]>(client, {
    queryKey,
    queryFn: () => words.load(userId),
  })
  ends.push(observer.subscribe(() => undefined))
  await client.ensureQueryData({ queryKey }).catch(() => undefined)
  return {
    userId,
    shown: () => client.getQueryData<string[]>(queryKey),
    change: (change: Change) => words.change(client, userId, change),
    reload: () => observer.refetch(),
    refresh: () => channelNamed('words')?.refresh(userId),
    close: () => {
      for (const end of ends) end()
      client.clear()
    },
  }
}

/** A page of somebody new, whose list was asked for and has not come yet. */
function openUnanswered() {
  const userId = `cook-${(people += 1)}`
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let answer = () => {}
  const request = new Promise<void>((resolve) => (answer = resolve))
  void client.prefetchQuery({
    queryKey: ['words', userId],
    queryFn: () => request.then(() => words.load(userId)),
  })
  return { userId, client, answer }
}

async function quiet(userId: string) {
  for (let round = 0; round < 50; round += 1) {
    await flush()
    if ((await readLog(userId)).length === 0) return
  }
}

test('a change is shown at once, waits while the network is away, and is sent once', async () => {
  const page = await openPage()
  isCut = true
  await page.change({ add: 'milk' })
  expect(page.shown()).toEqual(['bread', 'milk'])
  expect(pendingOf(page.userId)).toHaveLength(1)
  isCut = false
  await quiet(page.userId)
  expect(server).toEqual(['bread', 'milk'])
  expect(pendingOf(page.userId)).toEqual([])
  page.close()
})

test('an answer from before a change does not hide it, whenever it arrives', async () => {
  const page = await openPage()
  latency = () => 15
  const request = page.reload()
  await pause(20)
  latency = () => 0
  await page.change({ add: 'milk' })
  await quiet(page.userId)
  await request
  await pause(30)
  expect(page.shown()).toEqual(['bread', 'milk'])
  page.close()
})

test('an answer that was asked for while a change was sent is asked for once more', async () => {
  const page = await openPage()
  latency = () => 15
  const refreshed = page.refresh()
  await pause(20)
  latency = () => 0
  await page.change({ add: 'milk' })
  await quiet(page.userId)
  await refreshed
  expect(page.shown()).toEqual(['bread', 'milk'])
  page.close()
})

test('a change of what nobody has read yet waits until it is read', async () => {
  const userId = `cook-${(people += 1)}`
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  latency = () => 5
  const seen: (string[] | undefined)[] = []
  await words.change(client, userId, (shown) => {
    seen.push(shown)
    return { add: 'milk' }
  })
  expect(seen).toEqual([['bread']])
  expect(client.getQueryData(['words', userId])).toEqual(['bread', 'milk'])
})

test('a change of what is being read when a refresh interrupts that is made on what is there', async () => {
  latency = () => 5
  const userId = `cook-${(people += 1)}`
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryKey = ['words', userId]
  const channel = words.channel(client)
  registerChannel(channel)
  const end = sendFor(userId)
  const observer = new QueryObserver<string[]>(client, {
    queryKey,
    queryFn: () => words.load(userId),
  })
  const endObserving = observer.subscribe(() => undefined)
  const seen: (readonly string[] | undefined)[] = []
  const changing = words.change(client, userId, (shown) => {
    seen.push(shown)
    return { add: 'milk' }
  })
  await Promise.all([channel.refresh(userId), changing])
  expect(seen).toEqual([['bread']])
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(['bread', 'milk']))
  endObserving()
  end?.()
})

test('an operation that needs no base is stored before the data is known, and is applied on top of it', async () => {
  const { userId, client, answer } = openUnanswered()
  const changing = words.change(client, userId, { add: 'milk' })
  await vi.waitFor(() => expect(server).toEqual(['bread', 'milk']))
  answer()
  await changing
  expect(client.getQueryData(['words', userId])).toEqual(['bread', 'milk'])
  // The server has it before the log lets it go.
  await vi.waitFor(() => expect(pendingOf(userId)).toEqual([]))
})

test('what was kept before anything was known and is refused meanwhile is not shown', async () => {
  const { userId, client, answer } = openUnanswered()
  forbidden = 'caviar'
  const changing = words.change(client, userId, { add: 'caviar' })
  await vi.waitFor(() => expect(said).toHaveLength(1))
  answer()
  await changing
  expect(said).toEqual([{ operation: { add: 'caviar' }, why: 'feature_required' }])
  expect(client.getQueryData(['words', userId])).toEqual(['bread'])
})

test('what is refused is said, and the screen goes back; what came with it stays', async () => {
  const page = await openPage()
  isCut = true
  forbidden = 'caviar'
  await page.change({ add: 'caviar' })
  await page.change({ add: 'milk' })
  expect(page.shown()).toEqual(['bread', 'caviar', 'milk'])
  isCut = false
  // Another device took away meanwhile what it was done with.
  server = ['tea']
  await page.refresh()
  await quiet(page.userId)
  expect(said).toEqual([{ operation: { add: 'caviar' }, why: 'feature_required' }])
  expect(saidOf).toEqual(['bread', 'caviar', 'milk'])
  expect(page.shown()).toEqual(['milk', 'tea'])
  page.close()
})

test('what another tab does is shown, and what an earlier visit left is sent', async () => {
  const page = await openPage()
  isCut = true
  await append(page.userId, 'words', [{ add: 'milk' }])
  expect(page.shown()).toEqual(['bread', 'milk'])
  await page.reload()
  isCut = false
  await quiet(page.userId)
  expect(server).toEqual(['bread', 'milk'])
  page.close()
})

test.each([
  ['another kind of change', { swap: ['bread', 'rice'] }],
  ['a field more', { add: 'rice', shelf: 'top' }],
])(
  'what a newer version wrote stays, with what came after it, until that version sends it: %s',
  async (_, strange) => {
    const page = await openPage()
    isCut = true
    await page.change({ add: 'milk' })
    await append(page.userId, 'words', [strange])
    await page.change({ remove: 'bread' })
    isCut = false
    await quiet(page.userId)
    expect(server).toEqual(['bread', 'milk'])
    expect(pendingOf(page.userId).map(({ operation }) => operation)).toEqual([
      strange,
      { remove: 'bread' },
    ])
    expect(sendState()).toBe('newer version')
    // Also after another answer from the backend, what waits is shown.
    server = [...server, 'tea']
    await page.refresh()
    expect(page.shown()).not.toContain('bread')
    expect(page.shown()).toContain('tea')

    const sent: unknown[] = []
    registerChannel({
      name: 'words',
      understands: () => true,
      send: async (_userId, operations) => void sent.push(...operations),
      refresh: () => Promise.resolve(),
    })
    await quiet(page.userId)
    expect(sent).toEqual([strange, { remove: 'bread' }])
    expect(pendingOf(page.userId)).toEqual([])
    expect(sendState()).toBe('idle')
    page.close()
  },
)

test('and other channels do not wait for it, nor what comes to the same in any order', async () => {
  const page = await openPage()
  const sent: unknown[] = []
  registerChannel({
    name: 'any order',
    understands: (operation) => operation !== 'strange',
    isUnordered: true,
    send: async (_userId, operations) => void sent.push(...operations),
    refresh: () => Promise.resolve(),
  })
  isCut = true
  await append(page.userId, 'words', [{ swap: [] }])
  await append(page.userId, 'any order', ['strange', 'one', 'two'])
  await append(page.userId, 'nobody knows it', ['three'])
  isCut = false
  await flush()
  expect(sent).toEqual(['one', 'two'])
  expect(pendingOf(page.userId)).toHaveLength(3)
  page.close()
})

test('100 lives with cuts, lost answers and answers that overtake each other', async () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = seededRandom(seed)
    server = ['bread']
    latency = () => random.integer(3)
    const page = await openPage()
    let wanted = ['bread']
    const seen: { shown: string[] | undefined; wanted: string[] }[] = []
    for (let step = 0; step < 12; step += 1) {
      const what = random.integer(7)
      if (what < 3) {
        const word = random.pick(['bread', 'milk', 'rice'])
        const change = random.oneIn(2) ? { add: word } : { remove: word }
        wanted = after(wanted, change)
        await page.change(change)
        seen.push({ shown: page.shown(), wanted })
      } else if (what === 3) isCut = !isCut
      else if (what === 4) answersLost = random.integer(2)
      else if (what === 5) void page.refresh()?.catch(() => undefined)
      else {
        void page.reload()
        await pause(random.integer(4))
      }
    }
    for (const each of seen) expect(each.shown, `seed ${seed}`).toEqual(each.wanted)
    isCut = false
    answersLost = 0
    await quiet(page.userId)
    expect(server, `seed ${seed}`).toEqual(wanted)
    expect(page.shown(), `seed ${seed}`).toEqual(wanted)
    await page.reload()
    expect(page.shown(), `seed ${seed}`).toEqual(wanted)
    page.close()
  }
})
