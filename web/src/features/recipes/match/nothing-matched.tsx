import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
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
      <EmptyState title={t('Everything has run out')} picture={picture}>
        {t(
          'All that we know in your pantry is marked as run out, so there is nothing to cook from. Mark what you bought again, or add something new.',
        )}
      </EmptyState>
    )
  }
  const hidden = held.filter((recipe) => usesPantry(matchRecipe(recipe, kitchen)))
  const others = hidden.length
  if (others > 0) {
    return (
      <EmptyState
        title={t('Your settings leave nothing here')}
        picture={picture}
        action={waysOut(hidden)}
      >
        {t(
          '{others, plural, one {# recipe uses what is in your pantry, and your settings hide it} other {# recipes use what is in your pantry, and your settings hide all of them}}. Add something that suits you, or look past one of them.',
          { others },
        )}
      </EmptyState>
    )
  }
  const count = looked + held.length
  return (
    <EmptyState title={t('Nothing uses these yet')} picture={picture}>
      {t(
        'None of our {count, plural, other {# recipes}} asks for what is in your pantry. An onion, eggs or rice open many of them.',
        { count },
      )}
    </EmptyState>
  )
}
