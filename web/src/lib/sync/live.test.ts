import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followDevices } from './live.ts'
import type { OfflineQuery } from './offline-query.ts'

/** What the backend holds of each kind, and how often it was written. */
const held = { pantry: 'eggs', staples: 'salt', list: 'soap' }
type Kind = keyof typeof held
const versions: Record<Kind, number> = { pantry: 1, staples: 1, list: 1 }
let age: Record<Kind, number | null>
let requests: number[]
let fetched: Kind[]
let isDown = false
let failing: Kind | null
let isVisible = true
let isOnline = true
let client: QueryClient
let end: () => void
let began = 0

async function refresh(kind: Kind) {
  if (client.getQueryState([kind, 'ada']) === undefined) return
  if (failing === kind) throw new Error('cut off')
  fetched.push(kind)
  client.setQueryData([kind, 'ada'], held[kind])
}
const definitions: OfflineQuery[] = (['pantry', 'staples'] as const).map((kind) => ({
  key: (userId) => [kind, userId],
  live: { kind, refresh: () => refresh(kind) },
}))
/** The answer of this one says its version. */
let listShown: number | undefined
definitions.push({
  key: (userId) => ['list', userId],
  live: {
    kind: 'shopping-list',
    refresh: async () => {
      await refresh('list')
      listShown = versions.list
    },
    versionShown: () => listShown,
  },
})
/** Persisted alone. */
definitions.push({ key: (userId) => ['corrections', userId], persist: 'offline' })

function write(kind: Kind, what: string) {
  held[kind] = what
  versions[kind] += 1
  age[kind] = 0
}

const shown = (kind: Kind) => client.getQueryData([kind, 'ada'])
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isVisible ? 'visible' : 'hidden',
  )
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  ;[requests, fetched, failing] = [[], [], null]
  ;[isDown, isVisible, isOnline] = [false, true, true]
  age = { pantry: 1e9, staples: 1e9, list: null }
  client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  client.setQueryData(['pantry', 'ada'], held.pantry)
  listShown = versions.list
  client.setQueryData(['list', 'ada'], held.list)
  began = Date.now()
  end = followDevices(client, 'ada', definitions, async () => {
    requests.push(Date.now() - began)
    if (isDown) throw new TypeError('Failed to fetch')
    return [
      { kind: 'pantry', version: versions.pantry, age: age.pantry },
      { kind: 'staples', version: versions.staples, age: age.staples },
      { kind: 'shopping-list', version: versions.list, age: null },
      // Written all the time.
      { kind: 'corrections', version: requests.length, age: 0 },
    ]
  })
})
afterEach(() => {
  end()
  client.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('one question answers for all kinds, and nothing is fetched that was not written', async () => {
  await seconds(14)
  expect(requests).toHaveLength(10)
  expect(fetched).toEqual([])
})

test('what another device wrote is fetched once, and only that', async () => {
  await seconds(2)
  write('pantry', 'eggs, milk')
  write('list', 'soap, tea')
  await seconds(2)
  expect([shown('pantry'), shown('list')]).toEqual(['eggs, milk', 'soap, tea'])
  await seconds(10)
  expect(fetched).toEqual(['pantry', 'list'])
})

test('what is defined without being live is not followed', async () => {
  await client.prefetchQuery({ queryKey: ['corrections', 'ada'], queryFn: () => 'before' })
  await seconds(5)
  expect(client.getQueryData(['corrections', 'ada'])).toBe('before')
  expect(fetched).toEqual([])
})

test('what is not here is not fetched, also when it comes later', async () => {
  await seconds(2)
  write('staples', 'salt, oil')
  await seconds(2)
  client.setQueryData(['staples', 'ada'], held.staples)
  await seconds(5)
  expect(fetched).toEqual([])
  write('staples', 'salt')
  await seconds(2)
  expect(fetched).toEqual(['staples'])
})

test('what was written while this page was loading is fetched again', async () => {
  age.pantry = 2_000
  await seconds(3)
  expect(fetched).toEqual(['pantry'])
})

test('a version that the answer itself told is not fetched again: one’s own changes', async () => {
  await seconds(2)
  write('list', 'soap, tea')
  listShown = versions.list
  await seconds(5)
  expect(fetched).toEqual([])
})

test('several changes of one’s own are one refresh', async () => {
  await seconds(2)
  for (let each = 0; each < 20; each += 1) write('pantry', `eggs ${each}`)
  await seconds(5)
  expect(fetched).toEqual(['pantry'])
})

test('what could not be fetched is tried again, and holds up nothing else', async () => {
  await seconds(2)
  failing = 'pantry'
  write('pantry', 'milk')
  write('list', 'tea')
  await seconds(2)
  expect(shown('list')).toBe('tea')
  failing = null
  await seconds(6)
  expect(shown('pantry')).toBe('milk')
  expect(fetched).toEqual(['list', 'pantry'])
})

test('a backend that is away is asked less and less, until somebody is there', async () => {
  isDown = true
  await seconds(300)
  const pauses = requests.map((at, index) => at - (requests[index - 1] ?? 0))
  expect(pauses.slice(0, 7)).toEqual([1_300, 2_600, 5_200, 10_400, 20_800, 41_600, 60_000])
  isDown = false
  const before = requests.length
  document.dispatchEvent(new Event('pointerdown'))
  await seconds(1.3)
  expect(requests).toHaveLength(before + 1)
})

test('who does nothing is asked for every ten seconds, and a change wakes it', async () => {
  await seconds(301)
  const before = requests.length
  await seconds(60)
  expect(requests.length - before).toBe(6)
  write('pantry', 'milk')
  await seconds(10)
  expect(shown('pantry')).toBe('milk')
  const awake = requests.length
  await seconds(13)
  expect(requests.length - awake).toBe(10)
})

test('nothing is asked for a page that nobody sees, without a network, or after the end', async () => {
  isVisible = false
  await seconds(10)
  isVisible = true
  isOnline = false
  await seconds(10)
  expect(requests).toEqual([])
  isOnline = true
  await seconds(2)
  expect(requests.length).toBeGreaterThan(0)
  const before = requests.length
  end()
  await seconds(10)
  expect(requests).toHaveLength(before)
})

test('what was put back from an earlier visit is fetched as soon as the backend answers, however old the last write is', async () => {
  await seconds(2)
  held.pantry = 'eggs, milk'
  client.setQueryData(['pantry', 'ada'], 'eggs', { updatedAt: 1 })
  await client.invalidateQueries({ queryKey: ['pantry', 'ada'], refetchType: 'none' })
  await seconds(3)
  expect(shown('pantry')).toBe('eggs, milk')
  expect(fetched).toEqual(['pantry'])
})
