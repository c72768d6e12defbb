import { afterAll, beforeAll, expect, test } from 'vitest'
import { communityIn } from '../support/community.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertFoods, ownRecipesIn, sentLine, sentRecipe } from '../support/own-recipes.ts'

let database: TestDatabase
const people = { cook: '', stranger: '', blocked: '' }
let left = 0
const { save } = ownRecipesIn(() => database)
const { block } = communityIn(() => database)

/** As many as any row of recommendations chooses from, all of one cook and all before that of another. */
beforeAll(async () => {
  database = await createTestDatabase()
  await insertFoods(database)
  await database.pool.query(`update ingredients set shelf_life_days = 10 where slug = 'leek'`)
  for (const name of ['cook', 'stranger', 'blocked'] as const)
    people[name] = await database.createUser({ name })
  await block(people.cook, people.blocked)
  await database.pool.query(
    `with card as (
       insert into recipe_cards (title, owner_id, ready_in_minutes, servings, visibility, season)
       select 'One of many', $1, 30, 4, 'public', '{autumn}' from generate_series(1, 301)
       returning id
     )
     insert into recipe_ingredients (recipe_id, position, ingredient_id, name)
     select card.id, 1, food.id, food.name
     from card cross join ingredients as food where food.slug = 'leek'`,
    [people.cook],
  )
  const ingredients = [sentLine('3 leeks', 'leek')]
  const asked = { visibility: 'public' as const, season: ['autumn'], ingredients }
  left = await save(people.stranger, sentRecipe(asked))
  const liked = await save(people.blocked, sentRecipe({ ...asked, visibility: 'private' }))
  await database.asUser(people.blocked, async (client) => {
    await client.query(
      'insert into cooked_recipes (user_id, recipe_id, servings) values ($1, $2, 2)',
      [people.blocked, liked],
    )
    await client.query(
      `insert into pantry_items (name, ingredient, stocked_at)
       values ('leeks', 'leek', now() - interval '9 days')`,
    )
  })
})
afterAll(() => database.drop())

test.each([
  ['of the season', `select unnest(private.season_order('northern', 10, 0, 12)) as id`],
  ['of one’s taste', 'select recipe_id as id from private.similar_recipes(0, 12)'],
  ['of what will not keep', 'select recipe_id as id from private.spoiling_recipes(0, 12)'],
])(
  'a row of recommendations %s does not run empty over the recipes of somebody blocked',
  async (_name, sql) => {
    const { rows } = await database.asUser(people.blocked, (client) =>
      client.query<{ id: string }>(sql),
    )
    expect(rows.map(({ id }) => Number(id))).toEqual([left])
  },
)
