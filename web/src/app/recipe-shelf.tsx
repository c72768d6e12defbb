import { useMemo, type ReactNode } from 'react'
import { matchRecipe } from '#domain/matching/match-recipe.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { MatchGrid } from '#web/features/recipes/match-grid.tsx'
import { SkeletonGrid } from '#web/features/recipes/skeleton-grid.tsx'
import { useCatalogue } from '#web/lib/catalogue.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { saveCorner } from './save-button.tsx'
import { useKitchen } from './use-kitchen.ts'

interface RecipeShelfProps {
  /** Ids in the order of the shelf; undefined while they are being loaded. */
  ids: readonly string[] | undefined
  empty: ReactNode
}

/** Recipes that somebody put together, each read against the pantry. */
export function RecipeShelf({ ids, empty }: RecipeShelfProps) {
  const { user } = useAuth()
  const catalogue = useCatalogue()
  const kitchen = useKitchen(user?.id ?? null, catalogue.data?.vocabulary)
  const matches = useMemo(() => {
    if (ids === undefined || catalogue.data === undefined || kitchen === undefined) return []
    const known = new Map(catalogue.data.recipes.map((recipe) => [String(recipe.id), recipe]))
    return ids.flatMap((id) => {
      const recipe = known.get(id)
      return recipe === undefined ? [] : [matchRecipe(recipe, kitchen)]
    })
  }, [ids, catalogue.data, kitchen])

  if (catalogue.isError) {
    return (
      <ErrorState
        title="The recipes could not be loaded"
        onRetry={() => void catalogue.refetch()}
        retrying={catalogue.isFetching}
      />
    )
  }
  if (ids === undefined || catalogue.data === undefined || kitchen === undefined) {
    return <SkeletonGrid />
  }
  if (matches.length === 0) return empty
  return (
    <MatchGrid
      matches={matches}
      vocabulary={catalogue.data.vocabulary}
      hasPantry={kitchen.owned.size > 0}
      corner={saveCorner}
    />
  )
}
