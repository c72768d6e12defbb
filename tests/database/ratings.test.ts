import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let owner: string
let recipe: number

beforeAll(async () => {
  database = await createTestDatabase()
  owner = await database.createUser()
})
afterAll(() => database.drop())
beforeEach(async () => {
  recipe = await insertRecipe(database.pool, { ownerId: owner, visibility: 'public' })
})

const rate = (user: string, rating: number | null) =>
  database.asUser(user, (client) =>
    client.query(`insert into comments (recipe_id, content, rating) values ($1, 'Said.', $2)`, [
      recipe,
      rating,
    ]),
  )

const shown = async () => {
  const { rows } = await database.asAnon((client) =>
    client.query('select rating, review_count from recipes where id = $1', [recipe]),
  )
  return rows[0]
}

test('the mean of what each cook said last', async () => {
  const [ada, bo] = [await database.createUser(), await database.createUser()]
  expect(await shown()).toEqual({ rating: '0.00', review_count: 0 })
  await rate(ada, 5)
  await rate(bo, 4)
  expect(await shown()).toEqual({ rating: '4.50', review_count: 2 })
  await rate(ada, 2)
  expect(await shown()).toEqual({ rating: '3.00', review_count: 2 })
  await rate(ada, null)
  expect(await shown()).toEqual({ rating: '3.00', review_count: 2 })
})

test('it follows edits, deletions and erased accounts', async () => {
  const [ada, bo] = [await database.createUser(), await database.createUser()]
  await rate(ada, 5)
  await rate(bo, 1)
  await database.asUser(bo, (client) =>
    client.query('update comments set rating = 4 where user_id = $1', [bo]),
  )
  expect(await shown()).toEqual({ rating: '4.50', review_count: 2 })
  await database.asUser(bo, (client) =>
    client.query('delete from comments where user_id = $1', [bo]),
  )
  expect(await shown()).toEqual({ rating: '5.00', review_count: 1 })
  await database.pool.query('delete from auth.users where id = $1', [ada])
  expect(await shown()).toEqual({ rating: '0.00', review_count: 0 })
})

test('nobody rates their own recipe', async () => {
  await rate(owner, 5)
  expect(await shown()).toEqual({ rating: '0.00', review_count: 0 })
})

test('of several ratings in one call the last counts', async () => {
  const cook = await database.createUser()
  await database.asUser(cook, (client) =>
    client.query(
      `insert into comments (recipe_id, content, rating)
       values ($1, 'First', 1), ($1, 'Second', 2), ($1, 'Third', 3)`,
      [recipe],
    ),
  )
  expect(await shown()).toEqual({ rating: '3.00', review_count: 1 })
})

test('60 cooks who rate twice at once are counted exactly', async () => {
  const cooks = await Promise.all(Array.from({ length: 60 }, () => database.createUser()))
  await Promise.all(cooks.map((cook) => rate(cook, 1)))
  expect(await shown()).toEqual({ rating: '1.00', review_count: 60 })
  await Promise.all(cooks.map((cook, index) => rate(cook, index % 2 === 0 ? 5 : 4)))
  expect(await shown()).toEqual({ rating: '4.50', review_count: 60 })
})
