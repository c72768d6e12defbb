import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { useSavedRecipes } from '#web/features/saved/saved-recipes.ts'
import { useCollections } from '#web/features/saved/collections/use-collections.ts'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SaveButton } from '../kitchen/save-button.tsx'
import { SavedEmpty, SavedFailed } from './saved-states.tsx'
import { SavedView } from './saved-view.tsx'
import { useRecipesOf } from './use-recipes-of.ts'

/** Everything that a cook saved. */
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

  if (query.isLoadingError) {
    return (
      <ErrorState
        title={t('Your saved recipes could not be loaded')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  }
  if (found.isError) return <SavedFailed found={found} />
  if (saved === undefined || found.recipes === undefined) return <SkeletonGrid />
  if (saved.length === 0) {
    return (
      <SavedEmpty title={t('Nothing saved yet')}>
        {t('Tap the heart on a recipe, and it waits for you here.')}
      </SavedEmpty>
    )
  }
  return (
    <SavedView
      userId={userId}
      found={found}
      collection={null}
      heading={(shown, isNarrowed) => countInWords(shown, saved.length, isNarrowed)}
      renderLostControl={({ id, title }) => <SaveButton recipeId={id} title={title} />}
    />
  )
}

function countInWords(shown: number, all: number, isNarrowed: boolean): string {
  return isNarrowed
    ? t('{all, plural, one {{shown} of # saved recipe} other {{shown} of # saved recipes}}', {
        all,
        shown,
      })
    : t('{all, plural, one {# saved recipe} other {# saved recipes}}', { all })
}
