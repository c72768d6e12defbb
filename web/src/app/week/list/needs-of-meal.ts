import { roundAmount } from '#domain/ingredients/round-amount.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { Corrections } from '#domain/pantry/corrections.ts'
import { calledHere } from '#domain/recipes/line-words.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Swaps } from '#domain/recipes/swap.ts'
import type { MealNeeds, MealWant } from '#domain/week/list-of-week.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { linesOfRecipe, matchShownLines, usesOf } from '../../recipe/use-recipe-lines.ts'

/** What is known here to say what a meal wants. */
export interface Cooking {
  vocabulary: Vocabulary
  kitchen: Kitchen
  corrections: Corrections
}

/** A planned meal with what it wants, and its lines that nobody could read, which nobody can buy for it. */
export interface ReadNeeds extends MealNeeds {
  unread: readonly string[]
}

const asWritten: Swaps = new Map()

/**
 * What a planned meal wants for its servings, in the measures of its recipe: every member's device comes to the same. What would do
 * instead is only said: another member may avoid it.
 */
export function needsOfMeal(
  meal: PlannedMeal,
  written: Recipe,
  { vocabulary, kitchen, corrections }: Cooking,
): ReadNeeds {
  const recipe = calledHere(written, vocabulary)
  const lines = linesOfRecipe(recipe, vocabulary, corrections, asWritten, kitchen.rules)
  const matches = matchShownLines(recipe, lines, kitchen)
  const factor = (meal.servings ?? recipe.servings) / recipe.servings
  const unread: string[] = []
  const bought = lines.flatMap(({ line }, index): readonly MealWant[] => {
    const match = matches[index]
    if (match === undefined || line.optional) return []
    const amount = line.amountMax ?? line.amount
    const want = {
      ingredient: line.ingredient,
      amount: amount === null ? null : roundAmount(amount * factor),
      unit: line.unit,
    }
    if (match.state === 'unknown') unread.push(line.name)
    if (match.state === 'missing') return [want]
    const mayDo = match.state === 'swap' || match.state === 'probably'
    return mayDo ? [{ ...want, instead: match.via }] : []
  })
  // What is at home is taken from there, meal after meal, as far as it goes.
  const met = matches.map((match) => (match.state === 'have' ? match : { ...match, via: [] }))
  const taken = usesOf(lines, met, recipe.nutritionInfo?.grams ?? [], factor, kitchen)
  return { meal, needs: [...bought, ...taken], unread }
}
