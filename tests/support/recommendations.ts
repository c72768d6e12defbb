import type { TestDatabase, Work } from './database.ts'

/** A row of any row; each row fills what it has. */
export interface RecommendationRow {
  id: string
  title: string
  cuisine: string[]
  fresh: string[]
  reason: string
  reason_name: string | null
  reason_count: number | null
  is_for_everyone: boolean
}

/** How each row is asked for. */
export const recommendationCalls = {
  ofDay: 'select * from recipe_of_the_day(now()::date)',
  seasonal: `select * from seasonal_recipes('northern', 11, 24)`,
  recommended: 'select * from recommended_recipes()',
  teasers: 'select * from recipe_teasers(now()::date)',
}

export const recommendationRows =
  (sql: string, values: unknown[] = []): Work<RecommendationRow[]> =>
  async (client) =>
    (await client.query<RecommendationRow>(sql, values)).rows

export async function recipeTitled(
  { pool }: TestDatabase,
  title: string,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from recipe_cards where title = $1',
    [title],
  )
  return rows[0]?.id
}

export async function setDiet({ pool }: TestDatabase, cook: string, settings: object) {
  await pool.query('update private_profiles set dietary_settings = $2 where id = $1', [
    cook,
    settings,
  ])
}
