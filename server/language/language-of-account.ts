import type { Pool } from 'pg'
import { z } from 'zod'

const rowSchema = z.array(z.object({ language: z.string().nullable() }))

/** The language that somebody keeps with their account, beside their name (`user_metadata.language`); null for none. */
export async function languageOf(
  pool: Pick<Pool, 'query'>,
  userId: string,
): Promise<string | null> {
  const { rows } = await pool.query(
    `select raw_user_meta_data ->> 'language' as language from auth.users where id = $1`,
    [userId],
  )
  return rowSchema.parse(rows)[0]?.language ?? null
}
