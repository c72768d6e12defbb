import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { picturesSeenFirst } from './pictures-seen-first.ts'

/** jsdom loads no pictures: whether one is there is said by the test. */
function picture({ complete, loading }: { complete: boolean; loading: 'eager' | 'lazy' }) {
  const image = document.createElement('img')
  image.loading = loading
  Object.defineProperty(image, 'complete', { value: complete })
  document.body.append(image)
  return image
}

async function isSettledAfter(milliseconds: number, promise: Promise<void>): Promise<boolean> {
  let settled = false
  void promise.then(() => (settled = true))
  await vi.advanceTimersByTimeAsync(milliseconds)
  return settled
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('waits for the pictures that the page asks for at once, whether they come or fail', async () => {
  const [one, other] = [1, 2].map(() => picture({ complete: false, loading: 'eager' }))
  const wait = picturesSeenFirst()
  expect(await isSettledAfter(100, wait)).toBe(false)
  one?.dispatchEvent(new Event('load'))
  expect(await isSettledAfter(100, wait)).toBe(false)
  other?.dispatchEvent(new Event('error'))
  expect(await isSettledAfter(100, wait)).toBe(true)
})

it('waits for none that is there already or comes only when it is scrolled to', async () => {
  picture({ complete: true, loading: 'eager' })
  picture({ complete: false, loading: 'lazy' })
  expect(await isSettledAfter(100, picturesSeenFirst())).toBe(true)
})

it('gives up after 3 seconds', async () => {
  picture({ complete: false, loading: 'eager' })
  const wait = picturesSeenFirst()
  expect(await isSettledAfter(2_900, wait)).toBe(false)
  expect(await isSettledAfter(200, wait)).toBe(true)
})
