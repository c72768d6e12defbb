import { ingredientPlural } from '../ingredients/names.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { LineUse } from '../recipes/line-use.ts'
import { t } from '../texts/t.ts'
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
  /** What it is there for; base where nothing is said. */
  use?: LineUse
  /** What is lost without it, in a sentence: "without the bay leaf, the broth is a little flatter". */
  without?: string
  /** Those of the contexts of its substitutions in which it is known to be used; none where nothing is said. */
  contexts?: readonly string[]
  /** Whether the dish is made of it, whatever its title says. */
  isMain?: boolean
  /** How much of it, as its card has it: "250g", of what is counted "3". It is read where it is compared (see tooLittleFor). */
  measure?: string
}

export type NeedState = PathState | 'left-out' | 'optional' | 'unknown'

export interface NeedMatch {
  need: Need
  state: NeedState
  /** Hundredths, 0–100: how far the need is met. Assumed and optional ones stand outside of the reckoning. */
  credit: number
  /** The owned ingredients that meet it; of what is believed those that are only believed. */
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

/** States that are said on a recipe that is ready with a change. */
export function isChange(state: NeedState): boolean {
  return state === 'swap' || state === 'left-out' || state === 'probably' || state === 'believed'
}

/** What a dish takes of which nobody said that it is at home, and which probably is; each once. */
export function believedIn(needs: readonly NeedMatch[]): IngredientId[] {
  return [...new Set(needs.flatMap(({ state, via }) => (state === 'believed' ? via : [])))]
}

function outside(need: Need, state: NeedState, reason: string): NeedMatch {
  return { need, state, credit: 0, via: [], reason, urgency: 0 }
}

/** Optional ones stand outside of both sides, whether they are there or not; only the reason tells. */
function matchOptional(need: Need, id: IngredientId, kitchen: Kitchen): NeedMatch {
  const path = pathTo(id, kitchen)
  if (path.state === 'have') return { ...outside(need, 'optional', path.reason), via: path.via }
  return outside(
    need,
    'optional',
    t('{food}, if you like', { food: ingredientPlural(id, kitchen.vocabulary) }),
  )
}

/**
 * Whether and how a kitchen meets one need (see `pathTo`); a line that was not read is never met. Whether one that is
 * missing can be left out depends on the others of its recipe: see `leaveOut`.
 */
export function matchNeed(need: Need, kitchen: Kitchen): NeedMatch {
  const id = need.ingredient
  if (id === null) {
    if (need.optional) return outside(need, 'optional', t('optional'))
    return outside(need, 'unknown', t('we could not read this line'))
  }
  if (need.optional) return matchOptional(need, id, kitchen)
  // Named one by one: spread, they take longer than finding them.
  const { state, credit, via, reason, urgency } = pathTo(id, kitchen, need.contexts)
  return { need, state, credit, via, reason, urgency }
}
