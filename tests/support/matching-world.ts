import type { ClientBase } from 'pg'
import { catalogueFile, type CatalogueFile } from '#catalogue/catalogue-file.ts'
import { loadIngredients } from '#catalogue/load-ingredients.ts'
import { ownFigures } from '#domain/pantry/keeping-figures.ts'
import { factsIn } from '#domain/recipes/kitchen-facts.ts'
import type { World } from '#domain/matching/testing/worlds.ts'

/** Ingredients, and the lines that were read, as the catalogue's loader takes them. */
function fileOf({ vocabulary, recipes }: World): CatalogueFile {
  return catalogueFile.parse({
    format: 'larder-catalogue-1',
    hash: '0'.repeat(64),
    aliases: [],
    ingredients: [...vocabulary.ingredients.values()].map((each) => ({
      slug: each.id,
      name: each.name,
      plural: each.plural,
      parent: each.parent,
      category: each.category,
      staple: each.staple,
      icon: null,
      origin: null,
      contains: [],
      free_of: each.freeOf,
      diets: each.diets,
      season: [],
      shelf_life_days: each.shelfLifeDays,
      keeping: ownFigures(each, vocabulary),
      grams_per_piece: null,
      grams_per_cup: null,
      nutrition: null,
    })),
    substitutions: vocabulary.substitutions.map(({ freeOf, ...each }) => ({
      ...each,
      free_of: freeOf,
    })),
    transforms: vocabulary.transforms,
    recipes: recipes.map((recipe) => ({
      id: recipe.id,
      slug: `recipe-${recipe.id}`,
      title: recipe.writtenTitle ?? recipe.title,
      image: '',
      ready_in_minutes: recipe.readyInMinutes,
      active_minutes: 0,
      servings: recipe.servings,
      summary: '',
      cuisine: recipe.cuisine,
      meal_type: recipe.mealType,
      difficulty: recipe.difficulty,
      diets: recipe.diets,
      contains: recipe.contains,
      free_of: recipe.freeOf,
      season: recipe.season,
      is_premium: recipe.isPremium,
      tags: recipe.tags,
      facts: factsIn(recipe.facts),
      instructions: [],
      nutrition_info: null,
      alternatives: {},
      tip: null,
      storage: null,
      lines: recipe.needs
        .filter(({ ingredient }) => ingredient !== null)
        .map(({ ingredient, optional, use, without, contexts }) => ({
          ingredient,
          optional,
          use,
          without,
          contexts,
          section: null,
          amount: null,
          amount_max: null,
          unit: null,
          note: null,
          us: null,
        })),
    })),
  })
}

const insertCards = `
  insert into public.recipe_cards (
    id, title, visibility, owner_id, ready_in_minutes, servings, difficulty, cuisine, meal_type, diets,
    contains, free_of, season, tags, is_premium, rating, review_count, facts
  )
  select
    id, title, coalesce(visibility, 'public'), owner_id, "readyInMinutes", servings, difficulty,
    cuisine, "mealType", diets, contains, "freeOf", season, tags, "isPremium", rating, "reviewCount", facts
  from jsonb_to_recordset($1) as row(
    id bigint, title text, visibility text, owner_id uuid, "readyInMinutes" integer, servings integer,
    difficulty text, cuisine text[], "mealType" text[], diets text[], contains text[],
    "freeOf" text[], season text[], tags text[], "isPremium" boolean, rating numeric,
    "reviewCount" integer, facts text[]
  )`

const insertLines = `
  insert into public.recipe_ingredients (
    recipe_id, position, ingredient_id, name, optional, use, without, contexts, is_main
  )
  select
    row.id, need.position, known.id, case when known.id is null then need.value ->> 'text' end,
    (need.value ->> 'optional')::boolean, coalesce(need.value ->> 'use', 'base'),
    need.value ->> 'without',
    array(select jsonb_array_elements_text(need.value -> 'contexts')),
    coalesce((need.value ->> 'isMain')::boolean, false)
  from jsonb_to_recordset($1) as row(id bigint, needs jsonb)
  cross join jsonb_array_elements(row.needs) with ordinality as need(value, position)
  left join public.ingredients as known on known.slug = need.value ->> 'ingredient'`

/** Whose a recipe is, and who sees it; the catalogue's where nothing is said. */
export type Ownership = ReadonlyMap<number, { owner_id: string; visibility: string }>

/** Fills an empty database, or one that holds another world, with this one; titles that are translations are German. */
export async function loadWorld(
  client: ClientBase,
  world: World,
  owners: Ownership = new Map(),
): Promise<void> {
  await client.query('truncate public.recipe_cards, public.ingredients restart identity cascade')
  await loadIngredients(client, fileOf(world))
  const recipes = world.recipes.map((recipe) => ({
    ...recipe,
    title: recipe.writtenTitle ?? recipe.title,
    facts: factsIn(recipe.facts),
    ...owners.get(recipe.id),
  }))
  await client.query(insertCards, [JSON.stringify(recipes)])
  await client.query(insertLines, [JSON.stringify(recipes)])
  const translated = world.recipes.filter(({ writtenTitle }) => writtenTitle !== undefined)
  await client.query(
    `insert into public.recipe_translations (recipe_id, language, title, summary, words)
     select id, 'de', title, '', "foundBy"
     from jsonb_to_recordset($1) as row(id bigint, title text, "foundBy" text)`,
    [JSON.stringify(translated)],
  )
}
