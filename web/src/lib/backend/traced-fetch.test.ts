import { afterEach, expect, it, vi } from 'vitest'

import { failedRequestId, tracedFetch } from './traced-fetch.ts'

const sent: Headers[] = []

function answerWith(...answers: (() => Response)[]) {
  sent.length = 0
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Headers(init?.headers))
    return answers.shift()?.() ?? new Response(null)
  })
}

afterEach(() => vi.unstubAllGlobals())

const own = `${location.origin}/rest/v1/pantry_items`
const failure = () =>
  new Response(null, { status: 500, headers: { 'x-request-id': 'named-by-server' } })

it('gives each try an id of its own, as the server takes it, and keeps the other headers', async () => {
  answerWith()
  await tracedFetch(own, { headers: { apikey: 'public' } })
  await tracedFetch(new URL(own))
  const ids = sent.map((headers) => headers.get('x-request-id'))
  expect(ids).toEqual([
    expect.stringMatching(/^[a-z0-9]{16}$/),
    expect.stringMatching(/^[a-z0-9]{16}$/),
  ])
  expect(ids[0]).not.toBe(ids[1])
  expect(sent[0]?.get('apikey')).toBe('public')
})

it.each(['https://project.supabase.co/rest/v1/pantry_items', `${location.origin}.evil.test/`])(
  'sends none to %s, which would be asked for leave first',
  async (address) => {
    answerWith()
    await tracedFetch(address)
    expect(sent[0]?.has('x-request-id')).toBe(false)
  },
)

it('remembers what failed on our side until something else is asked', async () => {
  answerWith(failure, () => new Response(null, { status: 422 }), failure)
  await tracedFetch(own)
  expect(failedRequestId()).toBe('named-by-server')
  await tracedFetch(own)
  expect(failedRequestId()).toBeNull()
  await tracedFetch(own)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await expect(tracedFetch(own)).rejects.toThrow('no network')
  expect(failedRequestId()).toBeNull()
})
