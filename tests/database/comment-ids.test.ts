import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeComment } from '../support/comments.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('nobody takes the id of a comment that its author may bring back', async () => {
  const [ada, bo] = await Promise.all([database.createUser(), database.createUser()])
  const recipe = await insertRecipe(database.pool)
  const id = await writeComment(database, bo, { on: recipe, content: 'Mine' })
  await database.asUser(bo, (client) => client.query('delete from comments where id = $1', [id]))
  const taking = database.asUser(ada, (client) =>
    client.query('insert into comments (id, recipe_id, content) values ($1, $2, $3)', [
      id,
      recipe,
      'Taken',
    ]),
  )
  await expect(taking).rejects.toMatchObject({ code: '23505', message: 'comment_exists' })
  const back = await database.asUser(bo, (client) =>
    client.query('select restore_comment($1) as done', [id]),
  )
  expect(back.rows).toEqual([{ done: true }])
})
