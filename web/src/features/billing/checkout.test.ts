import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { checkoutAddress } from './checkout.ts'

const larder = { url: 'http://larder.test', publicKey: 'key' }
const answers = vi.fn<() => Response>()
const requested = vi.fn<(body: unknown) => void>()

beforeEach(() => {
  vi.spyOn(globalThis.console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('fetch', (input: string, init?: { body?: string }) => {
    if (input.endsWith('/larder.json')) return Promise.resolve(Response.json(larder))
    requested(JSON.parse(init?.body ?? ''))
    return Promise.resolve(answers())
  })
})
afterEach(() => vi.unstubAllGlobals())

it('asks with the price, the mode and addresses of this site, and answers where to go', async () => {
  answers.mockReturnValue(Response.json({ url: 'https://pay.example/1' }))
  expect(await checkoutAddress('ada', 'price_m')).toBe('https://pay.example/1')
  expect(requested).toHaveBeenCalledWith({
    price_id: 'price_m',
    mode: 'subscription',
    success_url: `${window.location.origin}/subscription/success`,
    cancel_url: `${window.location.origin}/subscription/pricing`,
  })
})

it.each([
  [
    'the server’s own words',
    () => Response.json({ error: 'You have a plan already.' }, { status: 409 }),
    'You have a plan already.',
  ],
  [
    'nothing readable',
    () => new Response('<html>', { status: 502 }),
    'Failed to create checkout session',
  ],
  ['no network', () => Response.error(), 'Failed to create checkout session'],
  ['no address', () => Response.json({}), 'No checkout URL returned from server'],
  ['no JSON', () => new Response('ok'), 'No checkout URL returned from server'],
])('after %s', async (_what, answer, message) => {
  answers.mockImplementation(answer)
  await expect(checkoutAddress('ada', 'price_m')).rejects.toThrow(message)
})

it('wants somebody signed in', async () => {
  requested.mockClear()
  await expect(checkoutAddress(null, 'price_m')).rejects.toThrow('User not authenticated')
  expect(requested).not.toHaveBeenCalled()
})
