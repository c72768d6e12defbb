import type { CollectionEntry } from '#domain/collections/collections.ts'
import { ArrangeList } from '#web/features/saved/collections/arrange-list.tsx'
import { LostRecipes } from '#web/features/saved/lost-recipes.tsx'
import { useCollectionCare } from '#web/features/saved/collections/use-collection-care.ts'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { SavedGrid } from './saved-grid.tsx'
import { SavedEmpty, SavedFailed } from './saved-states.tsx'
import { useSavedKitchen } from './use-saved-kitchen.ts'
import type { useRecipesOf } from './use-recipes-of.ts'

interface CollectionRecipesProps {
  userId: string
  entries: readonly CollectionEntry[]
  found: ReturnType<typeof useRecipesOf>
  /** The list that is put in order; null while the recipes are looked at. */
  arranged: readonly { id: string; title: string; image: string | null }[] | null
  onArranged: () => void
}

/** The recipes of a collection: as cards, or as a list that is put in order. */
export function CollectionRecipes(props: CollectionRecipesProps) {
  const { userId, entries, found, arranged, onArranged } = props
  const care = useCollectionCare(userId)
  const { kitchen, canMatch } = useSavedKitchen(userId)

  function remove(id: string, title: string) {
    const entry = entries.find(({ recipeId }) => recipeId === id)
    if (entry !== undefined) care.remove(entry, title)
  }

  if (found.isError) return <SavedFailed found={found} />
  if (found.recipes === undefined) return <SkeletonGrid />
  if (entries.length === 0) {
    return (
      <SavedEmpty title="Nothing in here yet">
        Tap the folder on a recipe, and put it in here.
      </SavedEmpty>
    )
  }
  if (arranged !== null) {
    return (
      <ArrangeList
        recipes={arranged}
        onMove={(id, index) => care.move(entries[0]?.collectionId ?? '', id, index)}
        onRemove={(id) => remove(id, arranged.find((each) => each.id === id)?.title ?? '')}
        onDone={onArranged}
      />
    )
  }
  return (
    <>
      <h2 className="sr-only">Recipes</h2>
      <SavedGrid userId={userId} recipes={found.recipes} kitchen={kitchen} isBare={!canMatch} />
      <LostRecipes
        recipes={found.lost}
        renderControl={({ id, title }) => (
          <IconButton
            label={`Take ${title} out`}
            icon={<CloseIcon />}
            onClick={() => remove(id, title)}
          />
        )}
      />
    </>
  )
}
