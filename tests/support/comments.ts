import type { TestDatabase } from './database.ts'

export interface NewComment {
  /** The recipe's id. */
  on: number
  content: string
  rating?: number
  /** The comment that this one answers. */
  parent?: string
}

/** Comments as the user, by the insert of the app; returns the comment's id. */
export async function writeComment(
  database: TestDatabase,
  user: string,
  { on, content, rating, parent }: NewComment,
): Promise<string> {
  const { rows } = await database.asUser(user, (client) =>
    client.query<{ id: string }>(
      `insert into comments
         (recipe_id, user_id, content, rating, parent_comment_id, likes, liked_by)
       values ($1, $2, $3, $4, $5, 0, '{}') returning id`,
      [on, user, content, rating ?? null, parent ?? null],
    ),
  )
  return rows[0]?.id ?? 'none'
}
