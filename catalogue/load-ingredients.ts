import type { ClientBase } from 'pg'
import { rarityWeight, recipeCounts } from '#domain/matching/weights.ts'
import type { CatalogueFile } from './catalogue-file.ts'

/** The columns of an ingredient beside its name in addresses, which stays, and its parent, which stands by name in the file. */
const columns = [
  'name',
  'plural',
  'category',
  'staple',
  'icon',
  'origin',
  'contains',
  'free_of',
  'diets',
  'season',
  'shelf_life_days',
  'keeping',
  'measures',
  'grams_per_piece',
  'grams_per_cup',
  'nutrition',
  'weight',
  'recipe_count',
] as const
const columnsOf = (row: string) => columns.map((column) => `${row}.${column}`).join(', ')

const ingredientRows = `
  jsonb_to_recordset($1) as row(
    slug text, parent text, name text, plural text, category text, staple boolean, icon text, origin text,
    contains text[], free_of text[], diets text[], season smallint[], shelf_life_days integer, keeping jsonb,
    measures jsonb,
    grams_per_piece numeric, grams_per_cup numeric, nutrition jsonb, weight smallint, recipe_count integer
  )`

// A parent may be new as well, so that all have their numbers before they are written.
const insertIngredients = `
  with made as materialized (
    select nextval(pg_get_serial_sequence('public.ingredients', 'id')) as id, row.*
    from ${ingredientRows}
    where not exists (select from public.ingredients as held where held.slug = row.slug)
  ), named as (
    select id, slug from made
    union all
    select id, slug from public.ingredients
  )
  insert into public.ingredients (id, slug, parent_id, ${columns.join(', ')})
  overriding system value
  select made.id, made.slug, parent.id, ${columnsOf('made')}
  from made
  left join named as parent on parent.slug = made.parent`

const updateIngredients = `
  update public.ingredients as held
  set parent_id = parent.id, ${columns.map((column) => `${column} = row.${column}`).join(', ')}
  from ${ingredientRows}
  left join public.ingredients as parent on parent.slug = row.parent
  where
    held.slug = row.slug
    and (held.parent_id, ${columnsOf('held')}) is distinct from (parent.id, ${columnsOf('row')})`

const removeAliases = `
  delete from public.ingredient_aliases
  where alias not in (select alias from jsonb_to_recordset($1) as row(alias text))`

const upsertAliases = `
  insert into public.ingredient_aliases as held (alias, ingredient_id, language)
  select row.alias, ingredient.id, row.language
  from jsonb_to_recordset($1) as row(alias text, ingredient text, language text)
  join public.ingredients as ingredient on ingredient.slug = row.ingredient
  on conflict (alias) do update set
    ingredient_id = excluded.ingredient_id, language = excluded.language
  where (held.ingredient_id, held.language) is distinct from (excluded.ingredient_id, excluded.language)`

// Nothing refers to a substitution, and its place in the file is its id: all of them anew.
const insertSubstitutions = `
  insert into public.ingredient_substitutions (
    id, need_id, ratio, quality, context, alike, diets, free_of, note
  )
  overriding system value
  select
    row.id, need.id, row.ratio, row.quality, row.context, row.alike, row.diets, row.free_of, row.note
  from jsonb_to_recordset($1) as row(
    id integer, need text, ratio numeric, quality numeric, context text, alike boolean, diets text[],
    free_of text[], note text
  )
  join public.ingredients as need on need.slug = row.need`

const insertSubstitutionUses = `
  insert into public.ingredient_substitution_uses (substitution_id, ingredient_id, position)
  select row.id, ingredient.id, used.position
  from jsonb_to_recordset($1) as row(id integer, uses text[])
  cross join unnest(row.uses) with ordinality as used(slug, position)
  join public.ingredients as ingredient on ingredient.slug = used.slug`

const wantedTransforms = `
  select source.id as from_id, product.id as to_id, row.takes, row.note
  from jsonb_to_recordset($1) as row("from" text, "to" text, takes integer, note text)
  join public.ingredients as source on source.slug = row."from"
  join public.ingredients as product on product.slug = row."to"`

const compareTransforms = `
  with wanted as (${wantedTransforms}), held as (
    select from_id, to_id, takes, note from public.ingredient_transforms
  )
  select
    exists (select from held) as any_held,
    exists ((table wanted except table held) union all (table held except table wanted)) as differ`

const insertTransforms = `
  insert into public.ingredient_transforms (from_id, to_id, takes, note) ${wantedTransforms}`

/** Ingredients as the table has them: how rare they are comes from the recipes of the same file. */
function weighed({ ingredients, recipes }: CatalogueFile) {
  const counts = recipeCounts(recipes.map(({ lines }) => ({ needs: lines })))
  return ingredients.map((each) => {
    const count = counts.get(each.slug) ?? 0
    return { ...each, weight: rarityWeight(count, recipes.length), recipe_count: count }
  })
}

/** Brings ingredients, aliases, substitutions and transforms to what the file holds. */
export async function loadIngredients(client: ClientBase, file: CatalogueFile): Promise<void> {
  await loadFoods(client, file)

  const aliases = JSON.stringify(file.aliases)
  await client.query(removeAliases, [aliases])
  await client.query(upsertAliases, [aliases])

  const numbered = file.substitutions.map((entry, index) => ({ ...entry, id: index + 1 }))
  const substitutions = JSON.stringify(numbered)
  await client.query('delete from public.ingredient_substitutions')
  await client.query(insertSubstitutions, [substitutions])
  await client.query(insertSubstitutionUses, [substitutions])

  await loadTransforms(client, file)
}

/** Each statement works out anew what is a kind of what, even one that writes nothing: those are left out. */
async function loadFoods(client: ClientBase, file: CatalogueFile): Promise<void> {
  const slugs = file.ingredients.map(({ slug }) => slug)
  const held = await client.query('select from public.ingredients where slug = any ($1)', [slugs])
  const ingredients = JSON.stringify(weighed(file))
  if (held.rows.length < slugs.length) await client.query(insertIngredients, [ingredients])
  if (held.rows.length > 0) await client.query(updateIngredients, [ingredients])
}

async function loadTransforms(client: ClientBase, file: CatalogueFile): Promise<void> {
  const transforms = JSON.stringify(file.transforms)
  const { rows } = await client.query<{ any_held: boolean; differ: boolean }>(compareTransforms, [
    transforms,
  ])
  const { any_held: isAnyHeld, differ } = rows[0] ?? { any_held: false, differ: true }
  if (!differ) return
  if (isAnyHeld) await client.query('delete from public.ingredient_transforms')
  await client.query(insertTransforms, [transforms])
}

/** Removes the keys of needs that no line has any more. */
export async function removeNeedKeys(client: ClientBase): Promise<void> {
  await client.query(
    `delete from private.need_keys as old
     where not exists (
       select from public.recipe_ingredients as line
       where line.ingredient_id = old.ingredient_id and line.contexts = old.contexts
     )`,
  )
}

/** Removes what the file no longer has, unless a recipe uses it. */
export async function removeIngredients(
  client: ClientBase,
  ingredients: CatalogueFile['ingredients'],
): Promise<void> {
  const slugs = [ingredients.map(({ slug }) => slug)]
  const left = await client.query(
    'select from public.ingredients where slug <> all ($1) limit 1',
    slugs,
  )
  if (left.rows.length === 0) return
  await client.query('update public.ingredients set parent_id = null where slug <> all ($1)', slugs)
  await client.query(
    `delete from public.ingredients as old
     where
       old.slug <> all ($1)
       and not exists (
         select from public.recipe_ingredients as line where line.ingredient_id = old.id
       )`,
    slugs,
  )
}
