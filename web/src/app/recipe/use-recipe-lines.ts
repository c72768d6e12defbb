import { useMemo } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { isMissed, matchNeed, type NeedMatch } from '#domain/matching/need.ts'
import { correctedIngredient, type Corrections } from '#domain/pantry/corrections.ts'
import type { Use } from '#domain/pantry/take-from-pantry.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { unitNamed } from '#domain/recipes/scale.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'
import { measuresAnything, swappedLine, swapsFor, type Swaps } from '#domain/recipes/swap.ts'
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
    () =>
      recipe.ingredients.map((written, index) => {
        const grams = recipe.nutritionInfo?.grams[index] ?? null
        const isCounted = written.unit === 'piece' && written.amount !== null && grams !== null
        const gramsPerPiece = isCounted ? grams / (written.amount ?? 1) : null
        if (vocabulary === undefined) {
          return { line: written, written, swap: null, options: [], plural: null, gramsPerPiece }
        }
        const options = swapsFor(written, recipe.alternatives, vocabulary, rules)
        const swap = (written.ingredient !== null && swaps.get(written.ingredient)) || null
        if (swap !== null) {
          const line = swappedLine(written, swap, vocabulary)
          return { line, written, swap, options, plural: null, gramsPerPiece: null }
        }
        const { name, ingredient } = written
        const meant = correctedIngredient(name, ingredient, corrections, vocabulary)
        const own = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
        const isNamedSo = own?.name === name && unitNamed(written.unit) === 'piece'
        const plural = isNamedSo ? own.plural : null
        const line = { ...written, ingredient: meant }
        return { line, written, swap, options, plural, gramsPerPiece }
      }),
    [recipe, vocabulary, corrections, swaps, rules],
  )
}

/** How a kitchen meets a line; of two things that are taken together, the one that is missing. */
export function matchLine({ line, swap }: ShownLine, kitchen: Kitchen): NeedMatch {
  const { ingredient, name, optional } = line
  if (swap === null || swap.uses.length === 1) {
    return matchNeed({ ingredient, text: name, optional }, kitchen)
  }
  const all = swap.uses.map((id) => matchNeed({ ingredient: id, text: id, optional }, kitchen))
  const worst = all.find(({ state }) => isMissed(state)) ?? all[0]
  const match = worst ?? matchNeed({ ingredient, text: name, optional }, kitchen)
  return { ...match, via: all.flatMap(({ via }) => via) }
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
    if (match === undefined || line.optional) return []
    const [only] = match.via
    if (match.via.length !== 1 || only === undefined) {
      return match.via.map((id) => ({ ingredient: id, amount: null, unit: null, grams: null }))
    }
    const swap = line.ingredient === null ? undefined : kitchen.swaps.get(line.ingredient)
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

/** Lines that are at home by their own name: whether there is enough of them is for who buys to say. */
export function perhapsTooLittle(lines: readonly ShownLine[], needs: readonly NeedMatch[]) {
  return lines.flatMap(({ line }, index) => {
    const need = needs[index]
    const isItself = line.ingredient !== null && need?.via.includes(line.ingredient) === true
    return need?.state === 'have' && isItself && line.amount !== null ? line : []
  })
}
