import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type NewComment, writeComment } from '../support/comments.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let ada: string
let bo: string
let recipe: number

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  ;[ada, bo, recipe] = await Promise.all([
    database.createUser({ situation: 'expired' }),
    database.createUser({ situation: 'expired' }),
    insertRecipe(database.pool),
  ])
})

const say = (user: string, said: Omit<NewComment, 'on'>) =>
  writeComment(database, user, { on: recipe, ...said })

const ratingOf = async () =>
  (
    await database.pool.query('select rating, review_count from recipe_cards where id = $1', [
      recipe,
    ])
  ).rows[0]

const stored = async (id: string) =>
  (await database.pool.query('select * from comments where id = $1', [id])).rows[0]

const minuteOfClock = () => Math.floor(Date.now() / 60_000)

/** The pace counts by the minutes and days of the clock: what happened while one turned is done anew, by a new cook. */
async function withinOneMinute(work: (cook: string) => Promise<void>): Promise<void> {
  const cook = await database.createUser()
  const minute = minuteOfClock()
  try {
    await work(cook)
  } catch (thrown) {
    if (minute === minuteOfClock()) throw thrown
  }
  if (minute !== minuteOfClock()) await withinOneMinute(work)
}

test('20 comments a minute and 200 a day, deleted ones counted', async () => {
  await withinOneMinute(async (cook) => {
    const many = (count: number) =>
      database.asUser(cook, (client) =>
        client.query(
          `insert into comments (recipe_id, content) select $1, 'again' from generate_series(1, $2)`,
          [recipe, count],
        ),
      )
    const aMinutePasses = () =>
      database.pool.query(
        `update private.comment_rate_limits set minute = minute - interval '1 minute' where user_id = $1`,
        [cook],
      )
    await expect(many(21)).rejects.toMatchObject({ code: 'P0001', message: 'comment_limit' })
    await many(20)
    await database.pool.query('delete from comments where user_id = $1', [cook])
    await expect(many(1)).rejects.toMatchObject({ message: 'comment_limit' })
    for (let minute = 1; minute < 10; minute++) {
      await aMinutePasses()
      await many(20)
    }
    await aMinutePasses()
    await expect(many(1)).rejects.toMatchObject({ message: 'comment_limit' })
    await database.pool.query(
      `update private.comment_rate_limits set day = day - 1 where user_id = $1`,
      [cook],
    )
    await many(1)
  })
})

test('of 40 comments at once 20 are kept', async () => {
  await withinOneMinute(async (cook) => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => say(cook, { content: 'At once.' })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })
})

test('nobody’s own recipe takes a rating, with words or without', async () => {
  const own = await insertRecipe(database.pool, { ownerId: ada, visibility: 'public' })
  const id = await writeComment(database, ada, { on: own, content: 'Mine.', rating: 5 })
  expect(await stored(id)).toMatchObject({ rating: null })
  await database.asUser(ada, (client) =>
    client.query('update comments set rating = 5 where id = $1', [id]),
  )
  expect(await stored(id)).toMatchObject({ rating: null })
  const wordless = writeComment(database, ada, { on: own, content: '', rating: 5 })
  await expect(wordless).rejects.toMatchObject({ code: '23514' })
})

test('a rating may stand without words, and is changed and taken back in one call', async () => {
  const rate = (stars: number | null) =>
    database.asUser(ada, (client) => client.query('select rate_recipe($1, $2)', [recipe, stars]))
  await rate(3)
  expect(await ratingOf()).toEqual({ rating: '3.00', review_count: 1 })
  await rate(5)
  expect(await ratingOf()).toEqual({ rating: '5.00', review_count: 1 })
  const id = await say(ada, { content: 'Better the second time.', rating: 4 })
  await rate(2)
  expect(await stored(id)).toMatchObject({ rating: 2, content: 'Better the second time.' })
  await rate(null)
  expect(await ratingOf()).toEqual({ rating: '0.00', review_count: 0 })
  const { rows } = await database.pool.query('select content from comments where recipe_id = $1', [
    recipe,
  ])
  expect(rows).toEqual([{ content: 'Better the second time.' }])
  await expect(rate(6)).rejects.toMatchObject({ code: '23514' })
  const nothing = say(bo, { content: '', parent: id })
  await expect(nothing).rejects.toMatchObject({ code: '23514' })
})
