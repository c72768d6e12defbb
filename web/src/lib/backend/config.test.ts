import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { notConfigured, parseBackendConfig } from './config.ts'

const file = {
  url: 'http://localhost:4321/',
  publicKey: 'key',
  features: { chef: true, checkout: false },
}

describe('parseBackendConfig', () => {
  it('reads what the server states', () => {
    expect(parseBackendConfig(file)).toEqual({
      url: 'http://localhost:4321',
      publicKey: 'key',
      features: { chef: true, checkout: false },
      notifying: { pushKey: undefined, mail: false },
      prices: {},
    })
  })

  it.each([
    ['an empty address', { ...file, url: '' }],
    ['no key', { url: file.url }],
    ['a key that is no text', { ...file, publicKey: 7 }],
    ['nothing', null],
    ['a text', 'hello'],
  ])('is not configured by %s', (_what, json) => {
    expect(parseBackendConfig(json)).toBe(notConfigured)
  })

  it('takes a switch that is not plainly on for off', () => {
    const parsed = parseBackendConfig({ ...file, features: { chef: 'yes' } })
    expect(parsed).toHaveProperty('features', { chef: false, checkout: false })
  })
})

describe('loadBackendConfig', () => {
  const fetched = vi.fn<typeof fetch>()
  const load = async () => (await import('./config.ts')).loadBackendConfig()

  beforeEach(() => {
    vi.resetModules()
    fetched.mockReset()
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('asks once, however many ask it', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json(file)))
    expect(await load()).toBe(await load())
    expect(fetched).toHaveBeenCalledOnce()
  })

  it.each([
    ['no such file', () => new Response('Not found', { status: 404 })],
    ['the app itself', () => new Response('<!doctype html>')],
  ])('is not configured where the host answers with %s', async (_what, answer) => {
    fetched.mockImplementation(() => Promise.resolve(answer()))
    expect(await load()).toBe(notConfigured)
  })

  it('asks again after a connection that failed', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(load()).rejects.toThrow('Failed to fetch')
    fetched.mockImplementation(() => Promise.resolve(Response.json(file)))
    expect(await load()).toHaveProperty('publicKey', 'key')
  })
})
