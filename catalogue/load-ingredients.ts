import type { ClientBase } from 'pg'
import { rarityWeight, recipeCounts } from '#domain/matching/weights.ts'
import type { CatalogueFile } from './catalogue-file.ts'

const upsertIngredients = `
  insert into public.ingredients as held (
    slug, name, plural, category, staple, icon, origin, contains, free_of, diets, season,
    shelf_life_days, keeping, measures, grams_per_piece, grams_per_cup, nutrition, weight, recipe_count
  )
  select
    slug, name, plural, category, staple, icon, origin, contains, free_of, diets, season,
    shelf_life_days, keeping, measures, grams_per_piece, grams_per_cup, nutrition, weight, recipe_count
  from jsonb_to_recordset($1) as row(
    slug text, name text, plural text, category text, staple boolean, icon text, origin text,
    contains text[], free_of text[], diets text[], season smallint[], shelf_life_days integer, keeping jsonb,
    measures jsonb,
    grams_per_piece numeric, grams_per_cup numeric, nutrition jsonb, weight smallint, recipe_count integer
  )
  on conflict (slug) do update set
    name = excluded.name,
    plural = excluded.plural,
    category = excluded.category,
    staple = excluded.staple,
    icon = excluded.icon,
    origin = excluded.origin,
    contains = excluded.contains,
    free_of = excluded.free_of,
    diets = excluded.diets,
    season = excluded.season,
    shelf_life_days = excluded.shelf_life_days,
    keeping = excluded.keeping,
    measures = excluded.measures,
    grams_per_piece = excluded.grams_per_piece,
    grams_per_cup = excluded.grams_per_cup,
    nutrition = excluded.nutrition,
    weight = excluded.weight,
    recipe_count = excluded.recipe_count
  where
    (
      held.name, held.plural, held.category, held.staple, held.icon, held.origin, held.contains, held.free_of,
      held.diets, held.season, held.shelf_life_days, held.keeping, held.measures, held.grams_per_piece, held.grams_per_cup,
      held.nutrition, held.weight, held.recipe_count
    ) is distinct from (
      excluded.name, excluded.plural, excluded.category, excluded.staple, excluded.icon, excluded.origin,
      excluded.contains, excluded.free_of, excluded.diets, excluded.season, excluded.shelf_life_days,
      excluded.keeping, excluded.measures, excluded.grams_per_piece, excluded.grams_per_cup, excluded.nutrition, excluded.weight,
      excluded.recipe_count
    )`

const setParents = `
  update public.ingredients as child
  set parent_id = parent.id
  from jsonb_to_recordset($1) as row(slug text, parent text)
  left join public.ingredients as parent on parent.slug = row.parent
  where child.slug = row.slug and child.parent_id is distinct from parent.id`

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

const insertTransforms = `
  insert into public.ingredient_transforms (from_id, to_id, takes, note)
  select source.id, product.id, row.takes, row.note
  from jsonb_to_recordset($1) as row("from" text, "to" text, takes integer, note text)
  join public.ingredients as source on source.slug = row."from"
  join public.ingredients as product on product.slug = row."to"`

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
  const ingredients = JSON.stringify(weighed(file))
  await client.query(upsertIngredients, [ingredients])
  await client.query(setParents, [ingredients])

  const aliases = JSON.stringify(file.aliases)
  await client.query(removeAliases, [aliases])
  await client.query(upsertAliases, [aliases])

  const numbered = file.substitutions.map((entry, index) => ({ ...entry, id: index + 1 }))
  const substitutions = JSON.stringify(numbered)
  await client.query('delete from public.ingredient_substitutions')
  await client.query(insertSubstitutions, [substitutions])
  await client.query(insertSubstitutionUses, [substitutions])

  await client.query('delete from public.ingredient_transforms')
  await client.query(insertTransforms, [JSON.stringify(file.transforms)])
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
