import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { matchRecipe } from '#domain/matching/match-recipe.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { MatchGrid } from '#web/features/recipes/match-grid.tsx'
import { SkeletonGrid } from '#web/features/recipes/skeleton-grid.tsx'
import { useCatalogue } from '#web/lib/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SaveButton, saveCorner } from './save-button.tsx'
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
  const shelf = useMemo(() => {
    if (ids === undefined || catalogue.data === undefined || kitchen === undefined) return undefined
    const known = new Map(catalogue.data.recipes.map((recipe) => [String(recipe.id), recipe]))
    const recipes = ids.flatMap((id) => known.get(id) ?? [])
    return {
      matches: recipes.map((recipe) => matchRecipe(recipe, kitchen)),
      elsewhere: ids.filter((id) => !known.has(id)),
      vocabulary: catalogue.data.vocabulary,
      hasPantry: kitchen.owned.size > 0,
    }
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
  if (shelf === undefined) return <SkeletonGrid />
  const { elsewhere, ...grid } = shelf
  if (grid.matches.length === 0 && elsewhere.length === 0) return empty
  return (
    <>
      <MatchGrid {...grid} corner={saveCorner} />
      {elsewhere.length > 0 && <RecipesElsewhere ids={elsewhere} />}
    </>
  )
}

/** Recipes that this build holds no card of: nothing that somebody put here disappears. */
function RecipesElsewhere({ ids }: { ids: readonly string[] }) {
  return (
    <ul aria-label="Recipes without a picture" className="mt-7 divide-y divide-line">
      {ids.map((id) => (
        <li key={id} className="flex items-center gap-3 py-2">
          <Link
            to={paths.recipe(id)}
            className="flex min-h-11 flex-1 items-center font-semibold break-all underline underline-offset-4"
          >
            Recipe {id}
          </Link>
          <SaveButton recipeId={id} title={`Recipe ${id}`} />
        </li>
      ))}
    </ul>
  )
}
