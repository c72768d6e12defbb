import { useMemo } from 'react'
import { measuresAnything } from '#domain/ingredients/swapped-measure.ts'
import type { Substitution, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { matchLines } from '#domain/matching/match-recipe.ts'
import { isMissed, matchNeed, type NeedMatch } from '#domain/matching/need.ts'
import { swapFor } from '#domain/matching/swaps.ts'
import { correctedIngredient, type Corrections } from '#domain/pantry/corrections.ts'
import type { Use } from '#domain/pantry/take-from-pantry.ts'
import { isLeftOut } from '#domain/recipes/leaving-out.ts'
import { foodNamedIn } from '#domain/recipes/line-words.ts'
import { needOf, type Recipe, type RecipeLine } from '#domain/recipes/recipe.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'
import { choicesFor, swappedLine, type Swaps } from '#domain/recipes/swap.ts'
import type { ShownLine } from '#web/features/recipes/lines/line-matches.ts'

/**
 * The lines of a recipe as this person cooks them: named as they correct them, with what they take
 * instead. A correction says what is matched, bought and taken; what a dish contains stays the
 * recipe's word.
 */
export function useRecipeLines(
  recipe: Recipe,
  vocabulary: Vocabulary | undefined,
  corrections: Corrections,
  swaps: Swaps,
  rules: DietRules,
): ShownLine[] {
  return useMemo(
    () => linesOfRecipe(recipe, vocabulary, corrections, swaps, rules),
    [recipe, vocabulary, corrections, swaps, rules],
  )
}

/** As `useRecipeLines`, for several recipes at once. */
export function linesOfRecipe(
  recipe: Recipe,
  vocabulary: Vocabulary | undefined,
  corrections: Corrections,
  swaps: Swaps,
  rules: DietRules,
): ShownLine[] {
  return recipe.ingredients.map((written, index) => {
    const grams = recipe.nutritionInfo?.grams[index] ?? null
    const isCounted = written.unit === 'piece' && written.amount !== null && grams !== null
    const gramsPerPiece = isCounted ? grams / (written.amount ?? 1) : null
    if (vocabulary === undefined) {
      const unknown = { food: null, writtenFood: null, swap: null, options: [] }
      return { line: written, written, ...unknown, gramsPerPiece }
    }
    const writtenFood = foodNamedIn(written, vocabulary)
    const options = choicesFor(written, recipe, vocabulary, rules)
    const swap = (written.ingredient !== null && swaps.get(written.ingredient)) || null
    if (swap !== null) {
      const line = swappedLine(written, swap, vocabulary)
      const food = foodTaken(swap, line, vocabulary)
      return { line, written, food, writtenFood, swap, options, gramsPerPiece: null }
    }
    const { name, ingredient } = written
    const meant = correctedIngredient(name, ingredient, corrections, vocabulary)
    const line = { ...written, ingredient: meant }
    return { line, written, food: writtenFood, writtenFood, swap, options, gramsPerPiece }
  })
}

/** What is measured out instead by itself; null where it is several things, or nobody knows how much. */
function foodTaken(swap: Substitution, line: RecipeLine, { ingredients }: Vocabulary) {
  const [only] = swap.uses
  const isMeasured = line.amount !== null && swap.uses.length === 1
  return (isMeasured && only !== undefined && ingredients.get(only)) || null
}

/** How a kitchen meets what is taken instead; of two things together, the one that is missing. */
function matchSwap({ line, swap }: ShownLine, match: NeedMatch, kitchen: Kitchen): NeedMatch {
  if (swap === null || swap.uses.length === 1) return match
  if (isLeftOut(swap)) return { ...match, state: 'left-out', via: [], credit: 0, reason: swap.note }
  const { optional } = line
  const all = swap.uses.map((id) => matchNeed({ ingredient: id, text: id, optional }, kitchen))
  const worst = all.find(({ state }) => isMissed(state)) ?? all[0] ?? match
  return { ...worst, via: all.flatMap(({ via }) => via) }
}

/** How a kitchen meets each line. What somebody chose to take instead is not left out. */
export function matchShownLines(
  { title, writtenTitle = title }: Pick<Recipe, 'title' | 'writtenTitle'>,
  lines: readonly ShownLine[],
  kitchen: Kitchen,
): NeedMatch[] {
  const needs = lines.map(({ line, swap }) => {
    const { use: _, contexts: _of, ...need } = needOf(line)
    return swap === null ? needOf(line) : need
  })
  return matchLines({ title: writtenTitle, needs }, kitchen).map((match, index) => {
    const shown = lines[index]
    return shown === undefined ? match : matchSwap(shown, match, kitchen)
  })
}

/** What cooking takes of the things at home that meet the lines. What is optional is left. */
export function usesOf(
  lines: readonly ShownLine[],
  needs: readonly NeedMatch[],
  grams: readonly (number | null)[],
  factor: number,
  kitchen: Kitchen,
): Use[] {
  return lines.flatMap(({ line }, index): Use[] => {
    const match = needs[index]
    // What is only believed to be there stands in no pantry that it could be taken from.
    if (match === undefined || line.optional || match.state === 'believed') return []
    const [only] = match.via
    if (match.via.length !== 1 || only === undefined) {
      return match.via.map((id) => ({ ingredient: id, amount: null, unit: null, grams: null }))
    }
    const swap = swapFor(line, kitchen.swaps)
    const isSame = line.ingredient !== null && kitchen.meets.get(line.ingredient) === only
    const isSwap = match.state === 'swap' && swap !== undefined && measuresAnything(line.unit)
    const ratio = isSame ? 1 : isSwap ? swap.ratio : null
    // The juice of a lemon tells nothing of how many lemons.
    const times = (value: number | null) =>
      value === null || ratio === null ? null : value * ratio * factor
    const weight = isSame && line.amount !== null ? (grams[index] ?? null) : null
    return [{ ingredient: only, amount: times(line.amount), unit: line.unit, grams: times(weight) }]
  })
}

/**
 * Lines that are at home by their own name, of which it is not known whether there is enough: that is for who buys
 * to say.
 */
export function perhapsTooLittle(
  lines: readonly ShownLine[],
  needs: readonly NeedMatch[],
  isKnown: readonly boolean[],
) {
  return lines.flatMap(({ line }, index) => {
    const need = isKnown[index] === true ? undefined : needs[index]
    const isItself = line.ingredient !== null && need?.via.includes(line.ingredient) === true
    return need?.state === 'have' && isItself && line.amount !== null ? line : []
  })
}
