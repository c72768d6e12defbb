import { fieldOf, listOf, textOf, type Json } from '../import/json.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { draftLinesOf, type KeptLine } from '../recipes/own/draft-of-recipe.ts'
import { visibilities } from '../recipes/own/saved-recipe.ts'
import type { RecipeDraft } from '../recipes/draft.ts'
import { difficulties } from '../recipes/kinds.ts'
import type { NutritionValues } from '../recipes/nutrition.ts'
import type { KeptAs } from './own-words.ts'

const exact = (json: Json): string | null => (typeof json === 'string' ? json : null)
const texts = (json: Json) => listOf(json).flatMap((each) => exact(each) ?? [])
const number = (json: Json): number | null => (typeof json === 'number' ? json : null)

function lineOf(row: Json): KeptLine {
  const ingredient = exact(fieldOf(row, 'ingredient'))
  return {
    ingredient,
    name: exact(fieldOf(row, 'name')) ?? ingredient?.replaceAll('-', ' ') ?? '',
    section: exact(fieldOf(row, 'section')),
    amount: number(fieldOf(row, 'amount')),
    amountMax: number(fieldOf(row, 'amount_max')),
    unit: exact(fieldOf(row, 'unit')),
    note: exact(fieldOf(row, 'note')),
    us: exact(fieldOf(row, 'us')),
    optional: fieldOf(row, 'optional') === true,
    written: exact(fieldOf(row, 'original_text')),
  }
}

/** As its source states it; what was worked out here is worked out again where it is brought to. */
function nutritionOf(info: Json): NutritionValues | null {
  if (info === undefined || number(fieldOf(info, 'known')) !== null) return null
  return {
    calories: number(fieldOf(info, 'calories')),
    protein: number(fieldOf(info, 'protein')),
    carbs: number(fieldOf(info, 'carbs')),
    fat: number(fieldOf(info, 'fat')),
  }
}

/** An own recipe as the data of its owner’s account have it; null for one that is deleted, or none. */
export function draftOfKeptRow(
  row: Json,
  vocabulary: Vocabulary,
): { draft: RecipeDraft; keeping: KeptAs } | null {
  const title = textOf(fieldOf(row, 'title'))
  if (title === null || fieldOf(row, 'deleted_at') !== undefined) return null
  const assumed = texts(fieldOf(row, 'assumed'))
  const stated = (name: string) => (assumed.includes(name) ? undefined : fieldOf(row, name))
  const details = fieldOf(row, 'details')
  const url = exact(fieldOf(row, 'source_url'))
  const name = exact(fieldOf(row, 'source_name'))
  return {
    draft: {
      title,
      summary: exact(fieldOf(row, 'summary')) ?? '',
      image: exact(fieldOf(row, 'image')),
      servings: number(stated('servings')),
      readyInMinutes: number(stated('ready_in_minutes')),
      activeMinutes: number(fieldOf(row, 'active_minutes')),
      lines: draftLinesOf(listOf(fieldOf(row, 'ingredients')).map(lineOf), vocabulary),
      steps: texts(fieldOf(details, 'instructions')),
      cuisine: texts(fieldOf(row, 'cuisine')),
      mealType: texts(fieldOf(row, 'meal_type')),
      difficulty: difficulties.find((each) => each === stated('difficulty')) ?? null,
      tags: texts(fieldOf(row, 'tags')),
      tip: exact(fieldOf(details, 'tip')),
      storage: exact(fieldOf(details, 'storage')),
      source: url === null && name === null ? null : { url, name },
      nutrition: nutritionOf(fieldOf(details, 'nutrition_info')),
    },
    keeping: {
      key: exact(fieldOf(row, 'key')),
      visibility: visibilities.find((each) => each === fieldOf(row, 'visibility')) ?? null,
      season: texts(fieldOf(row, 'season')),
      picture: null,
    },
  }
}
