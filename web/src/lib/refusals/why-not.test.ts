import { afterEach, expect, test, vi } from 'vitest'
import { whyNot, whyRefused } from './why-not.ts'

afterEach(() => vi.restoreAllMocks())

const otherwise = 'Please try again.'

test('the words of the code, else those of the caller', async () => {
  const full = { code: 'P0001', message: 'row_limit_reached' }
  expect(await whyNot(full, 'comment', { otherwise })).toBe('That is more than an account holds.')
  const slow = { code: '57014', message: 'canceling statement' }
  expect(await whyNot(slow, 'comment', { otherwise })).toBe(otherwise)
})

test.each(['Failed to fetch', 'NetworkError when attempting to fetch', 'Load failed'])(
  'nobody was reached: %s',
  async (message) => {
    expect(await whyNot(new TypeError(message), 'comment', { otherwise })).toContain('offline')
  },
)

test('without a network, what the device itself could not do is said so too', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const words = { otherwise, offline: 'Later.' }
  expect(await whyNot(new Error('nothing'), 'picture', words)).toBe('Later.')
})

test('a code that is not known has no words', async () => {
  expect(await whyRefused('22P02', 'saved recipe')).toBeNull()
})
