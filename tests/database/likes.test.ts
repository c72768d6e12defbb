import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { times } from '#domain/testing/times.ts'
import { writeComment } from '../support/comments.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let comment: string
let crowd: string[]
let connections: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  connections = new Pool({
    ...database.connection,
    max: 6,
    // What is counted here hangs on locks, not on the disk: waiting for it would take a minute.
    options: '-c synchronous_commit=off -c role=authenticated',
  })
  // The app's plain update, once for each answer, in a transaction of its own and with a list of likes
  // that was read when nobody else liked it. In one call, so that thousands of them take seconds.
  await database.pool.query(`
    create procedure toggle(liker uuid, comment uuid, answers boolean[]) language plpgsql as $$
    declare
      does boolean;
    begin
      foreach does in array answers loop
        perform set_config(
          'request.jwt.claims', json_build_object('sub', liker, 'role', 'authenticated')::text, true
        );
        update comments
        set liked_by = case when does then array[liker] else '{}' end, likes = does::integer
        where id = comment;
        commit;
      end loop;
    end
    $$;
    grant execute on procedure toggle to authenticated`)
  const recipe = await insertRecipe(database.pool)
  const author = await database.createUser()
  comment = await writeComment(database, author, { on: recipe, content: 'Lovely.' })
  crowd = await Promise.all(Array.from({ length: 200 }, () => database.createUser()))
})
afterAll(async () => {
  await connections.end()
  await database.drop()
})

const toggle = (user: string, likes: readonly boolean[]) =>
  connections.query('call toggle($1, $2, $3)', [user, comment, likes])

test('200 people who like, unlike and like again at once are counted exactly, many times in a row', async () => {
  for (let round = 0; round < times({ quick: 4, thorough: 20 }); round++) {
    // Another half each time ends without a like, so that no round may rest on the one before.
    const likers = crowd.filter((_, place) => (place + round) % 2 === 0)
    await Promise.all(
      crowd.map((user) =>
        toggle(user, likers.includes(user) ? [true, false, true] : [true, false]),
      ),
    )
    const { rows } = await database.pool.query<{ likes: number; liked_by: string[] }>(
      'select likes, liked_by from comments where id = $1',
      [comment],
    )
    expect(rows[0]?.likes).toBe(100)
    expect(rows[0]?.liked_by.toSorted()).toEqual(likers.toSorted())
  }
})
