import { setTimeout as pause } from 'node:timers/promises'
import { type Cook, password } from '../fuzz/cooks.ts'
import { type Call, callerFrom } from './call.ts'

export interface Measured {
  /** Milliseconds from the moment at which each was due. */
  readonly times: readonly number[]
  readonly errors: readonly string[]
  /** What took longest. */
  readonly slowest: string
}

const perSecond = 20

/** What cooks and visitors do, one after another: writes, searches, pages, lists, a sign-in now and then. */
function doings(cook: Cook, publicKey: string): readonly Call[] {
  const key = { apikey: publicKey, 'content-type': 'application/json' }
  const headers = { ...key, authorization: `Bearer ${cook.token}` }
  const pantry = [{ ingredient: 'egg' }, { ingredient: 'leek', status: 'low', age: 2 }]
  const rpc = (name: string, body: object): Call => ({
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    headers,
    body: JSON.stringify(body),
  })
  const item = { user_id: cook.userId, name: 'Eggs', category: 'Dairy' }
  return [
    { method: 'POST', path: '/rest/v1/pantry_items', headers, body: JSON.stringify(item) },
    rpc('search_recipes', { pantry }),
    { path: '/recipe/1', headers: { accept: 'text/html' } },
    { path: '/rest/v1/recipes?select=*&id=eq.1', headers: key },
    {
      path: `/rest/v1/shopping_lists?select=*,shopping_list_items(*)&user_id=eq.${cook.userId}`,
      headers,
    },
    rpc('count_recipes', { pantry }),
    { path: '/', headers: { accept: 'text/html' } },
    {
      method: 'DELETE',
      path: `/rest/v1/pantry_items?user_id=eq.${cook.userId}&name=eq.Eggs`,
      headers,
    },
    rpc('search_recipes', { search_text: 'soup' }),
    { path: '/auth/v1/user', headers },
  ]
}

/** Requests at a steady rate, each begun when it is due, however late the one before it is. */
export async function workHonestly(
  cooks: readonly Cook[],
  { port, publicKey, milliseconds }: { port: number; publicKey: string; milliseconds: number },
): Promise<Measured> {
  const people = cooks.map((cook, at) => ({
    calls: doings(cook, publicKey),
    caller: callerFrom(`127.10.0.${at + 1}`, port, 6),
  }))
  const times: number[] = []
  const errors: string[] = []
  let slowest = { took: 0, what: '' }
  const startedAt = performance.now()
  const under: Promise<void>[] = []
  const signIn = (cook: Cook | undefined): Call => ({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    headers: { apikey: publicKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: cook?.email, password }),
  })
  for (let sent = 0; (sent * 1_000) / perSecond < milliseconds; sent++) {
    const due = startedAt + (sent * 1_000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    const at = sent % people.length
    const person = people[at]
    const turn = Math.floor(sent / people.length)
    const call = sent % 50 === 49 ? signIn(cooks[at]) : person?.calls[turn % person.calls.length]
    if (person === undefined || call === undefined) continue
    const answered = async () => {
      const status = await person.caller.call(call)
      const took = performance.now() - due
      times.push(took)
      if (took > slowest.took) slowest = { took, what: call.path.split('?')[0] ?? '' }
      if (status < 200 || status >= 300)
        errors.push(`${status} ${call.method ?? 'GET'} ${call.path}`)
    }
    under.push(answered())
  }
  await Promise.all(under)
  for (const { caller } of people) caller.close()
  return { times, errors, slowest: slowest.what }
}
