import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { queryClient } from '#web/lib/query-client.ts'

import { profileQuery, subscriptionQuery } from './fact-queries.ts'
import { stubDataApi } from './testing/data-api.ts'

const client: QueryClient = queryClient
const ana = '9f27ca84-e9ea-4a04-ad8c-501d0c97a495'
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  client.clear()
})

describe('a profile', () => {
  it('is asked for by id, in the name of the public key while nobody is signed in', async () => {
    const seen = stubDataApi(
      json({ name: 'Ana', email: null, avatar_url: null, created_at: '2026-05-01T08:00:00Z' }),
    )
    expect(await client.fetchQuery(profileQuery(ana))).toEqual({
      id: ana,
      name: 'Ana',
      email: null,
      avatarUrl: null,
      covers: {},
      joinedAt: new Date('2026-05-01T08:00:00Z'),
    })
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /profiles?select=name,email,avatar_url,created_at,own_covers&id=eq.${ana}`,
    ])
    expect(seen[0]?.headers.get('apikey')).toBe('public-key')
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer public-key')
  })

  it('is null where nobody has this id', async () => {
    stubDataApi(json([]))
    expect(await client.fetchQuery(profileQuery(ana))).toBeNull()
  })

  it('is null for what is no id, without a call', async () => {
    const seen = stubDataApi(json([]))
    expect(await client.fetchQuery(profileQuery('nobody'))).toBeNull()
    expect(seen).toEqual([])
  })

  it('is a failure where the backend refuses', async () => {
    stubDataApi(json({ code: '42501', message: 'permission denied' }, 403))
    await expect(client.fetchQuery(profileQuery(ana))).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the subscription', () => {
  it('is read whole', async () => {
    const seen = stubDataApi(
      json([
        {
          subscription_status: 'active',
          subscription_id: 'sub_1',
          price_id: 'price_1',
          current_period_end: 1_784_548_800,
          cancel_at_period_end: false,
        },
      ]),
    )
    expect(await client.fetchQuery(subscriptionQuery(ana))).toMatchObject({
      id: 'sub_1',
      status: 'active',
    })
    expect(seen.map(({ path }) => path)).toEqual(['/stripe_user_subscriptions?select=*'])
  })

  it('is none where there is no record', async () => {
    stubDataApi(json([]))
    expect(await client.fetchQuery(subscriptionQuery(ana))).toBeNull()
  })

  it('is a failure where it cannot be read, and says so in the log', async () => {
    stubDataApi(json({ code: 'XX000', message: 'down' }, 500))
    await expect(client.fetchQuery(subscriptionQuery(ana))).rejects.toMatchObject({ code: 'XX000' })
    expect(globalThis.console.warn).toHaveBeenCalledWith(
      'Loading the subscription failed',
      expect.anything(),
    )
  })
})
