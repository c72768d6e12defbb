import { afterEach, expect, it, vi } from 'vitest'

import { authStorageKey } from './auth-source.ts'

const sessionWith = (token: string) => ({
  access_token: token,
  refresh_token: `to renew ${token}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'ana', created_at: '2026-05-01T08:00:00.000Z' },
})

/** The data API takes `good` alone; the auth server renews a session, or knows none. */
function stubNetwork(renewal: () => Response, refusal = () => new Response(null, { status: 401 })) {
  const bearers: (string | null)[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url === '/larder.json') {
      return Response.json({ url: 'http://larder.test', publicKey: 'public-key' })
    }
    if (url.includes('/auth/v1/token')) return renewal()
    const bearer = new Headers(init?.headers).get('authorization')
    bearers.push(bearer)
    return bearer === 'Bearer good' ? new Response(null) : refusal()
  })
  return bearers
}

/** A page just loaded: the session of an earlier test is not known to it. */
async function callFromFreshPage() {
  vi.resetModules()
  const { authorisedFetch } = await import('./authorised-fetch.ts')
  return () => authorisedFetch('http://larder.test/rest/v1/pantry_items')
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('renews a token that is refused, once for all calls, and asks again', async () => {
  localStorage.setItem(authStorageKey, JSON.stringify(sessionWith('stale')))
  const renewal = vi.fn<() => Response>(() => Response.json(sessionWith('good')))
  const bearers = stubNetwork(renewal)
  const call = await callFromFreshPage()
  const answers = await Promise.all([call(), call()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(bearers.toSorted()).toEqual(['Bearer good', 'Bearer good', 'Bearer stale', 'Bearer stale'])
  expect(renewal).toHaveBeenCalledTimes(1)
})

it('ends a session that cannot be renewed', async () => {
  localStorage.setItem(authStorageKey, JSON.stringify(sessionWith('revoked')))
  const refusal = { code: 400, error_code: 'refresh_token_not_found', msg: 'Not Found' }
  stubNetwork(() => Response.json(refusal, { status: 400 }))
  const { status } = await (await callFromFreshPage())()
  expect(status).toBe(401)
  expect(localStorage.getItem(authStorageKey)).toBeNull()
})

it('takes a refusal of a visitor as it is', async () => {
  const bearers = stubNetwork(() => Response.error())
  const { status } = await (await callFromFreshPage())()
  expect(status).toBe(401)
  expect(bearers).toEqual(['Bearer public-key'])
})

it('renews a token that lacks a second factor, and no other that may not do something', async () => {
  const refusedWith = async (code: string) => {
    localStorage.setItem(authStorageKey, JSON.stringify(sessionWith('password-alone')))
    const refusal = () => Response.json({ code, message: 'no' }, { status: 403 })
    stubNetwork(() => Response.json(sessionWith('good')), refusal)
    return (await (await callFromFreshPage())()).status
  }
  expect(await refusedWith('PT403')).toBe(200)
  expect(await refusedWith('42501')).toBe(403)
})

it('keeps a session whose second factor is on its way, which voids the refresh token first', async () => {
  localStorage.setItem(authStorageKey, JSON.stringify(sessionWith('password-alone')))
  const lacks = () => Response.json({ code: 'PT403', message: 'no' }, { status: 403 })
  const isVoid = { code: 400, error_code: 'refresh_token_not_found', msg: 'Not Found' }
  stubNetwork(() => Response.json(isVoid, { status: 400 }), lacks)
  expect((await (await callFromFreshPage())()).status).toBe(403)
  expect(localStorage.getItem(authStorageKey)).toContain('password-alone')
})

it('takes all of an account that was deleted elsewhere off this device, before its session ends', async () => {
  // There is no IndexedDB in this environment, and that is said.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.setItem('ai_chat_ana', '[]')
  localStorage.setItem('ai_chat_ben', '[]')
  const token = `e30.${btoa(JSON.stringify({ sub: 'ana' }))}.signature`
  localStorage.setItem(authStorageKey, JSON.stringify(sessionWith(token)))
  const unknown = { code: 400, error_code: 'refresh_token_not_found', msg: 'Not Found' }
  const gone = () => Response.json({ code: 'PT401', message: 'account_gone' }, { status: 401 })
  stubNetwork(() => Response.json(unknown, { status: 400 }), gone)
  expect((await (await callFromFreshPage())()).status).toBe(401)
  expect(Object.keys(localStorage)).toEqual(['ai_chat_ben'])
})

it('ends a session that was ended elsewhere, and leaves what is on this device', async () => {
  localStorage.setItem('ai_chat_ana', '[]')
  const token = `e30.${btoa(JSON.stringify({ sub: 'ana' }))}.signature`
  localStorage.setItem(authStorageKey, JSON.stringify(sessionWith(token)))
  const unknown = { code: 400, error_code: 'refresh_token_not_found', msg: 'Not Found' }
  const ended = () => Response.json({ code: 'session_not_found', message: '' }, { status: 401 })
  stubNetwork(() => Response.json(unknown, { status: 400 }), ended)
  expect((await (await callFromFreshPage())()).status).toBe(401)
  expect(Object.keys(localStorage)).toEqual(['ai_chat_ana'])
})
