import http from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareTarget } from '#domain/import/share-target.ts'
import { receiveShare } from './receive-share.ts'

const server = http.createServer((request, response) => void receiveShare(request, response, {}))
let address: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('No port')
  address = `http://127.0.0.1:${bound.port}`
})
afterAll(() => server.close())

/** Where a browser is led that posts this. */
async function ledTo(fields: Record<string, string | Blob>): Promise<URL> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '', address)
}

test('what is shared before the service worker is there comes back behind the #', async () => {
  const page = await ledTo({ title: 'Soup', text: 'https://soup.example/leek', url: '' })
  expect([page.pathname, page.search]).toEqual([shareTarget.path, ''])
  expect(new URLSearchParams(page.hash.slice(1)).get('url')).toBe('https://soup.example/leek')
  const words = await ledTo({ text: '2 leeks & salt' })
  expect(new URLSearchParams(words.hash.slice(1)).get('text')).toBe('2 leeks & salt')
})

test.each([
  ['a file', { files: new Blob(['# Soup']) }],
  ['more than an address holds', { text: 'leek '.repeat(2000) }],
  ['more than words are', { text: 'leek '.repeat(200_000) }],
  ['nothing', { title: 'Soup' }],
])('%s is not passed on, and the page says so', async (_, fields) => {
  expect((await ledTo(fields)).hash).toBe('#missed')
})

test('what is no form is no failure of ours', async () => {
  const answer = await fetch(address, { method: 'POST', body: 'x', redirect: 'manual' })
  expect(answer.headers.get('location')).toBe(`${shareTarget.path}#missed`)
})
