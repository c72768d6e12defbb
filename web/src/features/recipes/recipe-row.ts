import { avoidablesFrom } from '#domain/ingredients/contents.ts'
import type { Difficulty } from '#domain/recipes/kinds.ts'
import { partialOf, perNutrient, type NutritionInfo } from '#domain/recipes/nutrition.ts'
import type { Recipe, RecipeLine } from '#domain/recipes/recipe.ts'
import { coverToDraw } from '#domain/recipes/cover/cover-to-draw.ts'
import type { Database } from '#web/lib/backend/database.generated.ts'
import { field, numberField, textField, textsOf } from '#web/lib/json.ts'
import { lineUseFrom } from '#web/lib/line-use.ts'

export type RecipeRow = Database['public']['Views']['recipes']['Row']

const numbers = (json: unknown): (number | null)[] =>
  Array.isArray(json)
    ? json.map((each: unknown) => (typeof each === 'number' && each > 0 ? each : null))
    : []

const indices = (json: unknown): number[] =>
  Array.isArray(json)
    ? json.filter((each): each is number => Number.isInteger(each) && each >= 0)
    : []

function lineFrom(json: unknown): RecipeLine[] {
  const name = textField(json, 'name') ?? textField(json, 'original_text')
  if (name === undefined) return []
  return [
    {
      ingredient: textField(json, 'slug') ?? null,
      name,
      section: textField(json, 'section') ?? null,
      amount: numberField(json, 'amount'),
      amountMax: numberField(json, 'amount_max'),
      unit: textField(json, 'unit') ?? null,
      note: textField(json, 'note') ?? null,
      us: textField(json, 'us') ?? null,
      optional: field(json, 'optional') === true,
      ...lineUseFrom(json),
    },
  ]
}

function nutritionFrom(json: unknown): NutritionInfo | null {
  if (typeof json !== 'object' || json === null) return null
  const known = numberField(json, 'known')
  const counted = numberField(json, 'counted')
  const partial = field(json, 'partial')
  return {
    ...perNutrient((nutrient) => numberField(json, nutrient)),
    partial: partialOf(Array.isArray(partial) ? textsOf(partial) : null, { known, counted }),
    missing: indices(field(json, 'missing')),
    known,
    counted,
    grams: numbers(field(json, 'grams')),
  }
}

function alternativesFrom(json: unknown): Record<string, string[]> {
  if (typeof json !== 'object' || json === null) return {}
  return Object.fromEntries(Object.entries(json).map(([name, others]) => [name, textsOf(others)]))
}

const difficultyFrom = (value: string | null): Difficulty =>
  value === 'easy' || value === 'hard' ? value : 'medium'

/** A row of the view `recipes`, every column of which may be null as far as its type knows. */
export function recipeFrom(row: RecipeRow): Recipe {
  const ingredients = Array.isArray(row.ingredients) ? row.ingredients.flatMap(lineFrom) : []
  return {
    id: row.id ?? 0,
    slug: row.slug,
    title: row.title ?? '',
    image: row.image ?? coverToDraw(row, ingredients),
    readyInMinutes: row.ready_in_minutes ?? 0,
    activeMinutes: row.active_minutes,
    servings: row.servings ?? 1,
    summary: row.summary ?? '',
    ingredients,
    instructions: row.instructions === null ? null : textsOf(row.instructions),
    nutritionInfo: nutritionFrom(row.nutrition_info),
    alternatives: alternativesFrom(row.alternatives),
    diets: row.diets ?? [],
    contains: avoidablesFrom(row.contains),
    freeOf: avoidablesFrom(row.free_of),
    cuisine: row.cuisine ?? [],
    mealType: row.meal_type ?? [],
    difficulty: difficultyFrom(row.difficulty),
    rating: row.rating ?? 0,
    reviewCount: row.review_count ?? 0,
    isPopular: row.is_popular ?? false,
    isSeasonal: row.is_seasonal ?? false,
    season: row.season ?? [],
    isRecipeOfTheDay: row.is_recipe_of_the_day ?? false,
    tags: row.tags ?? [],
    isPremium: row.is_premium ?? false,
    tip: row.tip,
    storage: row.storage,
    ownerId: row.owner_id,
    assumed: row.assumed ?? [],
    isFallback: false,
  }
}
