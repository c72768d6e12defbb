import { ingredientPlural } from '../ingredients/names.ts'
import type { IngredientId, Substitution, Vocabulary } from '../ingredients/vocabulary.ts'
import { allInWords } from './answer-words.ts'
import { atHomeFirst } from '../matching/at-home-first.ts'
import type { Kitchen } from '../matching/kitchen.ts'
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

const mostExplained = 6

/**
 * What an answer says of many: of what is there, then of the best, it says how; a family may have a dozen, and the others are
 * only named.
 */
export function mostUseful(
  suitable: readonly Substitution[],
  kitchen: Kitchen,
): { explained: Substitution[]; named: Substitution[] } {
  const sorted = atHomeFirst(suitable, kitchen)
  return { explained: sorted.slice(0, mostExplained), named: sorted.slice(mostExplained) }
}

/** "chia seeds and water" */
export function usesInWords({ uses }: Substitution, vocabulary: Vocabulary): string {
  return allInWords(uses.map((id) => ingredientPlural(id, vocabulary)))
}
