import { ownVersion, ownWord, type SavedAs } from '../export/own-words.ts'
import { visibilities, type Visibility } from '../recipes/own/saved-recipe.ts'
import type { DraftLine, RecipeDraft } from '../recipes/draft.ts'
import { difficulties } from '../recipes/kinds.ts'
import { lineUses } from '../recipes/line-use.ts'
import type { NutritionValues } from '../recipes/nutrition.ts'
import { exactText, exactTexts, fieldOf, isRecord, listOf, numberOf, type Json } from './json.ts'
import { readMinutes } from './durations.ts'

const wholeOf = (json: Json): number | null =>
  typeof json === 'number' && Number.isSafeInteger(json) && json > 0 ? json : null

/** Whether a line can be left out, and what it is there for, where that was said. */
function usesIn(said: Json): Pick<DraftLine, 'optional' | 'use' | 'without'> {
  const optional = fieldOf(said, 'optional')
  const use = lineUses.find((each) => each === fieldOf(said, 'use'))
  const without = exactText(fieldOf(said, 'without'))
  return {
    ...(typeof optional === 'boolean' && { optional }),
    ...(use !== undefined && { use }),
    ...(use !== undefined && without !== null && { without }),
  }
}

function linesOf(json: Json, own: Json): DraftLine[] {
  const texts = exactTexts(fieldOf(json, 'recipeIngredient'))
  const said = listOf(fieldOf(own, 'lines'))
  // Somebody added or removed lines elsewhere: what was said of each no longer tells which.
  const isWhole = said.length === texts.length
  return texts.map((text, index) => ({
    text,
    section: isWhole ? exactText(fieldOf(said[index], 'section')) : null,
    chosen: isWhole ? exactText(fieldOf(said[index], 'chosen')) : null,
    ...(isWhole && usesIn(said[index])),
  }))
}

function nutritionOf(json: Json): NutritionValues | null {
  if (!isRecord(json)) return null
  const value = (name: string) => numberOf(fieldOf(json, name))
  return {
    calories: value('calories'),
    protein: value('proteinContent'),
    carbs: value('carbohydrateContent'),
    fat: value('fatContent'),
  }
}

function visibilityOf(json: Json): Visibility | null {
  return visibilities.find((each) => each === json) ?? null
}

const keyShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A recipe that was written here, with how it was saved; null where it is none of ours. */
export function readOwnRecipe(json: Json): { draft: RecipeDraft; savedAs: SavedAs } | null {
  const own = fieldOf(json, ownWord)
  const title = exactText(fieldOf(json, 'name'))
  if (title === null || fieldOf(own, 'version') !== ownVersion) return null
  const url = exactText(fieldOf(json, 'isBasedOn'))
  const name = exactText(fieldOf(json, 'creditText'))
  const key = exactText(fieldOf(own, 'key'))
  const language = exactText(fieldOf(json, 'inLanguage'))
  return {
    draft: {
      title,
      summary: exactText(fieldOf(json, 'description')) ?? '',
      image: exactTexts(fieldOf(json, 'image'))[0] ?? null,
      servings: numberOf(fieldOf(json, 'recipeYield')),
      readyInMinutes: readMinutes(fieldOf(json, 'totalTime')),
      activeMinutes: wholeOf(fieldOf(own, 'activeMinutes')),
      lines: linesOf(json, own),
      steps: listOf(fieldOf(json, 'recipeInstructions')).flatMap(
        (step) => exactText(fieldOf(step, 'text')) ?? [],
      ),
      cuisine: exactTexts(fieldOf(json, 'recipeCuisine')),
      mealType: exactTexts(fieldOf(json, 'recipeCategory')),
      difficulty: difficulties.find((each) => each === fieldOf(own, 'difficulty')) ?? null,
      tags: exactTexts(fieldOf(json, 'keywords')),
      tip: exactText(fieldOf(own, 'tip')),
      storage: exactText(fieldOf(own, 'storage')),
      source: url === null && name === null ? null : { url, name },
      nutrition: nutritionOf(fieldOf(json, 'nutrition')),
      ...(language !== null && { language }),
    },
    savedAs: {
      key: key !== null && keyShape.test(key) ? key : null,
      visibility: visibilityOf(fieldOf(own, 'visibility')),
      season: exactTexts(fieldOf(own, 'season')),
      picture: exactText(fieldOf(own, 'picture')),
    },
  }
}
