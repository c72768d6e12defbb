import type { Client } from 'pg'
import { z } from 'zod'
import type { Cast } from './statements.ts'

const castSchema = z.tuple([
  z.object({
    cook: z.string(),
    star: z.string(),
    recipe: z.coerce.number(),
    comment: z.string(),
    quietRecipe: z.coerce.number(),
    item: z.string(),
  }),
])

/** Whom the questions are about: a cook in the middle, and the extremes of the power laws. */
export async function castOf(
  client: Client,
  cook: number,
  pantry: readonly unknown[],
): Promise<Cast> {
  // Somebody in their trial, for whom everything is open.
  await client.query(
    'update public.public_profiles set created_at = now() where id = pg_temp.cook($1)',
    [cook],
  )
  const { rows } = await client.query(
    `with said as (
       select recipe_id, count(*) as times from public.comments group by recipe_id
     )
     select
       pg_temp.cook($1) as cook,
       (select followed_id from public.follows group by followed_id order by count(*) desc limit 1) as star,
       (select recipe_id from said order by times desc, recipe_id limit 1) as recipe,
       (select id from public.comments order by likes desc limit 1) as comment,
       (select recipe_id from said where recipe_id > 100 order by times, recipe_id limit 1) as "quietRecipe",
       (select id from public.shopping_list_items where user_id = pg_temp.cook($1) order by id limit 1) as item`,
    [cook],
  )
  const [cast] = castSchema.parse(rows)
  // So that the follow is a new one.
  await client.query('delete from public.follows where follower_id = $1 and followed_id = $2', [
    cast.cook,
    cast.star,
  ])
  return { ...cast, pantry: JSON.stringify(pantry) }
}
