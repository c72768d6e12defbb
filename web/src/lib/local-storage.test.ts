import { beforeEach, expect, it, vi } from 'vitest'

import { readStored, removeStored, storageKeys, writeStored } from './local-storage.ts'
import { announceUserChange, onUserChange } from './user-change.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const text = (json: unknown) => (typeof json === 'string' ? json : null)

it.each([
  [storageKeys.chat('7'), 'ai_chat_7'],
  [storageKeys.social('7', 'socialActivities'), 'user_7_socialActivities'],
  [storageKeys.social('7', 'userProfiles'), 'user_7_userProfiles'],
  [storageKeys.social(null, 'following'), 'guest_following'],
  [storageKeys.guestPantry, 'guest_pantry'],
])('names %s as it is specified', (key, specified) => {
  expect(key).toBe(specified)
})

it('gives back what was stored, until it is removed', () => {
  expect(writeStored('x', 'soup')).toBe(true)
  expect(readStored('x', text)).toBe('soup')
  removeStored('x')
  expect(readStored('x', text)).toBeNull()
})

it.each([
  ['no JSON', '{oops'],
  ['another shape', '[1]'],
])('reads nothing from %s', (_what, stored) => {
  localStorage.setItem('x', stored)
  expect(readStored('x', text)).toBeNull()
})

it('says so where the browser does not store', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeStored('x', 'soup')).toBe(false)
  vi.restoreAllMocks()
})

it('tells every listener of a change of user, one that fails or not, until it leaves', () => {
  const heard: (string | null)[] = []
  const leaveFailing = onUserChange(() => {
    throw new Error('listener')
  })
  const leave = onUserChange((userId) => heard.push(userId))
  announceUserChange('ana')
  leave()
  leaveFailing()
  announceUserChange(null)
  expect(heard).toEqual(['ana'])
})
