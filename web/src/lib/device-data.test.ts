import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eraseDataOfToken } from './device-data.ts'
import { append, readLog } from './sync/operation-log.ts'
import { memoryStorage } from './sync/testing/memory-storage.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('of an account that is gone nothing more is stored, also of what is done at that moment', async () => {
  await append('gone-1', 'pantry', ['before'])
  await eraseDataOfToken(`none.${btoa(JSON.stringify({ sub: 'gone-1' }))}.none`)
  const { isStored, forget } = await append('gone-1', 'pantry', ['meanwhile'])
  forget()
  expect(isStored).toBe(false)
  expect(await readLog('gone-1')).toEqual([])
  expect(await append('ada-2', 'pantry', ['eggs'])).toMatchObject({ isStored: true })
})
