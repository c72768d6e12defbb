import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase, type Work } from '../support/database.ts'
import { insertRecipe, insertTranslation } from '../support/recipes.ts'

let database: TestDatabase
const people = { owner: '', follower: '', trial: '', subscriber: '', expired: '' }
const recipes = { public: 0, followers: 0, private: 0, premium: 0, ownPremium: 0 }

beforeAll(async () => {
  database = await createTestDatabase()
  people.owner = await database.createUser({ situation: 'expired' })
  people.follower = await database.createUser({ situation: 'expired' })
  people.trial = await database.createUser()
  people.subscriber = await database.createUser({ situation: 'subscribed' })
  people.expired = await database.createUser({ situation: 'expired' })
  const ownerId = people.owner
  recipes.public = await insertRecipe(database.pool)
  recipes.followers = await insertRecipe(database.pool, { ownerId, visibility: 'followers' })
  recipes.private = await insertRecipe(database.pool, { ownerId, visibility: 'private' })
  recipes.premium = await insertRecipe(database.pool, { premium: true })
  recipes.ownPremium = await insertRecipe(database.pool, {
    ownerId,
    visibility: 'public',
    premium: true,
  })
  for (const id of Object.values(recipes)) await insertTranslation(database.pool, id)
  await database.asUser(people.follower, (client) =>
    client.query('insert into follows (followed_id) values ($1)', [people.owner]),
  )
})
afterAll(() => database.drop())

type Reader = keyof typeof people | 'visitor'
const readAs = <Result>(reader: Reader, work: Work<Result>) =>
  reader === 'visitor' ? database.asAnon(work) : database.asUser(people[reader], work)

const body = {
  instructions: ['Slice and simmer.'],
  nutrition_info: { calories: 210 },
  tip: 'Patience.',
  storage: 'Three days, cold.',
}
const closed = { instructions: null, nutrition_info: null, tip: null, storage: null }

test('select by id gives the whole record', async () => {
  const { rows } = await database.asAnon((client) =>
    client.query('select * from recipes where id = $1', [recipes.public]),
  )
  expect(rows).toEqual([
    {
      ...body,
      id: String(recipes.public),
      slug: null,
      owner_id: null,
      visibility: 'public',
      title: 'Onion soup',
      image: null,
      ready_in_minutes: 30,
      active_minutes: null,
      servings: 4,
      summary: '',
      ingredients: [
        expect.objectContaining({ slug: 'onion', name: 'onion', amount: 500, unit: 'g' }),
        expect.objectContaining({ slug: null, name: 'stock from the freezer', amount: 500 }),
      ],
      alternatives: null,
      diets: [],
      allergens: null,
      contains: [],
      free_of: [],
      cuisine: [],
      meal_type: [],
      difficulty: 'medium',
      rating: '0.00',
      review_count: 0,
      is_popular: false,
      is_premium: false,
      is_seasonal: true,
      season: ['autumn'],
      // Of an id that has its day, as of any other.
      is_recipe_of_the_day: expect.any(Boolean),
      tags: [],
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
      source_name: null,
      source_url: null,
      copied_from: null,
      assumed: [],
    },
  ])
})

test('ids of people start at 100001', () => {
  expect(recipes.public).toBe(100_001)
})

describe.each<[Reader, (keyof typeof recipes)[]]>([
  ['visitor', ['public', 'premium', 'ownPremium']],
  ['trial', ['public', 'premium', 'ownPremium']],
  ['expired', ['public', 'premium', 'ownPremium']],
  ['follower', ['public', 'followers', 'premium', 'ownPremium']],
  ['owner', ['public', 'followers', 'private', 'premium', 'ownPremium']],
])('%s', (reader, visible) => {
  test.each(['recipes', 'recipe_cards'])(`sees ${visible.join(', ')} in %s`, async (object) => {
    const { rows } = await readAs(reader, (client) =>
      client.query<{ id: string }>(`select id from ${object} order by id`),
    )
    expect(rows.map(({ id }) => Number(id))).toEqual(visible.map((key) => recipes[key]))
  })

  test('and reads no ingredient, measure or step of another', async () => {
    const seen = new Set(visible.map((key) => String(recipes[key])))
    for (const table of [
      'recipe_ingredients',
      'recipe_measures',
      'recipe_details',
      'recipe_translations',
      'recipe_body_translations',
    ]) {
      const { rows } = await readAs(reader, (client) =>
        client.query<{ recipe_id: string }>(`select recipe_id from ${table}`),
      )
      expect(rows.filter(({ recipe_id }) => !seen.has(recipe_id))).toEqual([])
    }
  })
})

describe.each<[Reader, boolean, boolean]>([
  ['visitor', false, false],
  ['expired', false, false],
  ['follower', false, false],
  ['owner', false, true],
  ['trial', true, true],
  ['subscriber', true, true],
])('the body of a premium recipe for %s', (reader, opens, opensOwners) => {
  test.each([
    ['premium', opens],
    ['ownPremium', opensOwners],
  ] as const)('%s: %s', async (key, open) => {
    const { rows } = await readAs(reader, (client) =>
      client.query('select * from recipes where id = $1', [recipes[key]]),
    )
    const amount = open ? 500 : null
    // Of the catalogue's the calories are everybody's.
    const nutrition = key === 'premium' ? { calories: 210, partial: [] } : null
    expect(rows).toEqual([
      expect.objectContaining({
        title: 'Onion soup',
        ...(open ? body : { ...closed, nutrition_info: nutrition }),
      }),
    ])
    expect(rows[0].ingredients).toEqual([
      expect.objectContaining({ name: 'onion', amount }),
      expect.objectContaining({ name: 'stock from the freezer', amount }),
    ])
    for (const table of ['recipe_measures', 'recipe_details', 'recipe_body_translations']) {
      const behind = await readAs(reader, (client) =>
        client.query(`select from ${table} where recipe_id = $1`, [recipes[key]]),
      )
      expect(behind.rowCount === 0).toBe(!open)
    }
  })
})

const changes: Readonly<Record<string, string>> = {
  recipe_ingredients: 'optional = true',
  recipe_measures: `note = 'x'`,
  recipe_details: `tip = 'x'`,
  recipe_translations: `title = 'x'`,
  recipe_body_translations: `tip = 'x'`,
}

describe.each([
  'recipe_cards',
  'recipe_ingredients',
  'recipe_measures',
  'recipe_details',
  'recipe_translations',
  'recipe_body_translations',
  'recipes',
])('%s', (object) => {
  test.each([
    `insert into ${object} default values`,
    `update ${object} set ${changes[object] ?? 'rating = 5'}`,
    `delete from ${object}`,
  ])('is written by no client: %s', async (attack) => {
    for (const reader of ['visitor', 'owner', 'subscriber'] as const) {
      const attempt = readAs(reader, (client) => client.query(attack))
      await expect(attempt).rejects.toMatchObject({ code: '42501' })
    }
  })
})

test.each([
  'ingredients',
  'ingredient_aliases',
  'ingredient_substitutions',
  'ingredient_substitution_uses',
  'ingredient_transforms',
])('everyone reads %s and no client writes them', async (table) => {
  await database.pool.query(
    `with food as (
       insert into ingredients (slug, name, plural, category)
       values ('${table.replaceAll('_', '-')}-a', 'a', 'as', 'Other'),
              ('${table.replaceAll('_', '-')}-b', 'b', 'bs', 'Other') returning id
     ), pair as (select min(id) as a, max(id) as b from food
     ), alias as (insert into ingredient_aliases select '${table}', a from pair
     ), transform as (insert into ingredient_transforms (from_id, to_id, takes, note)
       select a, b, 5, 'x' from pair
     ), substitution as (
       insert into ingredient_substitutions (need_id, quality, note) select a, 0.8, 'x' from pair
       returning id
     )
     insert into ingredient_substitution_uses select substitution.id, pair.b from substitution, pair`,
  )
  for (const reader of ['visitor', 'expired'] as const) {
    const read = await readAs(reader, (client) => client.query(`select * from ${table}`))
    expect(read.rows).not.toEqual([])
    for (const attack of [`insert into ${table} default values`, `delete from ${table}`]) {
      const attempt = readAs(reader, (client) => client.query(attack))
      await expect(attempt).rejects.toMatchObject({ code: '42501' })
    }
  }
})

test('unfollowing closes what was for followers', async () => {
  const reader = await database.createUser()
  const seen = async () =>
    (
      await database.asUser(reader, (client) =>
        client.query('select from recipes where id = $1', [recipes.followers]),
      )
    ).rowCount
  await database.asUser(reader, (client) =>
    client.query('insert into follows (followed_id) values ($1)', [people.owner]),
  )
  expect(await seen()).toBe(1)
  await database.asUser(reader, (client) =>
    client.query('delete from follows where follower_id = $1', [reader]),
  )
  expect(await seen()).toBe(0)
})
