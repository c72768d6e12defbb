import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCatalogueDatabase } from '../support/catalogue-database.ts'
import type { TestDatabase } from '../support/database.ts'
import {
  recipeTitled,
  setDiet,
  recommendationRows,
  recommendationCalls,
} from '../support/recommendations.ts'

let database: TestDatabase
let cook: string

beforeAll(async () => {
  database = await createCatalogueDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  cook = await database.createUser()
})

const { seasonal, recommended, teasers } = recommendationCalls
const asCook = (sql: string, values: unknown[] = []) =>
  database.asUser(cook, recommendationRows(sql, values))

describe('recommendations', () => {
  const dal = 'Red lentil dal with sizzling garlic'
  const cooked = async (title: string, daysAgo = 0) =>
    database.pool.query(
      `insert into cooked_recipes (user_id, recipe_id, servings, cooked_at)
       values ($1, $2, 2, now() - $3 * interval '1 day')`,
      [cook, await recipeTitled(database, title), daysAgo],
    )

  test('begin with what fits the pantry, and say what', async () => {
    expect((await asCook(recommended)).every(({ reason }) => reason === 'start')).toBe(true)
    await asCook(
      `insert into pantry_items (name, ingredient) values ('eggs', 'egg'), ('rice', 'rice')`,
    )
    const [first] = await asCook(recommended)
    expect(first).toMatchObject({ reason: 'fits', reason_count: expect.any(Number) })
  })

  test('are close to what was cooked, and never that itself so soon', async () => {
    await cooked(dal)
    const found = await asCook(recommended)
    expect(found[0]).toMatchObject({ reason: 'cooked', reason_name: dal })
    expect(found[0]?.cuisine).toContain('indian')
    expect(found.map(({ title }) => title)).not.toContain(dal)
  })

  test('are there also for who cooked a composed dish, which is no recipe', async () => {
    await cooked(dal)
    const before = await asCook(recommended)
    await asCook(
      `insert into cooked_recipes (dish_address, dish_title, servings)
       values ('/dish/traybake-1?flavour=plain&for=4&main=salmon', 'Roast salmon', 2)`,
    )
    expect(await asCook(recommended)).toEqual(before)
  })

  test('bring back after a fortnight what is close to another', async () => {
    const all = `select * from recommended_recipes(50)`
    await cooked(dal, 15)
    await cooked('Dal tadka, yellow dal with sizzled ghee')
    const titles = (await asCook(all)).map(({ title }) => title)
    expect(titles).toContain(dal)
    await database.pool.query(
      `update cooked_recipes set cooked_at = now() - interval '13 days' where user_id = $1`,
      [cook],
    )
    expect((await asCook(all)).map(({ title }) => title)).not.toContain(dal)
  })

  test('speak of a cuisine where several of it are saved', async () => {
    await asCook(
      `insert into favorite_recipes (recipe_id)
       select id::text from recipe_cards where 'thai' = any (cuisine) order by id limit 4`,
    )
    await asCook(`insert into favorite_recipes (recipe_id) values ('gone'), ('999999999999999999')`)
    expect(await asCook(recommended)).toContainEqual(
      expect.objectContaining({ reason: 'saved-cuisine', reason_name: 'thai', reason_count: 4 }),
    )
  })

  test('follow a high rating, and not a low one', async () => {
    const rate = async (rating: number) =>
      asCook(`insert into comments (recipe_id, content, rating) values ($1, 'Well.', $2)`, [
        await recipeTitled(database, dal),
        rating,
      ])
    await rate(2)
    expect((await asCook(recommended)).some(({ reason }) => reason === 'rated')).toBe(false)
    await rate(5)
    expect((await asCook(recommended))[0]).toMatchObject({ reason: 'rated', reason_name: dal })
  })

  test('use what will not keep', async () => {
    await asCook(
      `insert into pantry_items (name, ingredient, stocked_at)
       values ('spinach', 'spinach', now() - interval '6 days'), ('feta', 'feta', now())`,
    )
    expect(await asCook(recommended)).toContainEqual(
      expect.objectContaining({ reason: 'pantry', reason_name: 'spinach' }),
    )
  })

  test('hold to diet and restrictions, and so do season and teasers', async () => {
    await cooked(dal)
    await setDiet(database, cook, {
      preferences: [{ id: 'vegetarian', checked: true }],
      restrictions: [{ id: 'dairy', checked: true }],
    })
    for (const sql of [recommended, seasonal, teasers]) {
      const found = await asCook(
        `select c.diets, c.free_of from (${sql}) f join recipe_cards c using (id)`,
      )
      expect(found.length).toBeGreaterThan(0)
      for (const each of found) {
        expect(each).toMatchObject({ diets: expect.arrayContaining(['vegetarian']) })
        expect(each).toMatchObject({ free_of: expect.arrayContaining(['dairy']) })
      }
    }
  })

  test('are of various cuisines: two of one in six', async () => {
    await asCook(
      `insert into favorite_recipes (recipe_id)
       select id::text from recipe_cards where 'indian' = any (cuisine) order by id limit 10`,
    )
    const found = await asCook(recommended)
    for (const block of [found.slice(0, 6), found.slice(6, 12)]) {
      const counts = new Map<string, number>()
      for (const word of block.flatMap(({ cuisine }) => cuisine)) {
        counts.set(word, (counts.get(word) ?? 0) + 1)
      }
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(2)
    }
  })

  test('never show a private, a followers’ or an own recipe', async () => {
    const owner = await database.createUser()
    await asCook('insert into follows (followed_id) values ($1)', [owner])
    await cooked(dal)
    const copy = async (ownerId: string, visibility: string, title: string) => {
      const { rows: made } = await database.pool.query<{ id: string }>(
        `insert into recipe_cards
           (title, owner_id, visibility, ready_in_minutes, servings, season, cuisine, assumed, review_count)
         values ($3, $1, $2, 10, 2, '{autumn}', '{indian}', '{ready_in_minutes}', 9) returning id`,
        [ownerId, visibility, title],
      )
      await database.pool.query(
        `insert into recipe_ingredients (recipe_id, position, ingredient_id)
         select $1, position, ingredient_id from recipe_ingredients where recipe_id = $2`,
        [made[0]?.id, await recipeTitled(database, dal)],
      )
    }
    await copy(owner, 'private', 'Hidden dal')
    await copy(owner, 'followers', 'Dal for friends')
    await copy(cook, 'public', 'My dal')
    await copy(owner, 'public', 'Dal for all')
    const found = await asCook(`select * from recommended_recipes(50)`)
    const titles = found.map(({ title }) => title)
    const unstated = expect.objectContaining({
      title: 'Dal for all',
      assumed: ['ready_in_minutes'],
    })
    expect(found).toContainEqual(unstated)
    // Of the season are first of all those that take much of what November gives.
    await database.pool.query(
      `insert into recipe_ingredients (recipe_id, position, ingredient_id)
       select card.id, 50 + row_number() over (), food.id from recipe_cards as card, ingredients as food
       where card.title = 'Dal for all' and food.slug in ('leek', 'kale', 'beet', 'pumpkin', 'celeriac', 'parsnip')`,
    )
    expect(await asCook(`select * from seasonal_recipes('northern', 11, 50)`)).toContainEqual(
      unstated,
    )
    expect(titles).not.toContain('Hidden dal')
    expect(titles).not.toContain('Dal for friends')
    expect(titles).not.toContain('My dal')
    await database.pool.query('delete from recipe_cards where owner_id is not null')
  })

  test('say nothing of a liked recipe that its cook has hidden since', async () => {
    const owner = await database.createUser()
    const { rows: made } = await database.pool.query<{ id: string }>(
      `insert into recipe_cards (title, owner_id, visibility, ready_in_minutes, servings)
       values ('Secret', $1, 'private', 10, 2) returning id`,
      [owner],
    )
    await database.pool.query(
      `insert into recipe_ingredients (recipe_id, position, ingredient_id)
       select $1, position, ingredient_id from recipe_ingredients where recipe_id = $2`,
      [made[0]?.id, await recipeTitled(database, dal)],
    )
    await database.pool.query(
      `insert into cooked_recipes (user_id, recipe_id, servings) values ($1, $2, 2)`,
      [cook, made[0]?.id],
    )
    const found = await asCook(recommended)
    expect(found.map(({ reason_name: name }) => name)).not.toContain('Secret')
    expect(found.every(({ reason }) => reason === 'start')).toBe(true)
  })
})
