import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen, type Kitchen } from '#domain/matching/kitchen.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'

/** The small vocabulary, in which milk keeps ten days. */
const vocabulary: Vocabulary = {
  ...testVocabulary,
  ingredients: new Map(
    [...testVocabulary.ingredients].map(([id, each]) => [
      id,
      id === 'milk' ? { ...each, shelfLifeDays: 10 } : each,
    ]),
  ),
}

/** A kitchen that has these things, so many days old where it is said. */
export function kitchenWith(...pantry: (string | [id: string, ageDays: number])[]): Kitchen {
  const entries = pantry.map((each) => {
    const [ingredient, ageDays] = typeof each === 'string' ? [each, 0] : each
    return { ingredient, status: 'have' as const, ageDays }
  })
  return prepareKitchen(entries, ['salt'], vocabulary, noRules)
}

/** A recipe that needs these things. */
export function recipeOf(id: number, title: string, ...ingredients: string[]) {
  const needs = ingredients.map((ingredient) => ({ ingredient, text: ingredient, optional: false }))
  return recipeCard({ id, title, needs, image: '/covers/stock.webp' })
}
