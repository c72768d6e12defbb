import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type ChefProvider, startChefProvider } from '../support/chef-provider.ts'
import { inDatabaseOf } from '../support/larder-sql.ts'
import { observedLarder } from './observed-larder.ts'

/** What people type, and what they are given: none of it belongs into a log. */
const typed = {
  email: 'grandma.rose@example.org',
  password: 'turnip-opera-42',
  mistyped: 'turnip-opera-43',
  name: 'Rosalinde Quittenbaum',
  title: 'Grandmas secret plum dumplings',
  step: 'Hide the marzipan inside each plum',
  question: 'Can my lactose intolerant uncle eat quark?',
  item: 'moonshine from the cellar',
}
const given: string[] = []

let provider: ChefProvider
// Before the server, which gets its address.
beforeAll(async () => {
  provider = await startChefProvider()
  provider.will({ kind: 'status', status: 500, message: `${typed.question} cannot be answered` })
})
const { call, lines, larder, token } = observedLarder(() => ({
  OPENAI_API_KEY: ['sk', 'run', '81c6fa2207d9'].join('-'),
  OPENAI_BASE_URL: provider.baseUrl,
}))
afterAll(() => provider.stop())

const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string() })

async function remember(answer: Response): Promise<string> {
  const session = sessionSchema.parse(await answer.json())
  given.push(session.access_token, session.refresh_token)
  return session.access_token
}

const { email, password, mistyped, name, title, step, question, item } = typed
const signIn = '/auth/v1/token?grant_type=password'

async function useEverything(as: Record<string, string>): Promise<number[]> {
  const statuses: number[] = []
  const ask = async (address: string, body?: unknown, headers = as) => {
    const answer = await call(address, body, headers)
    await answer.text()
    statuses.push(answer.status)
  }
  const bearer = String(as['authorization']).slice('Bearer '.length)
  await ask('/auth/v1/signup', { email, password, data: { name } })
  await ask(signIn, { email, password: mistyped })
  await ask(signIn, { email, password })
  await ask(signIn, `{"email":"${email}","password":"${password}"`)
  await ask('/auth/v1/recover', { email })
  await ask('/auth/v1/verify', { type: 'recovery', token: mistyped, email })
  await ask(`/auth/v1/factors/${email}/verify`, { challenge_id: mistyped, code: password })
  await ask(`/auth/v1/admin/users/${email}`)
  await ask(`/auth/v1/${bearer}?access_token=${bearer}`)
  await ask(
    `/auth/v1/verify?token=${mistyped}&type=recovery&redirect_to=/${encodeURIComponent(email)}`,
  )
  await ask('/rest/v1/pantry_items', { name: item })
  await ask('/rest/v1/pantry_items', { name: item, quantity: item, expiry_date: item })
  await ask(`/rest/v1/pantry_items?name=eq.${encodeURIComponent(item)}&id=eq.${mistyped}`)
  await ask(`/rest/v1/${email}`)
  await ask('/rest/v1/rpc/save_recipe', { recipe: { title, steps: [step] } })
  await ask('/rest/v1/rpc/search_recipes', { search: title })
  await ask('/functions/v1/personal-chef', { message: question, previous: [], recipes: [] })
  await ask('/functions/v1/import-recipe', { text: `${title}\n\n500 g plums\n\n${step}` })
  await ask('/functions/v1/import-recipe', { url: `http://127.0.0.1/${mistyped}` })
  await ask('/functions/v1/pictures?purpose=avatar', `${title} ${step}`)
  await ask('/functions/v1/account', { action: 'delete', password: mistyped })
  await ask('/functions/v1/recovery', { code: mistyped })
  await ask(
    '/functions/v1/stripe-webhook',
    { note: title },
    { 'stripe-signature': `t=1,v1=${mistyped}` },
  )
  await ask(`/functions/v1/${bearer}`, {})
  await ask(`/recipe/${bearer}?email=${email}`)
  await ask(`/${encodeURIComponent(title)}`)
  return statuses
}

test('nothing that people type or are given stands in the log, whether it goes well or wrong', async () => {
  const signedUp = await call('/auth/v1/signup', { email, password, data: { name } })
  const as = { authorization: `Bearer ${await remember(signedUp)}` }
  await remember(await call(signIn, { email, password }))
  given.push(token())

  const well = await useEverything(as)
  expect(well.filter((status) => status >= 500)).toEqual([])
  const broken = await inDatabaseOf(larder().dataDir, async (client) => {
    await client.query(`
      alter table auth.users rename column encrypted_password to hidden_for_a_moment;
      alter table public.pantry_items add constraint refused check (name is null) not valid;
      alter table auth.attempts rename to attempts_for_a_moment`)
    return useEverything(as)
  })
  expect(broken.filter((status) => status >= 500).length).toBeGreaterThan(3)
  await vi.waitFor(() =>
    expect(lines().filter(({ event }) => event === 'request').length).toBeGreaterThan(50),
  )

  const log =
    larder().output() + (await readFile(path.join(larder().dataDir, 'postgres.log'), 'utf8'))
  expect(lines().filter(({ level }) => level === 'error').length).toBeGreaterThan(3)
  const traces = [...Object.values(typed), ...given].flatMap((text) => [
    text,
    encodeURIComponent(text),
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
  ])
  expect(traces.filter((text) => log.includes(text))).toEqual([])
})
