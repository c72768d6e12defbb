import type { ClientBase, Pool } from 'pg'

interface NewRecipe {
  /** The catalogue's have the number of their file; else the database counts. */
  id?: number
  title?: string
  ownerId?: string
  visibility?: 'public' | 'followers' | 'private'
  premium?: boolean
  /** Stands in every part of the body: steps, tip and the text of the lines. */
  body?: string
}

/** A recipe of two lines and one step, written as the catalogue's loader would; returns its id. */
export async function insertRecipe(
  pool: Pool | ClientBase,
  recipe: NewRecipe = {},
): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into public.recipe_cards
       (id, title, owner_id, visibility, is_premium, ready_in_minutes, servings, season)
     values (
       coalesce($5, nextval(pg_get_serial_sequence('public.recipe_cards', 'id'))),
       $1, $2, $3, $4, 30, 4, '{autumn}'
     ) returning id`,
    [
      recipe.title ?? 'Onion soup',
      recipe.ownerId ?? null,
      recipe.visibility ?? 'public',
      recipe.premium === true,
      recipe.id ?? null,
    ],
  )
  const id = Number(rows[0]?.id)
  await pool.query(
    `with onion as (
       insert into public.ingredients (slug, name, plural, category)
       values ('onion', 'onion', 'onions', 'Vegetables')
       on conflict (slug) do update set name = excluded.name returning id
     ), line as (
       insert into public.recipe_ingredients (recipe_id, position, ingredient_id, name)
       select $1::bigint, 1, onion.id, null from onion
       union all select $1::bigint, 2, null, 'stock from the freezer'
       returning recipe_id, position
     )
     insert into public.recipe_measures (recipe_id, position, amount, unit, original_text)
     select recipe_id, position, 500, 'g', coalesce($2, 'line ' || position) from line`,
    [id, recipe.body ?? null],
  )
  await pool.query(
    `insert into public.recipe_details (recipe_id, instructions, nutrition_info, tip, storage)
     values (
       $1, jsonb_build_array($2::text), '{"calories": 210}', coalesce($3, 'Patience.'), 'Three days, cold.'
     )`,
    [id, recipe.body ?? 'Slice and simmer.', recipe.body ?? null],
  )
  return id
}

/** The words of a recipe in German, as the catalogue's loader would write them. */
export async function insertTranslation(
  pool: Pool | ClientBase,
  recipeId: number,
  { title = 'Zwiebelsuppe', body = 'Schneiden und köcheln.' } = {},
): Promise<void> {
  await pool.query(
    `insert into public.recipe_translations (recipe_id, language, title, summary)
     values ($1, 'de', $2, '')`,
    [recipeId, title],
  )
  await pool.query(
    `insert into public.recipe_body_translations (recipe_id, language, instructions)
     values ($1, 'de', jsonb_build_array($2::text))`,
    [recipeId, body],
  )
}
