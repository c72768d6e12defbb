import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutBidiControls } from '#domain/text-direction.ts'
import { writeComment } from '../support/comments.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sentRecipe } from '../support/own-recipes.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let ada: string
beforeAll(async () => {
  database = await createTestDatabase()
  ada = await database.createUser({ name: '\u202EAda' })
})
afterAll(() => database.drop())

const turned = '\u202Esoup\u2066 \u202C!'

test('names, comments and titles hold no bidi controls', async () => {
  const on = await insertRecipe(database.pool)
  await writeComment(database, ada, { on, content: turned })
  const { rows } = await database.asUser(ada, async (client) => {
    await client.query('select save_recipe($1)', [sentRecipe({ key: ada, title: turned })])
    return client.query(
      `select
         (select name from profiles where id = $1) as name,
         (select content from comments where user_id = $1) as comment,
         (select title from recipes where owner_id = $1) as title`,
      [ada],
    )
  })
  expect(rows).toEqual([{ name: 'Ada', comment: 'soup !', title: 'soup !' }])
})

test('nor does a name that is written past the view', async () => {
  const write = database.asUser(ada, (client) =>
    client.query('update public_profiles set name = $2 where id = $1', [ada, turned]),
  )
  await expect(write).rejects.toMatchObject({ constraint: 'name_direction' })
})

test('browser and database take out the same', async () => {
  const every = Array.from({ length: 0x300 }, (_, at) => String.fromCodePoint(0x1f00 + at)).join('')
  const { rows } = await database.pool.query('select private.without_bidi_controls($1) as text', [
    every,
  ])
  expect(rows).toEqual([{ text: withoutBidiControls(every) }])
})
