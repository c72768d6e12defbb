import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useAuth } from '#web/features/account/auth-context.ts'
import { MatchedShelf } from '#web/features/recipes/matched-shelf.tsx'
import { RecipeGrid } from '#web/features/recipes/recipe-grid.tsx'
import { SkeletonGrid } from '#web/features/recipes/skeleton-grid.tsx'
import { useRecipeCards, useVocabulary } from '#web/lib/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { markedCorner } from './diet-mark.tsx'
import { SaveButton } from './save-button.tsx'
import { useKitchen } from './use-kitchen.ts'

interface RecipeShelfProps {
  /** Ids in the order of the shelf; undefined while they are being loaded. */
  ids: readonly string[] | undefined
  empty: ReactNode
}

/** Recipes that somebody put together, each read against the pantry. */
export function RecipeShelf({ ids, empty }: RecipeShelfProps) {
  const { user } = useAuth()
  const cards = useRecipeCards()
  const vocabulary = useVocabulary()
  const { kitchen, isBare } = useKitchen(user?.id ?? null, vocabulary.data)
  const shelf = useMemo(() => {
    if (ids === undefined || cards.data === undefined) return undefined
    const known = new Map(cards.data.map((recipe) => [String(recipe.id), recipe]))
    return {
      recipes: ids.flatMap((id) => known.get(id) ?? []),
      elsewhere: ids.filter((id) => !known.has(id)),
    }
  }, [ids, cards.data])

  if (cards.isError || (vocabulary.isError && !isBare)) {
    return (
      <ErrorState
        title="The recipes could not be loaded"
        onRetry={() => void Promise.all([cards.refetch(), vocabulary.refetch()])}
        retrying={cards.isFetching || vocabulary.isFetching}
      />
    )
  }
  if (shelf === undefined) return <SkeletonGrid />
  const { recipes, elsewhere } = shelf
  if (recipes.length === 0 && elsewhere.length === 0) return empty
  return (
    <>
      {isBare && <RecipeGrid recipes={recipes} corner={markedCorner} />}
      {!isBare && kitchen === undefined && <SkeletonGrid />}
      {!isBare && kitchen !== undefined && (
        <MatchedShelf recipes={recipes} kitchen={kitchen} corner={markedCorner} />
      )}
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
