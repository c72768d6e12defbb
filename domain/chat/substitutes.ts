import { ingredientPlural } from '../ingredients/names.ts'
import type { IngredientId, Substitution, Vocabulary } from '../ingredients/vocabulary.ts'
import { type DietRules, keepsRules } from '../recipes/suits-diet.ts'

export interface SubstitutesFound {
  /** That keep to the rules, best first. */
  suitable: readonly Substitution[]
  /** How many there are that do not, or of which it is not known. */
  heldBack: number
}

/** What may take the place of a food for somebody. What is not known of a food is never taken for safe. */
export function substitutesFor(
  food: IngredientId,
  rules: DietRules,
  vocabulary: Vocabulary,
): SubstitutesFound {
  const all = vocabulary.substitutions
    .filter(({ need }) => need === food)
    .toSorted((left, right) => right.quality - left.quality)
  const suitable = all.filter((each) => keepsRules(each, rules))
  return { suitable, heldBack: all.length - suitable.length }
}

const mostNamed = 6

/** What an answer names of many: what is there, then the best; a family may have a dozen. */
export function mostUseful(
  suitable: readonly Substitution[],
  isThere: (each: Substitution) => boolean,
): Substitution[] {
  const there = suitable.filter(isThere)
  return [...there, ...suitable.filter((each) => !there.includes(each))].slice(0, mostNamed)
}

/** "chia seeds and water" */
export function usesInWords({ uses }: Substitution, vocabulary: Vocabulary): string {
  return uses.map((id) => ingredientPlural(id, vocabulary)).join(' and ')
}
