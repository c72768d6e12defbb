import type { Avoidable, Substitution, Vocabulary } from '../ingredients/vocabulary.ts'
import { inTitle, whereAvoided } from '../matching/swaps.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { type DietRules, keepsRules, noRules, rulesOf } from '../recipes/suits-diet.ts'
import { swapsFor } from '../recipes/swap.ts'
import {
  type FoodFactsById,
  mayHold,
  offenceOf,
  strictlyAvoided,
  unclaimedDiets,
} from './against-settings.ts'
import type { Pot, Thing } from './pot.ts'
import type { Eater, Offence } from './table-plan.ts'

/** What all at a table go by. */
export interface TableFacts {
  pot: Pot
  alternatives: Recipe['alternatives']
  vocabulary: Vocabulary
  facts: FoodFactsById
}

/** An eater, and what stands against the dish for them. */
export interface Seat {
  eater: Eater
  rules: DietRules
  /** What must not touch their portion. */
  strict: readonly Avoidable[]
  /** Whether the dish as it is written is known to be theirs. */
  suits: boolean
  offences: ReadonlyMap<Thing, Offence>
  /** For what is against their settings, the best that may be taken in their portion. */
  swaps: ReadonlyMap<Thing, Substitution>
  /** Diets of theirs that no changed dish is known to keep to. */
  unclaimed: readonly string[]
}

/** What an eater asks for, without what is chosen for them. */
export type Guest = Pick<Seat, 'eater' | 'rules' | 'strict' | 'unclaimed'>

/** Nobody where it is not known what they ask for: nothing can be chosen for them. */
export function guestOf(eater: Eater): Guest[] {
  if (eater.settings === null) return []
  const rules = rulesOf(eater.settings)
  return [{ eater, rules, strict: strictlyAvoided(rules), unclaimed: unclaimedDiets(rules) }]
}

/** Whether every food of a swap is known to keep to somebody’s settings. */
export const suitsGuest = ({ uses }: Substitution, { rules }: Guest, facts: FoodFactsById) =>
  uses.every((id) => offenceOf({ ingredient: id, name: id }, rules, facts) === undefined)

/** Of a dish that is mostly one thing, nothing is left where another is taken for it. */
const mostReplaced = 1 / 2

const isWater = ({ uses }: Substitution): boolean => uses.every((id) => id === 'water')

/**
 * What may be taken for a thing where it is used, best first. One portion need not stay what the title says. What is only
 * for whoever does not eat the thing replaces no more than half of a dish, and nothing that a cake rises with; and but for
 * water it is no answer to a label that nobody read.
 */
export function swapsOfThing(
  { lines, share, ingredient }: Thing,
  offences: readonly Offence[],
  { pot, alternatives, vocabulary }: TableFacts,
): Substitution[] {
  const [first] = lines
  if (first === undefined) return []
  const isBaking = vocabulary.ingredients.get(ingredient)?.category === 'Baking'
  const mayBeAvoided = share <= mostReplaced && !(pot.isOnePiece && isBaking)
  const isAvoided = offences.some(({ isCertain }) => isCertain)
  return swapsFor(first, alternatives, vocabulary, noRules).filter((each) => {
    const { context } = each
    if (context === whereAvoided) return mayBeAvoided && (isAvoided || isWater(each))
    return context === null || lines.every(({ contexts = [] }) => contexts.includes(context))
  })
}

/** Whether the dish stays what its title says with a swap for everybody. */
export const keepsTitle = ({ lines }: Thing, { alike = false }: Substitution): boolean =>
  alike || lines.every(({ contexts = [] }) => !contexts.includes(inTitle))

/**
 * Seats somebody. A swap for their portion keeps to their settings, and brings nothing to the table that must not touch
 * the portion of another.
 */
export function seatOf(
  guest: Guest,
  table: readonly Guest[],
  recipe: Pick<Recipe, 'diets' | 'freeOf'>,
  given: TableFacts,
): Seat {
  const { pot, facts } = given
  const strictOfAll = [...new Set(table.flatMap(({ strict }) => strict))]
  const found = pot.things.flatMap((thing) => {
    const offence = offenceOf(thing, guest.rules, facts)
    return offence === undefined ? [] : [[thing, offence] as const]
  })
  const swaps = found.flatMap(([thing, offence]) => {
    const best = swapsOfThing(thing, [offence], given).find(
      (each) =>
        suitsGuest(each, guest, facts) && each.uses.every((id) => !mayHold(id, strictOfAll, facts)),
    )
    return best === undefined ? [] : [[thing, best] as const]
  })
  return {
    ...guest,
    suits: keepsRules(recipe, guest.rules) && found.length === 0,
    offences: new Map(found),
    swaps: new Map(swaps),
  }
}
