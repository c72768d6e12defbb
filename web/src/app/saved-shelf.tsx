import { useMemo } from 'react'
import { useSavedRecipes } from '#web/features/saved/saved-recipes.ts'
import { useShelves } from '#web/features/saved/shelves.ts'
import { LostRecipes } from '#web/features/saved/lost-recipes.tsx'
import { SavedSearch } from '#web/features/saved/saved-search.tsx'
import { SkeletonGrid } from '#web/features/recipes/skeleton-grid.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SearchIcon } from '#web/ui/action-icons.tsx'
import { SaveButton } from './save-button.tsx'
import { ShelfGrid } from './shelf-grid.tsx'
import { EmptyShelf, ShelfFailed } from './shelf-states.tsx'
import { useSavedSearch } from './use-saved-search.ts'
import { useShelfKitchen } from './use-shelf-kitchen.ts'
import { useShelfRecipes } from './use-shelf-recipes.ts'

/** Everything that a cook saved: searched by words, in the order in which it was saved or as it fits the pantry. */
export function SavedShelf({ userId }: { userId: string }) {
  const query = useSavedRecipes(userId)
  const { shelves } = useShelves(userId)
  const saved = query.data
  const shelf = useMemo(() => {
    // What a collection remembers tells of a saved recipe too.
    const remembered = new Map(shelves.entries.map((each) => [each.recipeId, each.recipeData]))
    return saved?.map(({ recipeId }) => {
      const recipeData = remembered.get(recipeId)
      return { id: recipeId, ...(recipeData !== undefined && { recipeData }) }
    })
  }, [saved, shelves.entries])
  const found = useShelfRecipes(shelf, userId)
  const { kitchen, canMatch, vocabulary } = useShelfKitchen(userId)
  const search = useSavedSearch(found, canMatch ? kitchen : undefined, vocabulary)

  if (query.isLoadingError) {
    return (
      <ErrorState
        title="Your saved recipes could not be loaded"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  }
  if (found.isError) return <ShelfFailed found={found} />
  if (saved === undefined || search.recipes === undefined) return <SkeletonGrid />
  if (saved.length === 0) {
    return (
      <EmptyShelf title="Nothing saved yet">
        Tap the heart on a recipe, and it waits for you here.
      </EmptyShelf>
    )
  }
  const { recipes, lost, text, sort } = search
  return (
    <section aria-labelledby="saved">
      <h2 id="saved" className="mb-4 text-[1.75rem]" aria-live="polite">
        {countInWords(recipes.length + lost.length, saved.length, text !== '')}
      </h2>
      <SavedSearch
        text={text}
        sort={sort}
        canMatch={canMatch}
        onText={search.setText}
        onSort={search.setSort}
      />
      {recipes.length + lost.length === 0 && (
        <EmptyState
          title="No saved recipe fits these words"
          picture={<SearchIcon size={32} />}
          action={<Button onClick={() => search.setText('')}>Show all saved recipes</Button>}
        >
          Try fewer words, or an ingredient.
        </EmptyState>
      )}
      <ShelfGrid key={`${text} ${sort}`} recipes={recipes} kitchen={kitchen} isBare={!canMatch} />
      <LostRecipes
        recipes={lost}
        renderControl={({ id, title }) => <SaveButton recipeId={id} title={title} />}
      />
    </section>
  )
}

function countInWords(shown: number, all: number, isSearched: boolean): string {
  const saved = all === 1 ? '1 saved recipe' : `${all} saved recipes`
  return isSearched ? `${shown} of ${saved}` : saved
}
