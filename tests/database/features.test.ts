import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { planFeatures, type PlanFeature } from '#domain/plan-features.ts'
import { createTestDatabase, type TestDatabase, type Work } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

/** What the plan opens, for the four roles, where the database decides it. */
type Role = 'visitor' | 'trial' | 'subscriber' | 'expired'
const roles = ['visitor', 'trial', 'subscriber', 'expired'] as const
type Outcome = 'opens' | 'says what it takes' | 'refused'

let database: TestDatabase
let premium: number
const people: Partial<Record<Role, string>> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  premium = await insertRecipe(database.pool, { premium: true })
  people.trial = await database.createUser({ situation: 'trial' })
  people.subscriber = await database.createUser({ situation: 'subscribed' })
  people.expired = await database.createUser({ situation: 'expired' })
})
afterAll(() => database.drop())

function as<Result>(role: Role, work: Work<Result>): Promise<Result> {
  const person = people[role]
  return person === undefined ? database.asAnon(work) : database.asUser(person, work)
}

/** Any other failure is none of these, and fails the test with its own words. */
async function outcomeOf(role: Role, feature: PlanFeature, sql: string): Promise<string> {
  try {
    await as(role, (client) => client.query(sql))
    return 'opens'
  } catch (thrown) {
    const { code, message, detail } = z.looseObject(refusalFields).parse(thrown)
    if (code !== '42501') return message
    return message === 'feature_required' && detail === feature ? 'says what it takes' : 'refused'
  }
}
const refusalFields = { code: z.string(), message: z.string(), detail: z.string().optional() }

const search = (more: string) => `select * from search_recipes(pantry => '[]', ${more})`

/** A visitor's data actions do nothing at all; what they may ask says what it takes. */
const gates: [PlanFeature, string, visitor: Outcome][] = [
  ['unlimited_recipes', `insert into favorite_recipes (recipe_id) values ('7')`, 'refused'],
  ['unlimited_collections', `insert into recipe_collections (name) values ('Soups')`, 'refused'],
  ['multiple_shopping_lists', `insert into shopping_lists (name) values ('Party')`, 'refused'],
  ['advanced_search', search('min_rating => 4'), 'says what it takes'],
  ['advanced_search', search(`sort => 'rated'`), 'says what it takes'],
  ['advanced_search', search(`seasons => '{autumn}'`), 'says what it takes'],
  ['advanced_dietary_filters', search(`difficulties => '{easy}'`), 'says what it takes'],
  ['recommendations', 'select * from recommended_recipes()', 'says what it takes'],
  ['seasonal_suggestions', `select * from seasonal_recipes('northern', 11)`, 'says what it takes'],
  ['recipe_of_the_day', 'select * from recipe_of_the_day(now()::date)', 'says what it takes'],
]

describe.each(gates)('%s by `%s`', (feature, sql, visitor) => {
  test.each([
    ['visitor', visitor],
    ['trial', 'opens'],
    ['subscriber', 'opens'],
    ['expired', 'says what it takes'],
  ] as const)('%s: %s', async (role, outcome) => {
    expect(await outcomeOf(role, feature, sql)).toBe(outcome)
  })
})

test.each([
  ['visitor', null],
  ['trial', ['Slice and simmer.']],
  ['subscriber', ['Slice and simmer.']],
  ['expired', null],
] as const)('premium_recipes: the body of one as %s sees it', async (role, instructions) => {
  const { rows } = await as(role, (client) =>
    client.query(
      'select title, instructions, jsonb_array_length(ingredients) as names from recipes where id = $1',
      [premium],
    ),
  )
  // The card and the names of the ingredients are open to everyone.
  expect(rows).toEqual([{ title: 'Onion soup', instructions, names: 2 }])
})

test.each([
  search(`restrictions => '{nuts,dairy,gluten}', preferences => '{vegan}'`),
  search(`cuisines => '{thai}', meals => '{dinner}', max_minutes => 30, search_text => 'soup'`),
  'select * from recipe_teasers(now()::date)',
])('what is never refused to anyone: %s', async (sql) => {
  for (const role of roles) expect(await outcomeOf(role, 'advanced_search', sql)).toBe('opens')
})

test('who has no access any more keeps, fills and removes what is there', async () => {
  const id = await database.createUser({ situation: 'trial' })
  await database.asUser(id, async (client) => {
    await client.query(`insert into favorite_recipes (recipe_id) values ('7')`)
    await client.query(`insert into recipe_collections (name) values ('Soups')`)
  })
  await database.pool.query(
    `update public_profiles set created_at = now() - interval '15 days' where id = $1`,
    [id],
  )
  await database.asUser(id, async (client) => {
    const filled = await client.query(
      `insert into collection_recipes (collection_id, recipe_id, recipe_data)
       select id, '7', '{}' from recipe_collections where name = 'Soups'`,
    )
    const lists = await client.query('select * from shopping_lists where is_default')
    const removed = await client.query('delete from favorite_recipes')
    const gone = await client.query('delete from recipe_collections where not is_default')
    expect([filled, lists, removed, gone].map(({ rowCount }) => rowCount)).toEqual([1, 1, 1, 1])
  })
})

/** Some are refused by a function of the host or by the screen: both ask this. */
describe.each(planFeatures)('can_use: %s', (feature) => {
  test.each([
    ['visitor', false],
    ['trial', true],
    ['subscriber', true],
    ['expired', false],
  ] as const)('%s: %s', async (role, allowed) => {
    const { rows } = await as(role, (client) =>
      client.query('select can_use($1) as allowed', [feature]),
    )
    expect(rows).toEqual([{ allowed }])
  })
})
