import type { ReactNode } from 'react'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { matchRecipe } from '#domain/matching/match-recipe.ts'
import { usesPantry } from '#domain/matching/rank.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchIcon } from '#web/ui/action-icons.tsx'

interface NothingMatchedProps {
  kitchen: Kitchen
  /** How many recipes were looked at. */
  looked: number
  /** Those that the person’s dietary settings hold back. */
  held: readonly RecipeCard[]
  /** Leads past the settings that hide these. */
  waysOut: (hidden: readonly RecipeCard[]) => ReactNode
}

/** Why no recipe uses the pantry, and what to do about it. */
export function NothingMatched({ kitchen, looked, held, waysOut }: NothingMatchedProps) {
  const picture = <SearchIcon size={32} />
  if (kitchen.owned.size === 0) {
    return (
      <EmptyState title="Everything has run out" picture={picture}>
        All that we know in your pantry is marked as run out, so there is nothing to cook from. Mark
        what you bought again, or add something new.
      </EmptyState>
    )
  }
  const hidden = held.filter((recipe) => usesPantry(matchRecipe(recipe, kitchen)))
  const others = hidden.length
  if (others > 0) {
    return (
      <EmptyState
        title="Your settings leave nothing here"
        picture={picture}
        action={waysOut(hidden)}
      >
        {others === 1 ? '1 recipe uses' : `${others} recipes use`} what is in your pantry, and your
        settings hide {others === 1 ? 'it' : 'all of them'}. Add something that suits you, or look
        past one of them.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nothing uses these yet" picture={picture}>
      None of our {looked + held.length} recipes asks for what is in your pantry. An onion, eggs or
      rice open many of them.
    </EmptyState>
  )
}
