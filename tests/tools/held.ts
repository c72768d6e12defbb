import type { Client } from 'pg'

/** Everything that a tool could write to, if it wrote. */
const tables = [
  'pantry_items',
  'ingredient_corrections',
  'staple_lists',
  'shopping_records',
  'shopping_lists',
  'shopping_list_items',
  'planned_meals',
  'favorite_recipes',
  'recipe_collections',
  'collection_recipes',
  'comments',
  'follows',
  'eaters',
  'private_profiles',
]

/** One text for all that people have: another one where any of it has changed. */
export async function heldIn(client: Client): Promise<string> {
  const parts = [
    ...tables.map(
      (table) => `select '${table}' as name, row::text as held from public.${table} as row`,
    ),
    `select 'own', row::text from public.recipe_cards as row where row.owner_id is not null`,
    `select 'account', account.id::text from auth.users as account`,
  ]
  const { rows } = await client.query<{ held: string }>(
    `select md5(string_agg(all_of.name || all_of.held, '' order by all_of.name, all_of.held)) as held
     from (${parts.join(' union all ')}) as all_of`,
  )
  return rows[0]?.held ?? ''
}
