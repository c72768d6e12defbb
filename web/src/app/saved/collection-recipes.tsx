import { t } from '#domain/texts/t.ts'
import type { Collection } from '#domain/collections/collection.ts'
import type { CollectionEntry } from '#domain/collections/collections.ts'
import { useCollectionCare } from '#web/features/saved/collections/use-collection-care.ts'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { SavedEmpty, SavedFailed } from './saved-states.tsx'
import { SavedView } from './saved-view.tsx'
import type { useRecipesOf } from './use-recipes-of.ts'

const { Piece: ArrangeList } = lazyPiece(
  async () => (await import('#web/features/saved/collections/arrange-list.tsx')).ArrangeList,
)

interface CollectionRecipesProps {
  userId: string
  collection: Collection
  entries: readonly CollectionEntry[]
  found: ReturnType<typeof useRecipesOf>
  /** The list that is put in order; null while the recipes are looked at. */
  arranged: readonly { id: string; title: string; image: string | null }[] | null
  onArranged: () => void
}

/** The recipes of a collection: as cards, or as a list that is put in order. */
export function CollectionRecipes(props: CollectionRecipesProps) {
  const { userId, collection, entries, found, arranged, onArranged } = props
  const care = useCollectionCare(userId)

  function remove(id: string, title: string) {
    const entry = entries.find(({ recipeId }) => recipeId === id)
    if (entry !== undefined) care.remove(entry, title)
  }

  function cannotArrange() {
    onArranged()
    notifyUnavailable()
  }

  if (found.isError) return <SavedFailed found={found} />
  if (found.recipes === undefined) return <SkeletonGrid />
  if (entries.length === 0) {
    return (
      <SavedEmpty title={t('Nothing in here yet')}>
        {t('Tap the folder on a recipe, and put it in here.')}
      </SavedEmpty>
    )
  }
  if (arranged !== null) {
    return (
      <ArrangeList
        recipes={arranged}
        onMove={(id, index) => care.move(collection.id, id, index)}
        onRemove={(id) => remove(id, arranged.find((each) => each.id === id)?.title ?? '')}
        onDone={onArranged}
        placeholder={<SkeletonGrid />}
        onUnavailable={cannotArrange}
      />
    )
  }
  return (
    <SavedView
      userId={userId}
      found={found}
      collection={collection}
      heading={(shown, isNarrowed) =>
        isNarrowed
          ? t('{count, plural, one {{shown} of # recipe} other {{shown} of # recipes}}', {
              count: entries.length,
              shown,
            })
          : t('Recipes')
      }
      renderLostControl={({ id, title }) => (
        <IconButton
          label={t('Take {title} out', { title })}
          icon={<CloseIcon />}
          onClick={() => remove(id, title)}
        />
      )}
    />
  )
}
