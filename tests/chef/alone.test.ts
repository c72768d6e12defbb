import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressesIn, withoutLinks } from '#domain/chat/answer-links.ts'
import { type AnswerEvent, readAnswerEvent } from '#domain/chat/answer-event.ts'
import { notConnected } from '#domain/chat/chat-words.ts'
import { type LarderProcess, startProcess } from '../host/larder-process.ts'
import { type BackendClient, connectTo } from '../support/backend-client.ts'
import { inDatabaseOf } from '../support/larder-sql.ts'
import { preparedFolder } from '../support/prepared-folder.ts'

let larder: LarderProcess
let dataDir: string
let connect: () => BackendClient
let people = 0

beforeAll(async () => {
  dataDir = await preparedFolder()
  larder = await startProcess(dataDir)
  connect = await connectTo(larder.address)
})
afterAll(async () => {
  await larder.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

const kitchen = ['chicken-thigh', 'potato', 'lemon', 'garlic', 'thyme', 'olive-oil', 'feta']

/** Somebody with these things at home. */
async function cookWith(things: readonly string[]) {
  const client = connect()
  const { data } = await client.auth.signUp({
    email: `alone-${++people}@example.com`,
    password: 'secret-1',
  })
  if (data.user === null || data.session === null) throw new Error('sign-up failed')
  const userId = data.user.id
  const rows = things.map((name) => ({ user_id: userId, name, ingredient: name }))
  expect((await client.from('pantry_items').insert(rows)).error).toBeNull()
  return { client, userId, token: data.session.access_token }
}

const ask = (token: string, body: unknown, query = '') =>
  fetch(`${larder.address}/functions/v1/personal-chef${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

async function answered(token: string, message: string, previous: unknown[] = []) {
  const response = await ask(token, { message, previous })
  expect(response.status).toBe(200)
  const lines = (await response.text()).split('\n')
  const events: AnswerEvent[] = lines.flatMap((line) => readAnswerEvent(line) ?? [])
  const words = events.map((event) => (event.type === 'words' ? event.words : '')).join('')
  return { words, ending: events.at(-1) }
}

test('without a provider it answers with what the kitchen makes, each with a page and with its reasons', async () => {
  const { token } = await cookWith(kitchen)
  const { words, ending } = await answered(token, 'What’s for dinner?')
  expect(ending).toEqual({ type: 'end', ending: 'complete' })
  expect(words.endsWith(notConnected())).toBe(true)
  expect(words).toContain('put together for your kitchen: you have everything.')
  expect(words).toContain('The lemon cuts the fat of the olive oil.')
  const addresses = addressesIn(words)
  expect(addresses).toHaveLength(3)
  for (const address of addresses) {
    expect([address, (await fetch(larder.address + address)).status]).toEqual([address, 200])
  }
  const again = await answered(token, 'What’s for dinner?', [{ role: 'assistant', content: words }])
  expect(words).toBe(`${again.words}\n\n${notConnected()}`)
})

test('who cooks in a kitchen with others is answered from what is there', async () => {
  const { client: owner } = await cookWith(kitchen)
  const { client: member, token } = await cookWith(['sugar'])
  const founded = await owner.rpc('found_kitchen', { name: 'Flat share', bring: true })
  const invited = await owner.rpc('invite_to_kitchen', {
    kitchen: String(founded.data),
    role: 'helper',
  })
  const { code } = z.object({ code: z.string() }).parse(invited.data)
  expect((await member.rpc('seen_invitation', { code })).error).toBeNull()
  expect((await member.rpc('accept_invitation', { code, bring: false })).error).toBeNull()
  const { words } = await answered(token, 'What’s for dinner?')
  expect(words).toContain('put together for your kitchen: you have everything.')
  await member.rpc('leave_kitchen', { kitchen: String(founded.data), take: false })
  expect((await answered(token, 'What’s for dinner?')).words).not.toContain('you have everything')
})

test('who asks in German is answered in German, with the recipes and dishes as pages tell them', async () => {
  const { token } = await cookWith(kitchen)
  const response = await ask(
    token,
    { message: 'Was kann ich aus meinen Zutaten kochen?' },
    '?language=de',
  )
  const lines = (await response.text()).split('\n').flatMap((line) => readAnswerEvent(line) ?? [])
  const words = lines.map((event) => (event.type === 'words' ? event.words : '')).join('')
  expect(words).toMatch(/\n\nAuf diesem Server bin ich noch nicht verbunden/)
  expect(addressesIn(words)).toHaveLength(3)
  expect(words).toMatch(/Hähnchen|Kartoffel|Zitrone/)
  expect(withoutLinks(words)).not.toMatch(/\b(?:chicken|potatoes|with|the|you)\b/i)
  const visitor = await ask('', { message: 'Suppe?' }, '?language=de')
  expect(await visitor.json()).toMatchObject({
    code: 'feature_required',
    message: expect.stringMatching(/^🤖 Der Persönliche Koch/),
  })
})

test('it keeps to the diets and to what is always at home of who asks', async () => {
  const { client, userId, token } = await cookWith(kitchen)
  expect(withoutLinks((await answered(token, 'Something with feta')).words)).toMatch(/\*\*.*feta/i)
  const dietary_settings = { restrictions: [{ id: 'dairy', checked: true }] }
  await inDatabaseOf(dataDir, (database) =>
    database.query('update private_profiles set dietary_settings = $2 where id = $1', [
      userId,
      dietary_settings,
    ]),
  )
  const { words } = await answered(token, 'Something with feta')
  expect(words).not.toMatch(/\*\*[^*]*feta/i)
  expect((await answered(token, 'What can I cook?')).words).not.toMatch(/\bfeta\b/i)
  // Who has no salt at home has not everything for what is salted.
  const none = { user_id: userId, ingredients: [] }
  expect((await client.from('staple_lists').upsert(none)).error).toBeNull()
  const bare = await answered(token, 'What can I cook?')
  expect(addressesIn(bare.words)).not.toEqual(
    addressesIn((await answered((await cookWith(kitchen)).token, 'What can I cook?')).words),
  )
})

test('questions are counted as those to a provider are', async () => {
  const { token } = await cookWith([])
  const statuses: number[] = []
  for (let question = 0; question < 11; question++) {
    const response = await ask(token, { message: 'Why is the sky blue?' })
    statuses.push(response.status)
    await response.body?.cancel()
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
