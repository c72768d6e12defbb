import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultDietarySettings } from '#domain/dietary-settings.ts'
import type { Eater, Ticks } from '#domain/people/table.ts'
import { inStore, stores } from '#web/lib/sync/device-database.ts'
import { persistAnswers } from '#web/lib/sync/persisted-queries.ts'
import { field } from '#web/lib/json.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { eatersKey, todayKey } from './eaters-key.ts'
import { eatingToday, noteTicks } from './eating-today.ts'
import { followTable } from './follow-table.ts'

const ana = 'ana'
const someone = (id: string, isKnown = true): Eater => ({
  id,
  name: id,
  settings: isKnown ? defaultDietarySettings : null,
})

let client: QueryClient
let end: () => void
let endings = 0

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  client = new QueryClient()
  endings = 0
  end = followTable(() => () => {
    endings += 1
  })(client, ana)
})
afterEach(() => {
  end()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** The keys of what the device keeps of an account. */
const onDevice = async (account: string) =>
  (
    await inStore<unknown[]>(stores.queries, 'readonly', (store) =>
      store.index('userId').getAll(account),
    )
  ).map((each) => field(each, 'queryKey'))

/** As an answer of the backend comes. */
const answer = (others: readonly Eater[]) => client.setQueryData(eatersKey(ana), others)
const ticks = ({ absent, present }: Ticks) => ({ absent, present })
const shown = () => ticks(client.getQueryData<Ticks>(todayKey(ana, ana)) ?? eatingToday(ana, ana))

it('what was ticked for somebody holds as long as the same is known of them', () => {
  answer([someone('ben'), someone('cleo', false)])
  noteTicks(client, ana, ana, { absent: [ana, 'ben'], present: ['cleo'] })
  answer([someone('ben'), someone('cleo', false), someone('dan')])
  expect(shown()).toEqual({ absent: [ana, 'ben'], present: ['cleo'] })

  // Ben takes back what he shared, and Cleo shares it.
  answer([someone('ben', false), someone('cleo')])
  expect(shown()).toEqual({ absent: [ana], present: [] })
  expect(ticks(eatingToday(ana, ana))).toEqual(shown())
  answer([someone('ben'), someone('cleo', false)])
  expect(shown()).toEqual({ absent: [ana], present: [] })
})

it('who is gone is ticked no longer', () => {
  answer([someone('ben')])
  noteTicks(client, ana, ana, { absent: ['ben'], present: [] })
  answer([])
  answer([someone('ben')])
  expect(shown()).toEqual({ absent: [], present: [] })
})

it('a device keeps the table of the kitchen in which somebody cooks, and no other', async () => {
  const [home, flat] = [eatersKey(ana), eatersKey(ana, 'flat')]
  const [other, pantry] = [eatersKey('other', 'flat'), ['pantry', ana, 'flat']]
  client.setQueryData(flat, [someone('ben')])
  await persistAnswers(
    ana,
    [home, flat, pantry].map((queryKey) => ({ queryKey, data: [] })),
  )
  await persistAnswers('other', [{ queryKey: other, data: [] }])
  answer([])
  expect(client.getQueryData(flat)).toBeUndefined()
  await vi.waitFor(async () => expect(await onDevice(ana)).toEqual([home, pantry]))
  expect(await onDevice('other')).toEqual([other])
})

it('goes on with what it follows, until it ends', () => {
  end()
  expect(endings).toBe(1)
  noteTicks(client, ana, ana, { absent: ['ben'], present: [] })
  answer([])
  expect(shown()).toEqual({ absent: ['ben'], present: [] })
})
