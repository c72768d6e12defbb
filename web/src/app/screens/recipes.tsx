import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { rankRecipes } from '#domain/matching/rank.ts'
import { filterRecipes, type RecipeFilter } from '#domain/recipes/filter-recipes.ts'
import { simplestFirst } from '#domain/recipes/simplest-first.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { MatchGrid } from '#web/features/recipes/match-grid.tsx'
import { RecipeGrid } from '#web/features/recipes/recipe-grid.tsx'
import { RecipeSearch } from '#web/features/recipes/recipe-search.tsx'
import { SkeletonGrid } from '#web/features/recipes/skeleton-grid.tsx'
import { useVocabulary } from '#web/lib/catalogue.ts'
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
  const { filter, setFilter } = useRecipeFilter()
  return (
    <>
      <PageTitle lead="What fits your pantry stands first.">Recipes</PageTitle>
      <RecipeSearch filter={filter} onChange={setFilter} />
      <section aria-label="Recipes found" className="mt-7">
        <RecipesFound filter={filter} onShowAll={() => setFilter(noFilter)} />
      </section>
    </>
  )
}

interface RecipesFoundProps {
  filter: RecipeFilter
  onShowAll: () => void
}

function RecipesFound({ filter, onShowAll }: RecipesFoundProps) {
  const { user } = useAuth()
  const owner = user?.id ?? null
  const vocabulary = useVocabulary()
  const { kitchen, isBare } = useKitchen(owner, vocabulary.data)
  const { recipes, hidden, ...all } = useSuitableRecipes(owner)
  const { text, mealType, cuisine } = filter
  const found = useMemo(
    () => recipes && filterRecipes(recipes, { text, mealType, cuisine }),
    [recipes, text, mealType, cuisine],
  )

  if (all.isError || (vocabulary.isError && !isBare)) {
    return (
      <ErrorState
        title="The recipes could not be loaded"
        onRetry={() => void Promise.all([all.refetch(), vocabulary.refetch()])}
        retrying={all.isFetching || vocabulary.isFetching}
      />
    )
  }
  const isMatched = kitchen !== undefined && vocabulary.data !== undefined
  if (found === undefined || !(isBare || isMatched)) return <SkeletonGrid />
  const key = `${text} ${mealType} ${cuisine}`
  return (
    <>
      <h2 className="mb-4 text-[1.5rem]" aria-live="polite">
        {found.length === 1 ? '1 recipe' : `${found.length} recipes`}
      </h2>
      {found.length === 0 && (
        <EmptyState
          title="Nothing found"
          picture={<SearchIcon size={32} />}
          action={<Button onClick={onShowAll}>Show all recipes</Button>}
        >
          No recipe has all of that. Fewer words or no cuisine may find one.
        </EmptyState>
      )}
      {isMatched && !isBare ? (
        <MatchGrid
          key={key}
          matches={rankRecipes(found, kitchen)}
          vocabulary={vocabulary.data}
          corner={saveCorner}
        />
      ) : (
        <RecipeGrid
          key={key}
          entries={simplestFirst(found).map((recipe) => ({ recipe }))}
          corner={saveCorner}
        />
      )}
      <HiddenByDiet count={hidden} />
    </>
  )
}
