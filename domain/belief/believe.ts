/** What a home probably has although nobody wrote it down: oil, sugar, flour. Why and how well: docs/decisions/0064. */
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { PantryEntry } from '../matching/kitchen.ts'
import type { DietRules } from '../recipes/suits-diet.ts'
import { basics } from './basics.ts'
import { evidenceOf, probabilityOf } from './evidence.ts'
import { isRefused, saidOf } from './said.ts'
import { isWithinRules } from './within-rules.ts'

export interface Believed {
  ingredient: IngredientId
  /** 0–1, both excluded. */
  probability: number
}

/** From this on it is offered as "you probably have oil". */
export const likelyFrom = 0.5
/** There are no more basics than that, and a search is sent no more. */
export const mostBelieved = 60

function byLikelihood(left: Believed, right: Believed): number {
  return right.probability - left.probability || (left.ingredient < right.ingredient ? -1 : 1)
}

/** What was learned of whom nothing is known but the pantry. */
const nothingLearned: ReadonlyMap<IngredientId, number> = new Map()

/**
 * Of every basic that nothing was said of and the rules allow: how likely it is at home, the likeliest first. `learned` is in log-odds
 * (learnedFrom).
 */
export function beliefsOf(
  pantry: readonly PantryEntry[],
  staples: readonly IngredientId[],
  vocabulary: Vocabulary,
  rules: DietRules,
  learned = nothingLearned,
): Believed[] {
  const said = saidOf(pantry, staples, vocabulary)
  const evidence = evidenceOf(pantry, said, vocabulary, rules)
  return [...basics]
    .flatMap(([id, likelihood]): Believed[] => {
      const known = vocabulary.ingredients.get(id)
      if (known === undefined || said.known.has(id)) return []
      if (isRefused(id, said, vocabulary) || !isWithinRules(id, vocabulary, rules)) return []
      const probability = probabilityOf(known, likelihood, evidence, learned.get(id))
      return [{ ingredient: id, probability }]
    })
    .toSorted(byLikelihood)
}

/** What is taken to be at home until the cook says no, the likeliest first; at most `mostBelieved`. */
export function believedOf(
  pantry: readonly PantryEntry[],
  staples: readonly IngredientId[],
  vocabulary: Vocabulary,
  rules: DietRules,
  learned = nothingLearned,
): IngredientId[] {
  return beliefsOf(pantry, staples, vocabulary, rules, learned)
    .filter(({ probability }) => probability >= likelyFrom)
    .map(({ ingredient }) => ingredient)
}
