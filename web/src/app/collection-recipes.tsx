import type { CollectionEntry } from '#domain/collections/shelves.ts'
import { ArrangeList } from '#web/features/saved/arrange-list.tsx'
import { LostRecipes } from '#web/features/saved/lost-recipes.tsx'
import { useShelfCare } from '#web/features/saved/use-shelf-care.ts'
import { SkeletonGrid } from '#web/features/recipes/skeleton-grid.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { ShelfGrid } from './shelf-grid.tsx'
import { EmptyShelf, ShelfFailed } from './shelf-states.tsx'
import { useShelfKitchen } from './use-shelf-kitchen.ts'
import type { useShelfRecipes } from './use-shelf-recipes.ts'

interface CollectionRecipesProps {
  userId: string
  entries: readonly CollectionEntry[]
  found: ReturnType<typeof useShelfRecipes>
  /** The list that is put in order; null while the recipes are looked at. */
  arranged: readonly { id: string; title: string; image: string | null }[] | null
  onArranged: () => void
}

/** The recipes of a collection: as cards, or as a list that is put in order. */
export function CollectionRecipes(props: CollectionRecipesProps) {
  const { userId, entries, found, arranged, onArranged } = props
  const care = useShelfCare(userId)
  const { kitchen, canMatch } = useShelfKitchen(userId)

  function remove(id: string, title: string) {
    const entry = entries.find(({ recipeId }) => recipeId === id)
    if (entry !== undefined) care.remove(entry, title)
  }

  if (found.isError) return <ShelfFailed found={found} />
  if (found.recipes === undefined) return <SkeletonGrid />
  if (entries.length === 0) {
    return (
      <EmptyShelf title="Nothing in here yet">
        Tap the folder on a recipe, and put it in here.
      </EmptyShelf>
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
      <ShelfGrid recipes={found.recipes} kitchen={kitchen} isBare={!canMatch} />
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
