import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { seededRandom } from '#domain/testing/random.ts'
import { readConfig } from '#server/config.ts'
import { type Larder, startLarder } from '#server/larder.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { type BackendClient, connectTo } from '../support/backend-client.ts'
import { startStreamingPair, type StreamingPair } from './streaming-pair.ts'

let pair: StreamingPair
/** With the replica, and one without it. */
let larder: Larder
let plain: Larder
let visitor: BackendClient
const said: string[] = []

async function start(environment: Record<string, string>, events = said): Promise<Larder> {
  return startLarder({
    config: readConfig({
      PORT: '0',
      LARDER_DATA: path.join(pair.folder, 'data'),
      DATABASE_URL: pair.url('primary', 'larder'),
      ...environment,
    }),
    webFolder: pair.folder,
    log: ({ event }) => void events.push(event),
    onLost: ({ message }) => void events.push(`lost: ${message}`),
  })
}

beforeAll(async () => {
  pair = await startStreamingPair()
  await withClient(pair.connection('primary'), (admin) => admin.query('create database larder'))
  larder = await start({ DATABASE_REPLICA_URL: pair.url('standby', 'larder') })
  plain = await start({})
  visitor = (await connectTo(larder.address))()
})
afterAll(async () => {
  await larder?.stop()
  await plain?.stop()
  await pair?.stop()
})

const standby = (sql: string) =>
  withClient(pair.connection('standby', 'larder'), (admin) => admin.query(sql))
/** The other lines of two starts come in between. */
const lastOfReplica = () => said.findLast((event) => /replica|standby/.test(event))
async function isTaken(): Promise<void> {
  await expect.poll(lastOfReplica).toBe('the replica answers searches')
}
async function isLeft(why: RegExp): Promise<void> {
  await expect.poll(lastOfReplica).toMatch(why)
}

/** How many searches it has answered since it was started, once it has counted them. */
async function searchesOf(name: 'primary' | 'standby'): Promise<number> {
  const { rows } = await withClient(pair.connection(name, 'larder'), (admin) =>
    admin.query(
      `select coalesce(sum(calls), 0)::int as calls from pg_stat_user_functions
       where schemaname = 'public' and funcname = 'search_recipes'`,
    ),
  )
  return z.tuple([z.object({ calls: z.number() })]).parse(rows)[0].calls
}

async function titles(client: BackendClient, text: string): Promise<string[]> {
  const { data, error } = await client.rpc('search_recipes', { pantry: [], search_text: text })
  expect(error).toBeNull()
  return data?.map(({ title }) => title) ?? []
}

async function searchOn(address: string, pantry: unknown): Promise<string[]> {
  const ask = async (name: string) => {
    const answer = await fetch(`${address}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pantry, with_others: true }),
    })
    return `${answer.status} ${await answer.text()}`
  }
  return Promise.all([ask('search_recipes'), ask('count_recipes')])
}

test('searches are answered by the replica, as the primary would', async () => {
  await isTaken()
  const { data } = await visitor.from('ingredients').select('slug').order('slug')
  const slugs = data?.map(({ slug }) => slug) ?? []
  const random = seededRandom(7)
  for (let round = 0; round < 50; round += 1) {
    const pantry = Array.from({ length: 12 }, () => ({
      ingredient: random.pick(slugs),
      status: 'have',
      age: 0,
    }))
    const answers = await searchOn(larder.address, pantry)
    expect(answers[0]).toMatch(/^200 \[\{/)
    expect(answers).toEqual(await searchOn(plain.address, pantry))
  }
  await expect.poll(() => searchesOf('standby')).toBeGreaterThan(0)
})

test('who has written finds it at once; a standby that falls behind is left, and taken again', async () => {
  await isTaken()
  const cook = (await connectTo(larder.address))()
  const { data } = await cook.auth.signUp({ email: 'cook@example.org', password: 'a good soup' })
  const userId = data.user?.id ?? ''
  await standby('select pg_wal_replay_pause()')
  const [before] = await titles(visitor, 'soup')
  await withClient(pair.connection('primary', 'larder'), (admin) =>
    admin.query(`update public.recipe_cards set title = 'Changed soup' where title = $1`, [before]),
  )
  await cook.from('pantry_items').insert({ user_id: userId, name: 'Eggs' })
  expect(await titles(cook, 'soup')).toContain('Changed soup')
  await isLeft(/more than 10 s behind/)
  expect(await titles(visitor, 'soup')).toContain('Changed soup')
  await standby('select pg_wal_replay_resume()')
  await isTaken()
  expect(await titles(visitor, 'soup')).toContain('Changed soup')
})

test('who was signed out elsewhere finds nothing more, though the standby does not know yet', async () => {
  await isTaken()
  const newDevice = await connectTo(larder.address)
  const [copy, device] = [newDevice(), newDevice()]
  const account = { email: 'left@example.org', password: 'a good soup' }
  expect((await copy.auth.signUp(account)).error).toBeNull()
  expect((await device.auth.signInWithPassword(account)).error).toBeNull()
  expect(await titles(copy, 'soup')).not.toEqual([])
  const { data } = await copy.auth.getSession()
  // The standby has both sessions before it stands still.
  await expect
    .poll(async () => {
      const { rowCount } = await standby(
        `select from auth.sessions where user_id = '${data.session?.user.id}'`,
      )
      return rowCount
    })
    .toBe(2)
  await standby('select pg_wal_replay_pause()')
  expect((await device.auth.signOut({ scope: 'others' })).error).toBeNull()
  const answer = await copy.rpc('search_recipes', { pantry: [], search_text: 'soup' })
  expect(answer).toMatchObject({ status: 401, error: { code: 'session_not_found' } })
  expect(await titles(device, 'soup')).not.toEqual([])
  await standby('select pg_wal_replay_resume()')
})

test('a replica that is killed fails no search; it is taken again when it is back', async () => {
  await isTaken()
  const enough = new AbortController()
  let asked = 0
  const searching = Array.from({ length: 3 }, async () => {
    while (!enough.signal.aborted) {
      expect((await titles(visitor, 'soup')).length).toBeGreaterThan(0)
      asked += 1
    }
  })
  await pair.kill()
  await isLeft(/does not answer/)
  const [then, lines] = [asked, said.length]
  await expect.poll(() => asked).toBeGreaterThan(then + 5)
  // It is said once, not with every search or look.
  expect(said.length).toBe(lines)
  await pair.revive()
  await isTaken()
  const back = asked
  await expect.poll(() => asked).toBeGreaterThan(back + 5)
  enough.abort()
  await Promise.all(searching)
  await expect.poll(() => searchesOf('standby')).toBeGreaterThan(0)
})

test('a replica that is not there, or is none, keeps no server from starting', async () => {
  await pair.kill()
  const events: string[] = []
  const alone = await start({ DATABASE_REPLICA_URL: pair.url('standby', 'larder') }, events)
  expect(await titles((await connectTo(alone.address))(), 'soup')).not.toEqual([])
  await alone.stop()
  const same = await start({ DATABASE_REPLICA_URL: pair.url('primary', 'larder') }, events)
  await expect.poll(() => events.at(-1)).toMatch(/leads to no standby/)
  expect(await titles((await connectTo(same.address))(), 'soup')).not.toEqual([])
  await same.stop()
  expect(events.filter((line) => line.includes('lost'))).toEqual([])
  await pair.revive()
})
