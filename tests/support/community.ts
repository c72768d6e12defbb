import type { TestDatabase } from './database.ts'

/** What people do to and ask about each other, as the app does it. */
export function communityIn(database: () => TestDatabase) {
  /** As the app asks: a function of the database, by the names of its parameters; answers as JSON. */
  async function ask(
    user: string,
    name: string,
    input: Record<string, unknown> = {},
  ): Promise<Record<string, unknown>[]> {
    const given = Object.keys(input).map((key, index) => `${key} => $${index + 1}`)
    const { rows } = await database().asUser(user, (client) =>
      client.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(answer) as row from ${name}(${given.join(', ')}) as answer`,
        Object.values(input),
      ),
    )
    return rows.map(({ row }) => row)
  }

  const person = async (reader: string, id: string) =>
    (await ask(reader, 'person', { person: id }))[0]

  const change = (user: string, sql: string, values: unknown[]) =>
    database().asUser(user, (client) => client.query(sql, values))

  const follow = (follower: string, followed: string) =>
    change(
      follower,
      'insert into follows (follower_id, followed_id) values ($1, $2) on conflict do nothing',
      [follower, followed],
    )
  const unfollow = (follower: string, followed: string) =>
    change(follower, 'delete from follows where follower_id = $1 and followed_id = $2', [
      follower,
      followed,
    ])
  const block = (blocker: string, blocked: string) =>
    change(blocker, 'insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
      blocker,
      blocked,
    ])

  const cook = (user: string, recipeId: number, servings = 2) =>
    change(user, 'insert into cooked_recipes (user_id, recipe_id, servings) values ($1, $2, $3)', [
      user,
      recipeId,
      servings,
    ])

  const earned = async (user: string) =>
    (
      await database().pool.query<{ badge: string }>(
        'select badge from earned_badges where user_id = $1 order by badge',
        [user],
      )
    ).rows.map(({ badge }) => badge)

  return { ask, person, change, follow, unfollow, block, cook, earned }
}
