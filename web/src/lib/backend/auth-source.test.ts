import { AuthClient } from '@supabase/auth-js'
import { beforeEach, expect, it, vi } from 'vitest'

import { authStorageKey, createAuthSource } from './auth-source.ts'
import type { BackendConfig } from './config.ts'
import { notConfigured } from './config.ts'
import { BackendNotConfigured } from './not-configured.ts'

const config: BackendConfig = {
  url: 'http://larder.test',
  publicKey: 'public-key',
  features: { chef: false, checkout: false },
  notifying: { pushKey: undefined, mail: false },
  prices: { monthly: undefined, quarterly: undefined },
  portalUrl: undefined,
}
const session = () => ({
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'ana', email: 'ana@example.com', created_at: '2026-05-01T08:00:00.000Z' },
})

/** Answers on command, and cannot be aborted: an answer that was already on its way. */
function heldFetch() {
  const seen: RequestInit[] = []
  let answer: (response: Response) => void = () => undefined
  const fetch = (_input: RequestInfo | URL, init?: RequestInit) => {
    seen.push(init ?? {})
    return new Promise<Response>((resolve) => (answer = resolve))
  }
  return { fetch, seen, answer: (response: Response) => answer(response) }
}

function sourceWith(
  fetch: typeof globalThis.fetch,
  loadConfig: () => Promise<BackendConfig | typeof notConfigured> = () => Promise.resolve(config),
) {
  return createAuthSource({
    loadConfig,
    loadClientClass: () => Promise.resolve(AuthClient),
    fetch,
    storage: localStorage,
  })
}

const credentials = { email: 'ana@example.com', password: 'secret1' }
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

it('sends what supabase-js would send', async () => {
  const held = heldFetch()
  const source = sourceWith(held.fetch)
  void (await source.client()).signInWithPassword(credentials)
  expect(held.seen[0]?.headers).toMatchObject({
    apikey: 'public-key',
    Authorization: 'Bearer public-key',
  })
  source.retire()
})

it('keeps nothing that a retired client is answered', async () => {
  const held = heldFetch()
  const source = sourceWith(held.fetch)
  const events: string[] = []
  const signingIn = (await source.client()).signInWithPassword(credentials)
  await settle()
  source.subscribe((event) => events.push(event))
  source.retire()
  expect(held.seen[0]?.signal?.aborted).toBe(true)
  held.answer(Response.json(session()))
  await signingIn
  expect(localStorage.getItem(authStorageKey)).toBeNull()
  expect(events).toEqual([])
})

it('lets a retired client remove nothing from a session that came after it', async () => {
  localStorage.setItem(authStorageKey, JSON.stringify(session()))
  const held = heldFetch()
  const source = sourceWith(held.fetch)
  const signingOut = (await source.client()).signOut({ scope: 'local' })
  await settle()
  source.retire()
  held.answer(new Response(null, { status: 204 }))
  await signingOut
  expect(localStorage.getItem(authStorageKey)).toContain('refresh')
})

it('lets no listener hear of a client that was retired before it was there', async () => {
  let configure: (value: BackendConfig) => void = () => undefined
  const source = sourceWith(
    heldFetch().fetch,
    () => new Promise((resolve) => (configure = resolve)),
  )
  const events: string[] = []
  source.subscribe((event) => events.push(event))
  const connecting = source.client()
  source.retire()
  configure(config)
  await connecting
  await settle()
  expect(events).toEqual([])
})

it('asks for the configuration again after that failed', async () => {
  const loadConfig = vi
    .fn<() => Promise<BackendConfig>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(config)
  const source = sourceWith(heldFetch().fetch, loadConfig)
  await expect(source.client()).rejects.toThrow(TypeError)
  await expect(source.client()).resolves.toBeInstanceOf(AuthClient)
  source.retire()
})

it('says that nothing is configured', async () => {
  const source = sourceWith(heldFetch().fetch, () => Promise.resolve(notConfigured))
  await expect(source.client()).rejects.toThrow(BackendNotConfigured)
})

it('has no token for a visitor, and loads no client to say so', async () => {
  const loadConfig = vi.fn<() => Promise<BackendConfig>>(() => Promise.resolve(config))
  expect(await sourceWith(heldFetch().fetch, loadConfig).accessToken()).toBeNull()
  expect(loadConfig).not.toHaveBeenCalled()
})

it('gives the token of who is signed in', async () => {
  localStorage.setItem(authStorageKey, JSON.stringify(session()))
  const source = sourceWith(heldFetch().fetch)
  expect(await source.accessToken()).toBe('access')
  source.retire()
})

it('gives the token of a sign-in in another tab before the storage shows it', async () => {
  const source = sourceWith(heldFetch().fetch)
  await source.client()
  await settle()
  const heard = new Promise<void>((resolve) => {
    source.subscribe((event) => {
      if (event === 'SIGNED_IN') resolve()
    })
  })
  const otherTab = createAuthSource({
    loadConfig: () => Promise.resolve(config),
    loadClientClass: () => Promise.resolve(AuthClient),
    fetch: () => Promise.resolve(Response.json(session())),
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  })
  await (await otherTab.client()).signInWithPassword(credentials)
  await heard
  expect(localStorage.getItem(authStorageKey)).toBeNull()
  expect(await source.accessToken()).toBe('access')
  otherTab.retire()
  source.retire()
  expect(await source.accessToken()).toBeNull()
})
