import type { RecipeDraft } from '../recipes/draft.ts'
import type { NutritionValues } from '../recipes/nutrition.ts'
import { ownVersion, ownWord, type Keeping, type OwnWords } from './own-words.ts'

/** Minutes as ISO 8601 has them: PT1H30M. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

const grams = (value: number | null) => (value === null ? null : `${value} g`)

function nutritionInWords(values: NutritionValues) {
  const entries = {
    calories: values.calories === null ? null : `${values.calories} kcal`,
    proteinContent: grams(values.protein),
    carbohydrateContent: grams(values.carbs),
    fatContent: grams(values.fat),
  }
  const stated = Object.entries(entries).filter(([, value]) => value !== null)
  return { '@type': 'NutritionInformation', ...Object.fromEntries(stated) }
}

function ownWordsOf(draft: RecipeDraft, keeping: Partial<Keeping>): OwnWords {
  return {
    version: ownVersion,
    ...keeping,
    lines: draft.lines.map(({ section, chosen }) => ({ section, chosen })),
    activeMinutes: draft.activeMinutes,
    difficulty: draft.difficulty,
    tip: draft.tip,
    storage: draft.storage,
  }
}

/**
 * A recipe as schema.org’s Recipe, which other apps read, with a part of our own for what it has no words for.
 * Read again it is the same recipe, field by field.
 */
export function recipeAsJson(draft: RecipeDraft, keeping: Partial<Keeping> = {}): object {
  const { source, nutrition } = draft
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: draft.title,
    description: draft.summary,
    ...(draft.image !== null && { image: draft.image }),
    ...(draft.servings !== null && { recipeYield: String(draft.servings) }),
    ...(draft.readyInMinutes !== null && { totalTime: isoDuration(draft.readyInMinutes) }),
    recipeIngredient: draft.lines.map(({ text }) => text),
    recipeInstructions: draft.steps.map((text) => ({ '@type': 'HowToStep', text })),
    recipeCuisine: draft.cuisine,
    recipeCategory: draft.mealType,
    keywords: draft.tags,
    ...(source !== null && {
      isBasedOn: {
        '@type': 'CreativeWork',
        ...(source.url !== null && { url: source.url }),
        ...(source.name !== null && { name: source.name }),
      },
    }),
    ...(nutrition !== null && { nutrition: nutritionInWords(nutrition) }),
    [ownWord]: ownWordsOf(draft, keeping),
  }
}

/** Several of them in one document. */
export function recipesAsJson(recipes: readonly object[]): string {
  return JSON.stringify(recipes.length === 1 ? recipes[0] : recipes, null, 2)
}
