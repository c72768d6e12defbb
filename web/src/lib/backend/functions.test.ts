import { afterEach, expect, it, vi } from 'vitest'

import { authStorageKey } from './auth-source.ts'
import { callFunction, FunctionFailure } from './functions.ts'

afterEach(() => vi.unstubAllGlobals())

/** The network: it knows where the backend is, and answers each function with `answer`. */
function stubNetwork(answer: () => Response) {
  const seen: { url: string; init: RequestInit | undefined }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url === '/larder.json') {
      return Response.json({ url: 'http://larder.test', publicKey: 'public-key' })
    }
    seen.push({ url, init })
    return answer()
  })
  return seen
}

it('posts JSON in the name of who is signed in', async () => {
  const expiresAt = Math.floor(Date.now() / 1000) + 3600
  const user = { id: 'ana', created_at: '2026-05-01T08:00:00.000Z' }
  localStorage.setItem(
    authStorageKey,
    JSON.stringify({ access_token: 'access', refresh_token: 'r', expires_at: expiresAt, user }),
  )
  const seen = stubNetwork(() => Response.json({ url: 'http://pay.test' }))
  const response = await callFunction('stripe-checkout', { price_id: 'price_1' })
  expect(await response.json()).toEqual({ url: 'http://pay.test' })
  expect(seen[0]).toMatchObject({
    url: 'http://larder.test/functions/v1/stripe-checkout',
    init: { method: 'POST', body: '{"price_id":"price_1"}' },
  })
  const headers = new Headers(seen[0]?.init?.headers)
  expect(headers.get('authorization')).toBe('Bearer access')
  expect(headers.get('apikey')).toBe('public-key')
})

it.each([
  [{ error: 'No such price' }, 'function_failed', 'No such price'],
  [{ code: 'feature_required', message: 'Premium' }, 'feature_required', 'Premium'],
])('fails with the text that was given: %j', async (body, code, message) => {
  stubNetwork(() => Response.json(body, { status: 403 }))
  const failure = await callFunction('personal-chef', {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(FunctionFailure)
  expect(failure).toMatchObject({ status: 403, code, message })
})

it('has no text where none was given', async () => {
  stubNetwork(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(callFunction('personal-chef', {})).rejects.toMatchObject({
    status: 502,
    message: '',
  })
})
