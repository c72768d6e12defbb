import {
  exactNumber,
  exactText,
  exactTexts,
  fieldOf,
  listOf,
  textOf,
  type Json,
} from '../import/json.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { draftLinesOf, type SavedLine, withStatedUses } from '../recipes/own/draft-of-recipe.ts'
import { visibilities } from '../recipes/own/saved-recipe.ts'
import type { RecipeDraft } from '../recipes/draft.ts'
import { difficulties } from '../recipes/kinds.ts'
import { lineUses } from '../recipes/line-use.ts'
import type { NutritionValues } from '../recipes/nutrition.ts'
import type { SavedAs } from './own-words.ts'

function lineOf(row: Json): SavedLine {
  const ingredient = exactText(fieldOf(row, 'ingredient'))
  return {
    ingredient,
    name: exactText(fieldOf(row, 'name')) ?? ingredient?.replaceAll('-', ' ') ?? '',
    section: exactText(fieldOf(row, 'section')),
    amount: exactNumber(fieldOf(row, 'amount')),
    amountMax: exactNumber(fieldOf(row, 'amount_max')),
    unit: exactText(fieldOf(row, 'unit')),
    note: exactText(fieldOf(row, 'note')),
    us: exactText(fieldOf(row, 'us')),
    optional: fieldOf(row, 'optional') === true,
    use: lineUses.find((each) => each === fieldOf(row, 'use')) ?? 'base',
    without: exactText(fieldOf(row, 'without')),
    written: exactText(fieldOf(row, 'original_text')),
  }
}

/** As its source states it; what was worked out here is worked out again where it is brought to. */
function nutritionOf(info: Json): NutritionValues | null {
  if (info === undefined || exactNumber(fieldOf(info, 'known')) !== null) return null
  return {
    calories: exactNumber(fieldOf(info, 'calories')),
    protein: exactNumber(fieldOf(info, 'protein')),
    carbs: exactNumber(fieldOf(info, 'carbs')),
    fat: exactNumber(fieldOf(info, 'fat')),
  }
}

/** An own recipe as the data of its owner’s account have it; null for one that is deleted, or none. */
export function draftOfSavedRow(
  row: Json,
  vocabulary: Vocabulary,
): { draft: RecipeDraft; savedAs: SavedAs } | null {
  const title = textOf(fieldOf(row, 'title'))
  if (title === null || fieldOf(row, 'deleted_at') !== undefined) return null
  const assumed = exactTexts(fieldOf(row, 'assumed'))
  const stated = (name: string) => (assumed.includes(name) ? undefined : fieldOf(row, name))
  const details = fieldOf(row, 'details')
  const url = exactText(fieldOf(row, 'source_url'))
  const name = exactText(fieldOf(row, 'source_name'))
  const steps = exactTexts(fieldOf(details, 'instructions'))
  const lines = draftLinesOf(listOf(fieldOf(row, 'ingredients')).map(lineOf), vocabulary)
  return {
    draft: {
      title,
      summary: exactText(fieldOf(row, 'summary')) ?? '',
      image: exactText(fieldOf(row, 'image')),
      servings: exactNumber(stated('servings')),
      readyInMinutes: exactNumber(stated('ready_in_minutes')),
      activeMinutes: exactNumber(fieldOf(row, 'active_minutes')),
      lines: withStatedUses({ title, steps, lines }, vocabulary),
      steps,
      cuisine: exactTexts(fieldOf(row, 'cuisine')),
      mealType: exactTexts(fieldOf(row, 'meal_type')),
      difficulty: difficulties.find((each) => each === stated('difficulty')) ?? null,
      tags: exactTexts(fieldOf(row, 'tags')),
      tip: exactText(fieldOf(details, 'tip')),
      storage: exactText(fieldOf(details, 'storage')),
      source: url === null && name === null ? null : { url, name },
      nutrition: nutritionOf(fieldOf(details, 'nutrition_info')),
    },
    savedAs: {
      key: exactText(fieldOf(row, 'key')),
      visibility: visibilities.find((each) => each === fieldOf(row, 'visibility')) ?? null,
      season: exactTexts(fieldOf(row, 'season')),
      picture: null,
    },
  }
}
