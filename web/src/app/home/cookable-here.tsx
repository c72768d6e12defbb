import { useLayoutEffect, useMemo } from 'react'
import { cookableIn } from '#domain/composing/among-recipes.ts'
import type { DishCard } from '#domain/composing/dish-card.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import type { RankingMode } from '#domain/matching/rank.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import { hasFacts, type RecipeFact } from '#domain/recipes/kitchen-facts.ts'
import { factsWithout, lackedIn } from '#domain/recipes/lacked.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { useDishes } from '#web/features/composing/use-dishes.ts'
import { useOwned } from '../kitchen/use-lacked.ts'

/** What a kitchen can cook without shopping. */
export interface Cookable {
  matches: readonly RecipeMatch<RecipeCard>[]
  /** Those that are composed, and not only the ones among `matches`. */
  dishes: readonly DishCard[]
  /** More dishes may come. */
  isComposing: boolean
}

interface CookableHereProps {
  /** Null is a visitor. */
  owner: string | null
  mode: RankingMode
  /** What is asked for; dishes do without the equipment that it names. */
  facts: readonly RecipeFact[]
  /** The catalogue’s. Both are undefined until they are there. */
  cards: readonly RecipeCard[] | undefined
  kitchen: Kitchen | undefined
  onCookable: (cookable: Cookable | undefined) => void
}

/** Gives out what this kitchen can cook, for as long as it is asked for. Shows nothing: the page shows it as any list. */
export function CookableHere(props: CookableHereProps) {
  const { owner, mode, facts, cards, kitchen, onCookable } = props
  const owned = useOwned(owner)
  const lacked = useMemo(() => lackedIn(facts), [facts])
  const isStocked = kitchen !== undefined && kitchen.owned.size > 0
  const { dishes, isComposing } = useDishes(isStocked ? kitchen : undefined, lacked, owned)
  const matches = useMemo(() => {
    if (cards === undefined || kitchen === undefined) return undefined
    // Left out before a dish gives way to it: what cannot be cooked here is no better idea.
    const without = factsWithout(lacked)
    const fitting = cards.filter((recipe) => hasFacts(recipe.facts, without))
    return cookableIn(fitting, dishes, mode, { kitchen, weightOf: rarityWeights(cards) })
  }, [cards, dishes, mode, kitchen, lacked])
  // Before it is painted, so that no list is seen under another one's heading.
  useLayoutEffect(() => {
    onCookable(matches && { matches, dishes, isComposing })
    return () => onCookable(undefined)
  }, [matches, dishes, isComposing, onCookable])
  return null
}
