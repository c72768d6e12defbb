import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase, type Work } from '../support/database.ts'
import { communityIn } from '../support/community.ts'
import { insertFoods, ownRecipesIn, sentRecipe } from '../support/own-recipes.ts'

let database: TestDatabase
const people = { cook: '', follower: '', stranger: '', expired: '', blocked: '', blocker: '' }
type Reader = keyof typeof people | 'visitor'
const { save, remove, show, restore } = ownRecipesIn(() => database)
const { follow, block, person, ask } = communityIn(() => database)

beforeAll(async () => {
  database = await createTestDatabase()
  await insertFoods(database)
  for (const name of ['cook', 'follower', 'stranger', 'blocked', 'blocker'] as const) {
    people[name] = await database.createUser({ name })
  }
  people.expired = await database.createUser({ situation: 'expired' })
  await follow(people.follower, people.cook)
  await block(people.cook, people.blocked)
  await block(people.blocker, people.cook)
})
afterAll(() => database.drop())

const readAs = <Result>(reader: Reader, work: Work<Result>) =>
  reader === 'visitor' ? database.asAnon(work) : database.asUser(people[reader], work)

/** What a reader gets of a recipe by each way in. */
async function seenBy(reader: Reader, id: number) {
  return readAs(reader, async (client) => {
    const count = async (sql: string, values: unknown[] = [id]) =>
      Number((await client.query<{ count: string }>(sql, values)).rows[0]?.count)
    const search = `from search_recipes(pantry => $2::jsonb, staples => '{}', search_text => $3) where id = $1`
    const leek = '[{"ingredient": "leek"}]'
    return {
      card: await count('select count(*) from recipe_cards where id = $1'),
      whole: await count('select count(*) from recipes where id = $1'),
      lines: await count('select count(*) from recipe_ingredients where recipe_id = $1'),
      body: await count('select count(*) from recipe_details where recipe_id = $1'),
      browsed: await count(`select count(*) ${search}`, [id, '[]', '']),
      byPantry: await count(`select count(*) ${search}`, [id, leek, '']),
      byText: await count(`select count(*) ${search}`, [id, leek, 'tart']),
    }
  })
}
const everything = { card: 1, whole: 1, lines: 2, body: 1, browsed: 1, byPantry: 1, byText: 1 }
const nothing = { card: 0, whole: 0, lines: 0, body: 0, browsed: 0, byPantry: 0, byText: 0 }

const sees = {
  public: ['cook', 'follower', 'stranger', 'expired', 'visitor'],
  followers: ['cook', 'follower'],
  private: ['cook'],
} as const
const readers: Reader[] = [
  'cook',
  'follower',
  'stranger',
  'expired',
  'visitor',
  'blocked',
  'blocker',
]

describe.each(['public', 'followers', 'private'] as const)('a recipe that is %s', (visibility) => {
  let id = 0
  beforeAll(async () => {
    id = await save(people.cook, sentRecipe({ visibility }))
  })

  test.each(readers)('as %s sees it', async (reader) => {
    const may = sees[visibility].some((each) => each === reader)
    expect(await seenBy(reader, id)).toEqual(may ? everything : nothing)
  })

  test('nobody, once it is deleted; and everybody again, once it is back', async () => {
    await remove(people.cook, id)
    for (const reader of readers) expect(await seenBy(reader, id)).toEqual(nothing)
    // Nor does it come back to the search when a food of it is named anew.
    await database.pool.query('select private.refresh_recipe_matches(array[$1::bigint])', [id])
    const { rowCount } = await database.pool.query(
      `select recipe_id from private.recipe_matches where recipe_id = $1
       union all select recipe_id from private.hidden_recipe_matches where recipe_id = $1`,
      [id],
    )
    expect(rowCount).toBe(0)
    await restore(people.cook, id)
    expect(await seenBy('cook', id)).toEqual(everything)
    expect((await seenBy('visitor', id)).byText).toBe(visibility === 'public' ? 1 : 0)
    // One that others find must not stand beside what this one says of the same words.
    await remove(people.cook, id)
  })
})

test('the search says what of a recipe its cook did not state', async () => {
  const unstated = { ready_in_minutes: null, difficulty: null, instructions: ['Bake it.'] }
  const id = await save(people.cook, sentRecipe({ visibility: 'public', ...unstated }))
  const stated = await save(people.cook, sentRecipe({ visibility: 'public' }))
  const { rows } = await readAs('stranger', (client) =>
    client.query(
      `select id::integer, assumed from search_recipes(pantry => '[]', staples => '{}')
       where id = any ($1) order by id`,
      [[id, stated]],
    ),
  )
  expect(rows).toEqual([
    { id, assumed: ['ready_in_minutes', 'difficulty'] },
    { id: stated, assumed: [] },
  ])
  for (const each of [id, stated]) await remove(people.cook, each)
})

describe('blocked users', () => {
  const total = async (reader: Reader, pantry: string) =>
    readAs(reader, async (client) => {
      const { rows } = await client.query<{ total: string }>(
        `select count_recipes(pantry => $1::jsonb, staples => '{}', with_others => true) ->> 'total' as total`,
        [pantry],
      )
      return Number(rows[0]?.total)
    })
  /** All pages of two. */
  async function paged(reader: Reader): Promise<number[]> {
    const ids: number[] = []
    let cursor: string | null = null
    for (;;) {
      const { rows } = await readAs(reader, (client) =>
        client.query<{ id: string; page_cursor: string }>(
          `select id, page_cursor from search_recipes(
             pantry => '[{"ingredient": "leek"}]', staples => '{}', page_size => 2, page_after => $1)`,
          [cursor],
        ),
      )
      ids.push(...rows.map(({ id }) => Number(id)))
      cursor = rows.at(-1)?.page_cursor ?? null
      if (rows.length < 2) return ids
    }
  }

  test('pages stay full and counts right without the recipes of blocked users', async () => {
    const ofCook: number[] = []
    const ofStranger: number[] = []
    for (let round = 0; round < 4; round += 1) {
      ofCook.push(await save(people.cook, sentRecipe({ visibility: 'public' })))
      ofStranger.push(await save(people.stranger, sentRecipe({ visibility: 'public' })))
    }
    const all = [...ofCook, ...ofStranger].toSorted()
    expect((await paged('follower')).toSorted()).toEqual(all)
    for (const reader of ['blocked', 'blocker'] as const) {
      expect((await paged(reader)).toSorted()).toEqual(ofStranger)
      expect(await total(reader, '[{"ingredient": "leek"}]')).toBe(4)
      expect(await total(reader, '[]')).toBe(4)
    }
    expect(await total('visitor', '[{"ingredient": "leek"}]')).toBe(8)
    // Nor does the cook see what they shared.
    const id = await save(people.blocked, sentRecipe({ visibility: 'public' }))
    expect(await seenBy('cook', id)).toEqual(nothing)
  })

  test('nothing that was said of it comes through either', async () => {
    const id = await save(people.cook, sentRecipe({ visibility: 'public' }))
    await database.asUser(people.stranger, (client) =>
      client.query(`insert into comments (recipe_id, user_id, content) values ($1, $2, 'Good.')`, [
        id,
        people.stranger,
      ]),
    )
    const comments = (reader: Reader) =>
      readAs(reader, async (client) => {
        const said = await client.query('select from comments where recipe_id = $1', [id])
        const summed = await client.query('select from comment_summary($1)', [id])
        return [said.rowCount, summed.rowCount]
      })
    expect(await comments('follower')).toEqual([1, 1])
    expect(await comments('blocked')).toEqual([0, 0])
    expect(await comments('blocker')).toEqual([0, 0])
  })

  test('the mark by which a cook is left out is no word that anybody finds', async () => {
    const { rowCount } = await database.pool.query(
      `select from private.search_words where word like '%' || $1 || '%'`,
      [people.cook],
    )
    expect(rowCount).toBe(0)
    const { rows } = await readAs('visitor', (client) =>
      client.query(
        `select id from search_recipes(pantry => '[]', staples => '{}', search_text => $1)`,
        [`@${people.cook}`],
      ),
    )
    expect(rows).toEqual([])
  })
})

describe('in the profile and the feed', () => {
  let before = 0
  beforeEach(async () => {
    before = Number((await person(people.follower, people.cook))?.['recipes_shared'])
  })

  test('a shared recipe is counted, earns its badge and is shown to followers', async () => {
    const id = await save(people.cook, sentRecipe({ visibility: 'private' }))
    const notices = async () =>
      (await ask(people.follower, 'activity_feed')).filter(
        (act) => act['type'] === 'recipe' && act['recipe_id'] === id,
      ).length
    expect(await notices()).toBe(0)
    await show(people.cook, id, 'public')
    const profile = await person(people.follower, people.cook)
    expect(profile).toMatchObject({ recipes_shared: before + 1 })
    expect(JSON.stringify(profile?.['badges'])).toContain('recipe-writer')
    expect(await notices()).toBe(1)
    await remove(people.cook, id)
    expect(await person(people.follower, people.cook)).toMatchObject({ recipes_shared: before })
    expect(await notices()).toBe(0)
  })
})
