import { afterAll, beforeEach, expect, test } from 'vitest'
import { pictureLimits } from '#domain/limits.ts'
import { startStorage } from '../../tests/support/storage.ts'
import { createHostedStore } from './hosted-store.ts'

const { url, kept, stop } = await startStorage('secret')
beforeEach(() => kept.clear())
afterAll(stop)

test('puts pictures into the bucket and takes them out', async () => {
  const store = createHostedStore(url, 'secret')
  await store.put('ada/one.webp', Buffer.from('picture'))
  await store.put('ada/two.webp', Buffer.from('other'))
  expect(kept.get('ada/one.webp')?.toString()).toBe('picture')
  await store.remove(['ada/one.webp', 'ada/none.webp'])
  await store.remove([])
  expect([...kept.keys()]).toEqual(['ada/two.webp'])
})

test('takes out everything that one person brought, however much', async () => {
  const store = createHostedStore(url, 'secret')
  for (let picture = 0; picture < pictureLimits.avatar + pictureLimits.recipe; picture += 1) {
    kept.set(`ada/${picture}.webp`, Buffer.from('picture'))
  }
  kept.set('adam/one.webp', Buffer.from('another'))
  await store.removeAllOf('ada')
  expect([...kept.keys()]).toEqual(['adam/one.webp'])
  await store.removeAllOf('ada')
})

test('says so where Storage refuses', async () => {
  const store = createHostedStore(url, 'wrong')
  await expect(store.put('ada/one.webp', Buffer.from('picture'))).rejects.toMatchObject({
    status: 503,
    code: 'store_unavailable',
  })
})
