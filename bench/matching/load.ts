import type { Client } from 'pg'
import type { CatalogueFile } from '#catalogue/catalogue-file.ts'
import { loadIngredients } from '#catalogue/load-ingredients.ts'
import { rarityWeight } from '#domain/matching/weights.ts'
import type { GeneratedRecipe } from './corpus.ts'

const batch = 10_000

const insertCards = `
  insert into public.recipe_cards (
    id, title, visibility, image, ready_in_minutes, servings, difficulty, cuisine, meal_type, diets,
    contains, free_of, season, rating, review_count
  )
  select
    id, title, 'public', '/covers/stock.webp', minutes, 4, difficulty, cuisine, "mealType", diets,
    coalesce(allergens, '{}'),
    private.without(
      array['nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame'], allergens
    ),
    season, rating, "reviewCount"
  from jsonb_to_recordset($1) as row(
    id bigint, title text, minutes integer, difficulty text, cuisine text[], "mealType" text[],
    diets text[], allergens text[], season text[], rating numeric, "reviewCount" integer
  )`

const insertLines = `
  insert into public.recipe_ingredients (recipe_id, position, ingredient_id, name, optional)
  select row.id, need.position, abs(need.value), null, need.value < 0
  from jsonb_to_recordset($1) as row(id bigint, needs integer[])
  cross join unnest(row.needs) with ordinality as need(value, position)
  union all
  select row.id, 100, null, 'what the garden gives', false
  from jsonb_to_recordset($1) as row(id bigint, unread boolean)
  where row.unread`

/** Indexes of a table by the commands that make them again, without the one of its key. */
async function indexesOf(client: Client, table: string): Promise<{ name: string; made: string }[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
     from pg_index where indrelid = $1::regclass and not indisprimary`,
    [table],
  )
  return rows
}

/**
 * Brings an empty, migrated database to hold the catalogue's ingredients and so many generated
 * recipes. Triggers and secondary indexes wait for the end, as for any bulk load; what they would have
 * written is taken from the very view that they read.
 */
export async function loadCorpus(
  client: Client,
  file: CatalogueFile,
  size: number,
  recipe: (id: number) => GeneratedRecipe,
): Promise<void> {
  await loadIngredients(client, file)
  const { rows } = await client.query<{ slug: string }>(
    'select slug from public.ingredients order by id',
  )
  if (rows.some(({ slug }, index) => slug !== file.ingredients[index]?.slug)) {
    throw new Error('the ingredients did not get the ids 1, 2, 3 … in the order of the file')
  }
  const counts = file.ingredients.map(() => 0)
  await client.query('set session_replication_role = replica')
  for (let from = 0; from < size; from += batch) {
    const many = Array.from({ length: Math.min(batch, size - from) }, (_, index) =>
      recipe(from + index + 1),
    )
    for (const { needs } of many) {
      for (const need of needs) {
        counts[Math.abs(need) - 1] = (counts[Math.abs(need) - 1] ?? 0) + 1
      }
    }
    const json = JSON.stringify(many)
    await client.query(insertCards, [json])
    await client.query(insertLines, [json])
  }
  await client.query('set session_replication_role = origin')
  await client.query(
    `update public.ingredients as known set weight = row.weight, recipe_count = row.count
     from jsonb_to_recordset($1) as row(id integer, weight smallint, count integer)
     where known.id = row.id`,
    [
      JSON.stringify(
        counts.map((count, index) => ({
          id: index + 1,
          weight: rarityWeight(count, size),
          count,
        })),
      ),
    ],
  )
  await client.query('set session_replication_role = replica')
  await client.query('analyze')

  const indexes = await indexesOf(client, 'private.recipe_matches')
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query(`
    insert into private.recipe_matches
    select
      recipe_id, owner_id, required, unread, popularity, minutes, rating, traits, kinds, ingredients,
      rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words
    from private.derived_recipe_matches`)
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const { made } of indexes) await client.query(made)
  await client.query('reset maintenance_work_mem')
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
}
