import { useMemo } from 'react'
import { useSavedRecipes } from '#web/features/saved/saved-recipes.ts'
import { useCollections } from '#web/features/saved/collections/use-collections.ts'
import { SavedSearch } from '#web/features/saved/saved-search.tsx'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SearchIcon } from '#web/ui/action-icons.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { SaveButton } from '../kitchen/save-button.tsx'
import { SavedGrid } from './saved-grid.tsx'
import { SavedEmpty, SavedFailed } from './saved-states.tsx'
import { useSavedSearch } from './use-saved-search.ts'
import { useSavedKitchen } from './use-saved-kitchen.ts'
import { useRecipesOf } from './use-recipes-of.ts'

/** Few have any. */
const { Piece: LostRecipes } = lazyPiece(
  async () => (await import('#web/features/saved/lost-recipes.tsx')).LostRecipes,
)
/** The heading counts them too. */
const nothingMore = () => undefined

/** Everything that a cook saved: searched by words, in the order in which it was saved or as it fits the pantry. */
export function SavedList({ userId }: { userId: string }) {
  const query = useSavedRecipes(userId)
  const { collections } = useCollections(userId)
  const saved = query.data
  const list = useMemo(() => {
    // What a collection remembers tells of a saved recipe too.
    const remembered = new Map(collections.entries.map((each) => [each.recipeId, each.recipeData]))
    return saved?.map(({ recipeId }) => {
      const recipeData = remembered.get(recipeId)
      return { id: recipeId, ...(recipeData !== undefined && { recipeData }) }
    })
  }, [saved, collections.entries])
  const found = useRecipesOf(list, userId)
  const { kitchen, canMatch, vocabulary } = useSavedKitchen(userId)
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
  if (found.isError) return <SavedFailed found={found} />
  if (saved === undefined || search.recipes === undefined) return <SkeletonGrid />
  if (saved.length === 0) {
    return (
      <SavedEmpty title="Nothing saved yet">
        Tap the heart on a recipe, and it waits for you here.
      </SavedEmpty>
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
      <SavedGrid
        userId={userId}
        key={`${text} ${sort}`}
        recipes={recipes}
        kitchen={kitchen}
        isBare={!canMatch}
      />
      {lost.length > 0 && (
        <LostRecipes
          recipes={lost}
          renderControl={({ id, title }) => <SaveButton recipeId={id} title={title} />}
          onUnavailable={nothingMore}
        />
      )}
    </section>
  )
}

function countInWords(shown: number, all: number, isSearched: boolean): string {
  const saved = all === 1 ? '1 saved recipe' : `${all} saved recipes`
  return isSearched ? `${shown} of ${saved}` : saved
}
