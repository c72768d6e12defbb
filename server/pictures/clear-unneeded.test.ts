import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { clearUnneeded } from './clear-unneeded.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function showPortrait(user: string): Promise<string> {
  const { rows } = await database.asUser(user, (client) =>
    client.query<{ picture: string }>(`select picture from begin_picture('avatar')`),
  )
  const picture = rows[0]?.picture ?? ''
  await database.asUser(user, (client) => client.query('select set_portrait($1)', [picture]))
  return `${user}/${picture}.webp`
}

/** What is removed from the store when the server looks. */
async function cleared(fails = false): Promise<string[]> {
  const removed: string[] = []
  const store = {
    async remove(paths: readonly string[]) {
      if (fails) throw new Error('no disk')
      removed.push(...paths)
    },
  }
  await clearUnneeded(database.pool, store)
  return removed
}

test('the file of a portrait that was removed by a moderator goes, once, and no other', async () => {
  const [ada, bo] = await Promise.all([database.createUser(), database.createUser()])
  const [removed] = await Promise.all([showPortrait(ada), showPortrait(bo)])
  expect(await cleared()).toEqual([])
  await database.pool.query(`select private.moderate(null, 'remove', 'profile', $1, null)`, [ada])
  await expect(cleared(true)).rejects.toThrow('no disk')
  expect(await cleared()).toEqual([removed])
  expect(await cleared()).toEqual([])
})

test('an undo shows no picture whose file is gone', async () => {
  const ada = await database.createUser()
  await showPortrait(ada)
  const { rows } = await database.pool.query<{ act: string }>(
    `select private.moderate(null, 'remove', 'profile', $1, null) as act`,
    [ada],
  )
  await database.pool.query('select private.undo_moderation(null, $1)', [rows[0]?.act])
  const profile = await database.pool.query(
    'select avatar_url from public.public_profiles where id = $1',
    [ada],
  )
  expect(profile.rows).toEqual([{ avatar_url: null }])
})
