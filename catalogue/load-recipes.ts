import type { ClientBase } from 'pg'
import type { RecipeRow } from './catalogue-file.ts'

/** A slug is unique at every moment, so that two recipes could not swap theirs otherwise. */
const freeSlugs = `
  update public.recipe_cards as card
  set slug = null
  from jsonb_to_recordset($1) as row(id bigint, slug text)
  where card.id <> row.id and card.slug = row.slug and card.owner_id is null`

// Ratings, counts and dates are not the file's to say.
const upsertCards = `
  insert into public.recipe_cards as card (
    id, slug, visibility, title, image, ready_in_minutes, active_minutes, servings, summary,
    cuisine, meal_type, difficulty, diets, contains, free_of, season, is_premium, tags, facts
  )
  select
    id, slug, 'public', title, image, ready_in_minutes, active_minutes, servings, summary,
    cuisine, meal_type, difficulty, diets, contains, free_of, season, is_premium, tags, facts
  from jsonb_to_recordset($1) as row(
    id bigint, slug text, title text, image text, ready_in_minutes integer,
    active_minutes integer, servings integer, summary text, cuisine text[], meal_type text[],
    difficulty text, diets text[], contains text[], free_of text[], season text[], is_premium boolean,
    tags text[], facts text[]
  )
  on conflict (id) do update set
    slug = excluded.slug,
    title = excluded.title,
    image = excluded.image,
    ready_in_minutes = excluded.ready_in_minutes,
    active_minutes = excluded.active_minutes,
    servings = excluded.servings,
    summary = excluded.summary,
    cuisine = excluded.cuisine,
    meal_type = excluded.meal_type,
    difficulty = excluded.difficulty,
    diets = excluded.diets,
    contains = excluded.contains,
    free_of = excluded.free_of,
    season = excluded.season,
    is_premium = excluded.is_premium,
    tags = excluded.tags,
    facts = excluded.facts,
    updated_at = now()
  where
    card.owner_id is null
    and (
      card.slug, card.title, card.image, card.ready_in_minutes, card.active_minutes,
      card.servings, card.summary, card.cuisine, card.meal_type, card.difficulty, card.diets,
      card.contains, card.free_of, card.season, card.is_premium, card.tags, card.facts
    ) is distinct from (
      excluded.slug, excluded.title, excluded.image, excluded.ready_in_minutes,
      excluded.active_minutes, excluded.servings, excluded.summary, excluded.cuisine,
      excluded.meal_type, excluded.difficulty, excluded.diets, excluded.contains, excluded.free_of,
      excluded.season, excluded.is_premium, excluded.tags, excluded.facts
    )`

const upsertDetails = `
  insert into public.recipe_details as held (
    recipe_id, instructions, nutrition_info, alternatives, tip, storage
  )
  select id, instructions, nutrition_info, alternatives, tip, storage
  from jsonb_to_recordset($1) as row(
    id bigint, instructions jsonb, nutrition_info jsonb, alternatives jsonb, tip text,
    storage text
  )
  on conflict (recipe_id) do update set
    instructions = excluded.instructions,
    nutrition_info = excluded.nutrition_info,
    alternatives = excluded.alternatives,
    tip = excluded.tip,
    storage = excluded.storage`

// Nothing refers to a line; its measures go with it.
const removeLines = `delete from public.recipe_ingredients where recipe_id = any ($1)`

const insertLines = `
  insert into public.recipe_ingredients (
    recipe_id, position, ingredient_id, section, optional, use, without, contexts, is_main
  )
  select
    row.recipe_id, row.position, ingredient.id, row.section, row.optional, row.use, row.without,
    row.contexts, row.is_main
  from jsonb_to_recordset($1) as row(
    recipe_id bigint, position smallint, ingredient text, section text, optional boolean, use text,
    without text, contexts text[], is_main boolean
  )
  left join public.ingredients as ingredient on ingredient.slug = row.ingredient`

const insertMeasures = `
  insert into public.recipe_measures (recipe_id, position, amount, amount_max, unit, note, us)
  select recipe_id, position, amount, amount_max, unit, note, us
  from jsonb_to_recordset($1) as row(
    recipe_id bigint, position smallint, amount numeric, amount_max numeric, unit text, note text,
    us text
  )`

/** Brings the catalogue's recipes to what the file holds, keeping their ids, ratings and comments. */
export async function loadRecipes(
  client: ClientBase,
  recipes: readonly RecipeRow[],
): Promise<void> {
  const cards = JSON.stringify(recipes)
  await client.query(freeSlugs, [cards])
  await client.query(upsertCards, [cards])
  await client.query(upsertDetails, [cards])

  const lines = JSON.stringify(
    recipes.flatMap(({ id, lines: all }) =>
      all.map((line, index) => ({ ...line, recipe_id: id, position: index + 1 })),
    ),
  )
  await client.query(removeLines, [recipes.map(({ id }) => id)])
  await client.query(insertLines, [lines])
  await client.query(insertMeasures, [lines])
}

/**
 * Removes catalogue recipes that the file no longer has, unless someone commented on, saved or
 * collected them: those stay as they were.
 */
export async function removeRecipes(
  client: ClientBase,
  recipes: readonly RecipeRow[],
): Promise<void> {
  await client.query(
    `delete from public.recipe_cards as card
     where
       card.owner_id is null
       and card.id <> all ($1)
       and not exists (select from public.comments as each where each.recipe_id = card.id)
       and not exists (
         select from public.favorite_recipes as each where each.recipe_id = card.id::text
       )
       and not exists (
         select from public.collection_recipes as each where each.recipe_id = card.id::text
       )`,
    [recipes.map(({ id }) => id)],
  )
}
