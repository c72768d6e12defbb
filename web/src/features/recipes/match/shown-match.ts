import { useMemo, useState } from 'react'
import type { IngredientId, Substitution } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { swapFor } from '#domain/matching/swaps.ts'
import { knowsAmounts } from '#domain/pantry/knows-amounts.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { useLazyCode } from '#web/lib/use-lazy-code.ts'
import { usedUpBy, type UsedUp } from './used-up.ts'

/** A match with all that a card says of it. */
export interface ShownMatch {
  match: RecipeMatch<RecipeCard>
  /** What is swapped, by need. */
  swaps: ReadonlyMap<IngredientId, Substitution>
  /** What it uses that spoils soon. */
  usedUp: UsedUp | null
  /** What there is not quite enough of, as far as the amounts are known. */
  tooLittle: readonly IngredientId[]
}

/** Where nobody said how much of anything is at home, nothing can be said of it. */
const { code: tooLittleCode } = lazyCode(
  async () => await (await import('./too-little-here.ts')).tooLittleHere(),
)
type TooLittleFor = Awaited<ReturnType<typeof tooLittleCode>>

function shownMatch(
  match: RecipeMatch<RecipeCard>,
  kitchen: Kitchen,
  tooLittleFor: TooLittleFor | undefined,
): ShownMatch {
  const swaps = new Map<IngredientId, Substitution>()
  for (const { state, need } of match.needs) {
    const swap = state === 'swap' ? swapFor(need, kitchen.swaps) : undefined
    if (swap !== undefined) swaps.set(swap.need, swap)
  }
  const tooLittle = tooLittleFor?.(match, kitchen) ?? []
  return { match, swaps, usedUp: usedUpBy(match, kitchen), tooLittle }
}

function saysTheSame(left: ShownMatch, right: ShownMatch): boolean {
  return (
    left.match.recipe === right.match.recipe &&
    left.match.band === right.match.band &&
    left.usedUp?.ingredient === right.usedUp?.ingredient &&
    left.usedUp?.daysLeft === right.usedUp?.daysLeft &&
    left.match.urgency === right.match.urgency &&
    left.tooLittle.join() === right.tooLittle.join() &&
    left.match.needs.every(({ state, reason }, index) => {
      const other = right.match.needs[index]
      return state === other?.state && reason === other.reason
    })
  )
}

/**
 * Matches as cards show them. One that says the same as before stays the same object, so that a
 * change in the pantry draws anew only the cards that it changes.
 */
export function useShownMatches(
  matches: readonly RecipeMatch<RecipeCard>[],
  kitchen: Kitchen,
): readonly ShownMatch[] {
  const tooLittleFor = useLazyCode(tooLittleCode, knowsAmounts(kitchen))
  const [before] = useState(() => new Map<number, ShownMatch>())
  return useMemo(
    () =>
      matches.map((match) => {
        const now = shownMatch(match, kitchen, tooLittleFor)
        const known = before.get(match.recipe.id)
        if (known !== undefined && saysTheSame(known, now)) return known
        before.set(match.recipe.id, now)
        return now
      }),
    [matches, kitchen, before, tooLittleFor],
  )
}
