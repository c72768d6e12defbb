import type { Allergen } from '#domain/ingredients/vocabulary.ts'
import { allergens as knownAllergens } from '#domain/ingredients/vocabulary.ts'
import type { Difficulty } from '#domain/recipes/kinds.ts'
import type { NutritionInfo, Recipe, RecipeLine } from '#domain/recipes/recipe.ts'
import type { Database } from '#web/lib/backend/database.generated.ts'
import { field, textField } from '#web/lib/json.ts'

export type RecipeRow = Database['public']['Views']['recipes']['Row']

const numberField = (json: unknown, name: string): number | null => {
  const value = field(json, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

const texts = (json: unknown): string[] =>
  Array.isArray(json) ? json.filter((each): each is string => typeof each === 'string') : []

const numbers = (json: unknown): (number | null)[] =>
  Array.isArray(json)
    ? json.map((each: unknown) => (typeof each === 'number' && each > 0 ? each : null))
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
    },
  ]
}

function nutritionFrom(json: unknown): NutritionInfo | null {
  if (typeof json !== 'object' || json === null) return null
  return {
    calories: numberField(json, 'calories'),
    protein: numberField(json, 'protein'),
    carbs: numberField(json, 'carbs'),
    fat: numberField(json, 'fat'),
    known: numberField(json, 'known'),
    counted: numberField(json, 'counted'),
    grams: numbers(field(json, 'grams')),
  }
}

function alternativesFrom(json: unknown): Record<string, string[]> {
  if (typeof json !== 'object' || json === null) return {}
  return Object.fromEntries(Object.entries(json).map(([name, others]) => [name, texts(others)]))
}

const difficultyFrom = (value: string | null): Difficulty =>
  value === 'easy' || value === 'hard' ? value : 'medium'

const isAllergen = (value: string): value is Allergen =>
  knownAllergens.some((allergen) => allergen === value)

/** A row of the view `recipes`, every column of which may be null as far as its type knows. */
export function recipeFrom(row: RecipeRow): Recipe {
  return {
    id: row.id ?? 0,
    slug: row.slug,
    title: row.title ?? '',
    image: row.image ?? '/covers/stock.webp',
    readyInMinutes: row.ready_in_minutes ?? 0,
    activeMinutes: row.active_minutes,
    servings: row.servings ?? 1,
    summary: row.summary ?? '',
    ingredients: Array.isArray(row.ingredients) ? row.ingredients.flatMap(lineFrom) : [],
    instructions: row.instructions === null ? null : texts(row.instructions),
    nutritionInfo: nutritionFrom(row.nutrition_info),
    alternatives: alternativesFrom(row.alternatives),
    diets: row.diets ?? [],
    allergens: row.allergens === null ? null : row.allergens.filter(isAllergen),
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
    isFallback: false,
  }
}
