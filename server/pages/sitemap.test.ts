import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

const origin = 'https://larder.example'
const row = { owner_id: null, updated_at: '2026-11-22T08:00:00+00:00' }
const rows = [
  { ...row, id: 7 },
  { ...row, id: 8, owner_id: 'ada' },
]

async function written(languages: ('en' | 'de')[]): Promise<string> {
  let text = ''
  for await (const piece of sitemap(() => Promise.resolve(rows), origin, 0, languages))
    text += piece
  return text
}
const addressesIn = (text: string) =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.replace(origin, ''))

test('what is ours has an entry for each language, with all of them beside it', async () => {
  const text = await written(['en', 'de'])
  expect(addressesIn(text).slice(0, 2)).toEqual(['/', '/?language=de'])
  // What a cook wrote is in one language alone, nobody knows in which.
  expect(addressesIn(text).slice(-3)).toEqual([
    '/recipe/7',
    '/recipe/7?language=de',
    '/user-recipe/8',
  ])
  const [entry = ''] = /<url><loc>[^<]*recipe\/7\?language=de<.*/.exec(text) ?? []
  expect([...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...each]) => each)).toEqual([
    ['en', `${origin}/recipe/7`],
    ['de', `${origin}/recipe/7?language=de`],
    ['x-default', `${origin}/recipe/7`],
  ])
  expect(entry).toContain('<lastmod>2026-11-22</lastmod>')
})

test('where there is English alone, a page has one', async () => {
  const text = await written(['en'])
  expect(addressesIn(text).slice(-2)).toEqual(['/recipe/7', '/user-recipe/8'])
  expect(text).not.toContain('hreflang')
})
