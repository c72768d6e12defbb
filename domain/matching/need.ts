import { ingredientPlural } from '../ingredients/names.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { PathState } from './found-path.ts'
import type { Kitchen } from './kitchen.ts'
import { pathTo } from './path.ts'

/** One line of a recipe, as far as matching is concerned. */
export interface Need {
  /** Null for a line that could not be resolved. */
  ingredient: IngredientId | null
  /** The line as written, for what is not resolved. */
  text: string
  /** Optional, or a garnish. */
  optional: boolean
}

export type NeedState = PathState | 'optional' | 'unknown'

export interface NeedMatch {
  need: Need
  state: NeedState
  /** Hundredths, 0–100: how far the need is met. Assumed and optional ones stand outside of the reckoning. */
  credit: number
  /** The owned ingredients that meet it. */
  via: readonly IngredientId[]
  /** Why, in a sentence that can be shown: "you have chicken thighs". */
  reason: string
  /** 0–100: how soon what meets it spoils. */
  urgency: number
}

/** States that count among what a recipe uses of the pantry. */
export function isUsed(state: NeedState): boolean {
  return state === 'have' || state === 'swap' || state === 'probably'
}

/** States that keep a recipe from being ready. */
export function isMissed(state: NeedState): boolean {
  return state === 'missing' || state === 'unknown'
}

function outside(need: Need, state: NeedState, reason: string): NeedMatch {
  return { need, state, credit: 0, via: [], reason, urgency: 0 }
}

/** Optional ones stand outside of both sides, whether they are there or not; only the reason tells. */
function matchOptional(need: Need, id: IngredientId, kitchen: Kitchen): NeedMatch {
  const path = pathTo(id, kitchen)
  if (path.state === 'have') return { ...outside(need, 'optional', path.reason), via: path.via }
  return outside(need, 'optional', `${ingredientPlural(id, kitchen.vocabulary)}, if you like`)
}

/** Whether and how a kitchen meets one need (see `pathTo`); a line that was not read is never met. */
export function matchNeed(need: Need, kitchen: Kitchen): NeedMatch {
  const id = need.ingredient
  if (id === null) {
    if (need.optional) return outside(need, 'optional', 'optional')
    return outside(need, 'unknown', 'we could not read this line')
  }
  if (need.optional) return matchOptional(need, id, kitchen)
  // Named one by one: spread, they take longer than finding them.
  const { state, credit, via, reason, urgency } = pathTo(id, kitchen)
  return { need, state, credit, via, reason, urgency }
}
