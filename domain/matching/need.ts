import { ingredientPlural } from '../ingredients/names.ts'
import type { IngredientId, Substitution } from '../ingredients/vocabulary.ts'
import { lineage, type Kitchen } from './kitchen.ts'

/** One line of a recipe, as far as matching is concerned. */
export interface Need {
  /** Null for a line that could not be resolved. */
  ingredient: IngredientId | null
  /** The line as written, for what is not resolved. */
  text: string
  /** Optional, or a garnish. */
  optional: boolean
}

export type NeedState =
  | 'have'
  | 'swap'
  | 'probably'
  | 'missing'
  | 'assumed'
  | 'optional'
  | 'unknown'

export interface NeedMatch {
  need: Need
  state: NeedState
  /** 0–1: how far the need is met. Assumed and optional ones stand outside of the reckoning. */
  credit: number
  /** The owned ingredients that meet it. */
  via: readonly IngredientId[]
  /** Why, in a sentence that can be shown: "you have chicken thighs". */
  reason: string
}

const transformCredit = 0.95
const probablyCredit = 0.6

function met(
  need: Need,
  state: NeedState,
  credit: number,
  via: readonly IngredientId[],
  reason: string,
): NeedMatch {
  return { need, state, credit, via, reason }
}

function bestSwap(id: IngredientId, kitchen: Kitchen): Substitution | null {
  let best: Substitution | null = null
  for (const each of kitchen.vocabulary.substitutions) {
    if (each.need !== id || (best !== null && each.quality <= best.quality)) continue
    const has = (use: IngredientId) =>
      kitchen.meets.has(use) || kitchen.yields.has(use) || kitchen.assumed.has(use)
    if (each.uses.every(has)) best = each
  }
  return best
}

/**
 * Whether and how a kitchen meets one need, by its best path: the thing itself or a kind of it, what
 * can be made of something owned, an assumed staple, a substitute (all of its set), or only the more general
 * thing, to be confirmed. A sibling never meets it, and what ran out is missing.
 */
export function matchNeed(need: Need, kitchen: Kitchen): NeedMatch {
  const { vocabulary } = kitchen
  const name = (id: IngredientId) => ingredientPlural(id, vocabulary)
  const id = need.ingredient
  if (id === null) {
    if (need.optional) return met(need, 'optional', 0, [], 'optional')
    return met(need, 'unknown', 0, [], 'we could not read this line')
  }
  const owned = kitchen.meets.get(id)
  if (owned !== undefined) return met(need, 'have', 1, [owned], `you have ${name(owned)}`)
  if (need.optional) return met(need, 'optional', 0, [], `${name(id)}, if you like`)
  if (kitchen.runOut.has(id)) return met(need, 'missing', 0, [], `you ran out of ${name(id)}`)
  const transform = kitchen.yields.get(id)
  if (transform !== undefined) {
    const from = kitchen.meets.get(transform.from) ?? transform.from
    return met(need, 'have', transformCredit, [from], `you get it from ${name(from)}`)
  }
  if (isAssumed(id, kitchen)) return met(need, 'assumed', 0, [], `you always have ${name(id)}`)
  const swap = bestSwap(id, kitchen)
  if (swap !== null) {
    const uses = swap.uses.map(name).join(' and ')
    return met(need, 'swap', swap.quality, swap.uses, `use ${uses} instead`)
  }
  const general = lineage(id, vocabulary).find((each) => kitchen.owned.has(each))
  if (general !== undefined) {
    return met(
      need,
      'probably',
      probablyCredit,
      [general],
      `you have ${name(general)}: does that include ${name(id)}?`,
    )
  }
  return met(need, 'missing', 0, [], `you have no ${name(id)}`)
}

/** A staple that is assumed also meets the more general need: black pepper for "pepper". */
function isAssumed(id: IngredientId, kitchen: Kitchen): boolean {
  if (kitchen.assumed.has(id)) return true
  return [...kitchen.assumed].some((staple) => lineage(staple, kitchen.vocabulary).includes(id))
}
