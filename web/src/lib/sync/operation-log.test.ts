import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { append, readLog, remove, pendingOf } from './operation-log.ts'
import { memoryStorage } from './testing/memory-storage.ts'

/** What fails next: reading or writing. */
let failing: IDBTransactionMode | null = null
let durabilities: string[] = []
let opened = 0
const storage = memoryStorage(async ({ mode, durability }) => {
  if (mode === failing) throw new Error('The disk is full')
  if (mode === 'readwrite') durabilities.push(durability)
})
const counted = {
  open() {
    opened += 1
    return storage.open()
  },
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', counted)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  failing = null
  durabilities = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const inLog = async (userId: string) => (await readLog(userId)).map(({ operation }) => operation)

test('a change that is written counts as kept, also where the log cannot be read afterwards', async () => {
  failing = 'readonly'
  const { isStored } = await append('ada', 'words', ['milk'])
  expect(isStored).toBe(true)
  failing = null
  expect(await inLog('ada')).toEqual(['milk'])
  await remove('ada', pendingOf('ada'))
})

test('a change that cannot be written is shown until it is forgotten, and never counts as kept', async () => {
  failing = 'readwrite'
  const { isStored, forget } = await append('bob', 'words', ['milk'])
  expect(isStored).toBe(false)
  expect(pendingOf('bob')).toHaveLength(1)
  forget()
  expect(pendingOf('bob')).toEqual([])
})

test('a change is on the disk before it counts as kept', async () => {
  await append('cy', 'words', ['milk'])
  expect(durabilities).toEqual(['strict'])
})

test('a newer version in another tab takes the storage, and it is opened anew for the next change', async () => {
  await append('dee', 'words', ['milk'])
  const before = opened
  storage.giveWay()
  const { isStored } = await append('dee', 'words', ['tea'])
  expect(isStored).toBe(true)
  expect(opened).toBe(before + 1)
  expect(await inLog('dee')).toEqual(['milk', 'tea'])
})
