import { afterAll, beforeEach, expect, test } from 'vitest'
import { pictureLimits } from '#domain/limits.ts'
import { startStorage } from '../../tests/support/storage.ts'
import { createHostedStore } from './hosted-store.ts'

const { url, kept, stop } = await startStorage('secret')
beforeEach(() => kept.clear())
afterAll(stop)

test('puts pictures into the bucket and takes them out', async () => {
  const store = createHostedStore(url, 'secret')
  await store.put('ada/one.webp', { webp: Buffer.from('picture'), small: Buffer.from('small') })
  await store.put('ada/two.webp', { webp: Buffer.from('other'), small: null })
  expect(kept.get('ada/one.webp')?.toString()).toBe('picture')
  expect(kept.get('ada/one.small.webp')?.toString()).toBe('small')
  await store.remove(['ada/one.webp', 'ada/none.webp'])
  await store.remove([])
  expect([...kept.keys()]).toEqual(['ada/two.webp'])
})

test('takes out everything that one person brought, however much', async () => {
  const store = createHostedStore(url, 'secret')
  for (let picture = 0; picture < pictureLimits.recipe + pictureLimits.photo; picture += 1) {
    kept.set(`ada/${picture}.webp`, Buffer.from('picture'))
    kept.set(`ada/${picture}.small.webp`, Buffer.from('small'))
  }
  kept.set('adam/one.webp', Buffer.from('another'))
  await store.removeAllOf('ada')
  expect([...kept.keys()]).toEqual(['adam/one.webp'])
  await store.removeAllOf('ada')
})

test('says so where Storage refuses', async () => {
  const store = createHostedStore(url, 'wrong')
  await expect(
    store.put('ada/one.webp', { webp: Buffer.from('picture'), small: null }),
  ).rejects.toMatchObject({
    status: 503,
    code: 'store_unavailable',
  })
})
