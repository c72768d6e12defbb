import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { rankRecipes } from '#domain/matching/rank.ts'
import { filterRecipes, type RecipeFilter } from '#domain/recipes/filter-recipes.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { MatchGrid } from '#web/features/recipes/match-grid.tsx'
import { RecipeSearch } from '#web/features/recipes/recipe-search.tsx'
import { SkeletonGrid } from '#web/features/recipes/skeleton-grid.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { HiddenByDiet } from '../hidden-by-diet.tsx'
import { saveCorner } from '../save-button.tsx'
import { useKitchen } from '../use-kitchen.ts'
import { useSuitableRecipes } from '../use-suitable-recipes.ts'

const noFilter: RecipeFilter = { text: '', mealType: null, cuisine: null }

/** The filter stands in the address, so that a search can be shared and found again. */
function useRecipeFilter() {
  const [params, setParams] = useSearchParams()
  const filter: RecipeFilter = {
    text: params.get('q') ?? '',
    mealType: params.get('meal'),
    cuisine: params.get('cuisine'),
  }
  function setFilter({ text, mealType, cuisine }: RecipeFilter) {
    const next = new URLSearchParams()
    if (text !== '') next.set('q', text)
    if (mealType !== null) next.set('meal', mealType)
    if (cuisine !== null) next.set('cuisine', cuisine)
    setParams(next, { replace: true })
  }
  return { filter, setFilter }
}

/** All recipes: searched by words, meal and cuisine, those that fit the pantry first. */
export function RecipesScreen() {
  const { user } = useAuth()
  const owner = user?.id ?? null
  const { vocabulary, recipes, ...found } = useSuitableRecipes(owner)
  const kitchen = useKitchen(owner, vocabulary)
  const { filter, setFilter } = useRecipeFilter()
  const { text, mealType, cuisine } = filter
  const matches = useMemo(() => {
    if (recipes === undefined || kitchen === undefined) return undefined
    return rankRecipes(filterRecipes(recipes, { text, mealType, cuisine }), kitchen)
  }, [recipes, kitchen, text, mealType, cuisine])

  return (
    <>
      <PageTitle lead="What fits your pantry stands first.">Recipes</PageTitle>
      <RecipeSearch filter={filter} onChange={setFilter} />
      <section aria-label="Recipes found" className="mt-7">
        {found.isError && (
          <ErrorState
            title="The recipes could not be loaded"
            onRetry={found.refetch}
            retrying={found.isFetching}
          />
        )}
        {!found.isError && matches === undefined && <SkeletonGrid />}
        {matches !== undefined && vocabulary !== undefined && kitchen !== undefined && (
          <>
            <h2 className="mb-4 text-[1.5rem]" aria-live="polite">
              {matches.length === 1 ? '1 recipe' : `${matches.length} recipes`}
            </h2>
            {matches.length === 0 ? (
              <EmptyState
                title="Nothing found"
                picture={<SearchIcon size={32} />}
                action={<Button onClick={() => setFilter(noFilter)}>Show all recipes</Button>}
              >
                No recipe has all of that. Fewer words or no cuisine may find one.
              </EmptyState>
            ) : (
              <MatchGrid
                key={`${text} ${mealType} ${cuisine}`}
                matches={matches}
                vocabulary={vocabulary}
                hasPantry={kitchen.owned.size > 0}
                corner={saveCorner}
              />
            )}
            <HiddenByDiet count={found.hidden} />
          </>
        )}
      </section>
    </>
  )
}
