import { lineageOf } from '../ingredients/lineage.ts'
import type { Ingredient, IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { PantryEntry } from '../matching/kitchen.ts'
import type { DietRules } from '../recipes/suits-diet.ts'
import type { Said } from './said.ts'
import { waysOfCooking } from './ways-of-cooking.ts'
import { isWithinRules } from './within-rules.ts'

/** Of the log-odds, for each doubling of the list. */
const weightOfLength = 0.5
/** Of the log-odds, for each thing that speaks for a basic or against it. */
const weightOfSign = 0.6
/** A fifth sign says nothing that four have not said. */
const mostSigns = 4
/** The list of which the likelihoods are stated, and the lengths beyond which a list says no more. */
const usualLength = 14
const [shortest, longest] = [4, 40]
/** Days. What spoils sooner is bought for the week, and written down with it. */
const freshUntil = 90

/** What a home shows of itself, beside what was said of a basic. */
export interface Evidence {
  /** Doublings of the usual list; below zero where fewer things were written. */
  length: number
  /** For each basic the things that speak for it, less those that speak against it. */
  signs: ReadonlyMap<IngredientId, number>
}

/** Of each basic the different things that speak for it, or against it, in any way of cooking. */
function signsIn(
  seen: ReadonlySet<IngredientId>,
  side: 'likelier' | 'lessLikely',
): Map<IngredientId, Set<IngredientId>> {
  const signs = new Map<IngredientId, Set<IngredientId>>()
  for (const way of waysOfCooking) {
    const found = way.seenIn.filter((id) => seen.has(id))
    for (const basic of way[side]) {
      signs.set(basic, new Set([...(signs.get(basic) ?? []), ...found]))
    }
  }
  return signs
}

/** Reads a home. What breaks the rules of who cooks tells nothing of what they cook with. */
export function evidenceOf(
  pantry: readonly PantryEntry[],
  { present }: Said,
  vocabulary: Vocabulary,
  rules: DietRules,
): Evidence {
  const written = pantry.filter(({ status }) => status !== 'out').length
  const bounded = Math.min(longest, Math.max(shortest, written))
  const telling = [...present].filter((id) => isWithinRules(id, vocabulary, rules))
  const seen = new Set(telling.flatMap((id) => lineageOf(id, vocabulary)))
  const speakFor = signsIn(seen, 'likelier')
  const speakAgainst = signsIn(seen, 'lessLikely')
  const signs = [...new Set([...speakFor.keys(), ...speakAgainst.keys()])].map((id) => {
    const net = (speakFor.get(id)?.size ?? 0) - (speakAgainst.get(id)?.size ?? 0)
    return [id, net] as const
  })
  return { length: Math.log2(bounded / usualLength), signs: new Map(signs) }
}

/**
 * How likely a basic is in the light of the evidence. Who writes a long list has a full cupboard behind it; but a long list without
 * onions is one of a home without onions. `learned` is what its shopping and cooking say of it, in log-odds.
 */
export function probabilityOf(
  { id, shelfLifeDays }: Ingredient,
  likelihood: number,
  { length, signs }: Evidence,
  learned = 0,
): number {
  const isFresh = shelfLifeDays !== null && shelfLifeDays <= freshUntil
  const net = Math.min(mostSigns, Math.max(-mostSigns, signs.get(id) ?? 0))
  const logOdds =
    Math.log(likelihood / (1 - likelihood)) +
    weightOfLength * (isFresh ? -length : length) +
    weightOfSign * net +
    learned
  return 1 / (1 + Math.exp(-logOdds))
}
