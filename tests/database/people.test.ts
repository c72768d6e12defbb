import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { badges } from '#domain/people/badges.ts'
import { cookingLevel } from '#domain/people/cooking-level.ts'
import { writeComment } from '../support/comments.ts'
import { communityIn } from '../support/community.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let ada: string
let bo: string
let eve: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  ;[ada, bo, eve] = await Promise.all([
    database.createUser({ name: 'Ada' }),
    database.createUser({ name: 'Bo' }),
    database.createUser({ name: 'Eve', situation: 'expired' }),
  ])
})

const { ask, person, change, follow, unfollow, block, cook, earned } = communityIn(() => database)

test('a profile counts what is there, and tells everybody else nothing of what one eats', async () => {
  const recipe = await insertRecipe(database.pool)
  const own = await insertRecipe(database.pool, { ownerId: ada })
  await database.pool.query(`update recipe_cards set cuisine = '{thai}' where id = $1`, [recipe])
  await database.pool.query(`update recipe_cards set cuisine = '{french}' where id = $1`, [own])
  await insertRecipe(database.pool, { ownerId: ada, visibility: 'private' })
  await change(ada, 'update profiles set dietary_settings = $2 where id = $1', [
    ada,
    { preferences: [{ id: 'vegan', checked: true }], restrictions: [] },
  ])
  const said = await writeComment(database, ada, { on: recipe, content: 'Good', rating: 4 })
  await change(bo, 'update comments set liked_by = array[$2]::uuid[], likes = 1 where id = $1', [
    said,
    bo,
  ])
  await cook(ada, recipe)
  await follow(bo, ada)
  await follow(ada, eve)
  expect(await person(bo, ada)).toMatchObject({
    name: 'Ada',
    email: null,
    recipes_shared: 1,
    followers_count: 1,
    following_count: 1,
    total_likes: 1,
    // One comment on a thai dish is no favorite.
    favorite_cuisines: ['french'],
    dietary_preferences: null,
    cooks: null,
    cooking_level: 'beginner',
    is_following: true,
    follows_me: false,
    is_blocked: false,
  })
  expect(await person(ada, ada)).toMatchObject({
    dietary_preferences: ['vegan'],
    cooks: 1,
    favorite_cuisines: ['french', 'thai'],
  })
  expect(await person(eve, ada)).toMatchObject({ follows_me: true, badges: null })
})

test('the contact address of an account stays its own until it is shown on purpose', async () => {
  const shy = await database.createUser({ email: 'shy@example.com' })
  expect(JSON.stringify(await person(bo, shy))).not.toContain('shy@example.com')
  await change(shy, 'update profiles set email = $2 where id = $1', [shy, 'shy@example.com'])
  expect(await person(bo, shy)).toMatchObject({ email: 'shy@example.com' })
})

test('who blocked the reader is as little there as nobody; whom the reader blocked is a name', async () => {
  await follow(ada, bo)
  await block(bo, ada)
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect(await ask(ada, 'person', { person: bo })).toEqual(
    await ask(ada, 'person', { person: nobody }),
  )
  for (const list of ['followers_of', 'followed_by', 'person_activity']) {
    expect(await ask(ada, list, { person: bo })).toEqual([])
  }
  const seen = await change(ada, 'select name from profiles where id = $1', [bo])
  expect(seen.rows).toEqual([])
  expect(await person(bo, ada)).toMatchObject({ name: 'Ada', is_blocked: true, joined_at: null })
  expect(await ask(bo, 'blocked_people')).toMatchObject([{ id: ada, name: 'Ada' }])
  expect(await ask(ada, 'blocked_people')).toEqual([])
})

test('following somebody who blocked one fails as following nobody does', async () => {
  await block(bo, ada)
  const refusals = await Promise.all(
    [bo, '00000000-0000-4000-8000-000000000000'].map((whom) =>
      follow(ada, whom).then(
        () => 'followed',
        ({ code, message, detail }: Record<string, unknown>) => ({ code, message, detail }),
      ),
    ),
  )
  expect(refusals[0]).toMatchObject({ code: '23503', message: 'person_not_found' })
  expect(refusals[0]).toEqual(refusals[1])
})

test('a follow in another’s name is refused alike, whether or not these two are apart', async () => {
  await block(bo, ada)
  const forge = (follower: string, followed: string) =>
    change(eve, 'insert into follows (follower_id, followed_id) values ($1, $2)', [
      follower,
      followed,
    ])
  const nobody = '00000000-0000-4000-8000-000000000000'
  for (const [follower, followed] of [
    [ada, bo],
    [bo, ada],
    [ada, nobody],
    [ada, eve],
  ] as const) {
    await expect(forge(follower, followed)).rejects.toMatchObject({ code: '42501' })
  }
})

test('a block and a follow at the same moment leave no follow', async () => {
  for (let round = 0; round < 8; round++) {
    const [one, other] = await Promise.all([database.createUser(), database.createUser()])
    await Promise.allSettled([follow(one, other), block(other, one), follow(other, one)])
    const { rowCount } = await database.pool.query(
      'select from follows where follower_id in ($1, $2)',
      [one, other],
    )
    expect(rowCount).toBe(0)
  }
})

test('counts are exact after fifty people toggled at once', async () => {
  const crowd = await Promise.all(Array.from({ length: 50 }, () => database.createUser()))
  await Promise.all(
    crowd.map(async (each, index) => {
      await follow(each, ada)
      await unfollow(each, ada)
      if (index % 2 === 0) await follow(each, ada)
      await follow(each, ada)
      if (index % 2 === 1) await unfollow(each, ada)
    }),
  )
  expect(await person(bo, ada)).toMatchObject({ followers_count: 25 })
  await Promise.all(crowd.map((each) => unfollow(each, ada)))
  await Promise.all(crowd.map((each) => unfollow(each, ada)))
  expect(await person(bo, ada)).toMatchObject({ followers_count: 0 })
})

test('the lists of people are paged without a gap, also where moments are the same', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 7 }, (_, index) => database.createUser({ name: `Cook ${index}` })),
  )
  await database.pool.query(
    'insert into follows (follower_id, followed_id) select unnest($1::uuid[]), $2',
    [crowd, ada],
  )
  const found: unknown[] = []
  let after: Record<string, unknown> = {}
  for (;;) {
    const page = await ask(bo, 'followers_of', { person: ada, page_size: 3, ...after })
    found.push(...page.map(({ id }) => id))
    const last = page.at(-1)
    if (last === undefined) break
    after = { before: last['followed_at'], before_id: last['id'] }
  }
  expect(found.toSorted()).toEqual(crowd.toSorted())
})

test('levels are those of the domain', async () => {
  for (const cooks of [0, 2, 3, 14, 15, 49, 50, 149, 150, 5000]) {
    const { rows } = await database.pool.query('select private.cooking_level($1) as level', [cooks])
    expect(rows).toEqual([{ level: cookingLevel(cooks).id }])
  }
})

test('badges come once, stay when what earned them goes, and nobody writes them', async () => {
  const recipe = await insertRecipe(database.pool)
  expect(await earned(ada)).toEqual(['welcome-chef'])
  await cook(ada, recipe, 8)
  const first = await database.pool.query('select * from earned_badges where user_id = $1', [ada])
  await cook(ada, recipe, 8)
  const again = await database.pool.query('select * from earned_badges where user_id = $1', [ada])
  expect(again.rows).toEqual(first.rows)
  const said = await writeComment(database, ada, { on: recipe, content: 'Good' })
  expect(await earned(ada)).toEqual(['first-dish', 'first-words', 'full-table', 'welcome-chef'])
  await change(ada, 'delete from comments where id = $1', [said])
  await change(ada, 'delete from cooked_recipes where user_id = $1', [ada])
  expect(await earned(ada)).toHaveLength(4)
  const forged = change(ada, `insert into earned_badges (user_id, badge) values ($1, 'trophy')`, [
    ada,
  ])
  await expect(forged).rejects.toMatchObject({ code: '42501' })
})

test('what one likes of one’s own is not counted as being liked', async () => {
  const recipe = await insertRecipe(database.pool)
  const said = await writeComment(database, ada, { on: recipe, content: 'Mine' })
  const like = (user: string) =>
    change(user, 'update comments set liked_by = array[$2]::uuid[] where id = $1', [said, user])
  const crowd = await Promise.all(Array.from({ length: 10 }, () => database.createUser()))
  await like(ada)
  for (const each of crowd.slice(0, 9)) await like(each)
  expect(await person(bo, ada)).toMatchObject({ total_likes: 9 })
  expect(await earned(ada)).not.toContain('helping-hand')
  for (const each of crowd.slice(9)) await like(each)
  expect(await person(bo, ada)).toMatchObject({ total_likes: 10 })
  expect(await earned(ada)).toContain('helping-hand')
})

test('every badge of the database has words, and every one with words can be earned', async () => {
  const recipes: number[] = []
  for (let count = 0; count < 10; count++) {
    recipes.push(await insertRecipe(database.pool, { ownerId: bo }))
  }
  await database.pool.query(
    `update recipe_cards set cuisine = case
       when id = $1 then array['thai', 'french', 'indian', 'mexican', 'italian'] else cuisine end
     where owner_id = $2`,
    [recipes[0], bo],
  )
  // Seven days in a row, on five of them the same; fifty times in all.
  await database.pool.query(
    `insert into cooked_recipes (user_id, recipe_id, servings, cooked_at)
     select $1, ($2::bigint[])[1 + n % 10], 2, now() - (n / 10) * interval '1 day'
     from generate_series(0, 69) as n`,
    [ada, recipes],
  )
  await database.pool.query(`update ingredients set shelf_life_days = 10 where slug = 'onion'`)
  await database.pool.query(
    `insert into pantry_items (user_id, name, ingredient, stocked_at)
     values ($1, 'Onion', 'onion', now() - interval '6 days 1 hour')`,
    [ada],
  )
  await change(
    ada,
    'insert into cooked_recipes (user_id, recipe_id, servings, taken) values ($1, $2, 9, $3)',
    [ada, recipes[0], JSON.stringify([{ ingredient: 'onion', amount: 1, unit: null }])],
  )
  for (const on of recipes) await writeComment(database, ada, { on, content: 'Mm', rating: 5 })
  const [first] = (await database.pool.query('select id from comments where user_id = $1', [ada]))
    .rows
  const crowd = await Promise.all(Array.from({ length: 100 }, () => database.createUser()))
  for (const each of crowd) {
    await change(each, 'update comments set liked_by = array[$2]::uuid[] where id = $1', [
      first.id,
      each,
    ])
  }
  for (const each of crowd.slice(0, 10)) await follow(each, ada)
  const known = badges.map(({ id }) => id)
  const all = new Set([...(await earned(ada)), ...(await earned(bo))])
  expect([...all].toSorted()).toEqual(known.toSorted())
})
