import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { canUse } from '#domain/access.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { entriesOf } from '#domain/collections/shelves.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'
import { CollectionActions } from '#web/features/saved/collection-actions.tsx'
import { CollectionDialog } from '#web/features/saved/collection-dialog.tsx'
import { CollectionHeader } from '#web/features/saved/collection-header.tsx'
import { CollectionOnPaper } from '#web/features/saved/collection-on-paper.tsx'
import { useShelves } from '#web/features/saved/shelves.ts'
import { useShelfCare } from '#web/features/saved/use-shelf-care.ts'
import { paths } from '#web/lib/paths.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CollectionRecipes } from './collection-recipes.tsx'
import { useDocumentTitle } from './document-title.ts'
import { useShelfRecipes } from './use-shelf-recipes.ts'
import { WaitingChanges } from './waiting-changes.tsx'

interface CollectionPageProps {
  userId: string
  collection: Collection
}

/** A collection with its recipes, and all that can be done with it. */
export function CollectionPage({ userId, collection }: CollectionPageProps) {
  const { access } = useAuth()
  const { shelves } = useShelves(userId)
  const care = useShelfCare(userId)
  const navigate = useNavigate()
  const [isArranging, setArranging] = useState(false)
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null)
  const entries = useMemo(() => entriesOf(shelves, collection.id), [shelves, collection.id])
  const shelf = useMemo(
    () => entries.map(({ recipeId, recipeData }) => ({ id: recipeId, recipeData })),
    [entries],
  )
  const found = useShelfRecipes(shelf, userId)
  useDocumentTitle(collection.name)

  const recipes = useMemo(() => {
    const known = new Map(found.recipes?.map((recipe) => [String(recipe.id), recipe]))
    const lost = new Map(found.lost.map((recipe) => [recipe.id, recipe]))
    return shelf.flatMap(({ id }) => {
      const recipe = known.get(id)
      const { title, image, readyInMinutes } = recipe ?? lost.get(id) ?? noRecipe
      if (title === '') return []
      const note = readyInMinutes === null ? null : minutesInWords(readyInMinutes)
      const address = recipe === undefined ? null : `${location.origin}${paths.recipe(id)}`
      return [{ id, title, image, note, address }]
    })
  }, [shelf, found.recipes, found.lost])

  // Only who may make collections could have it back, so nobody else loses one by a slip.
  const canRestore = canUse('unlimited_collections', access)
  function deleteIt() {
    care.delete(collection, canRestore)
    void navigate(paths.savedRecipes)
  }

  return (
    <>
      <div className="print:hidden">
        <CollectionHeader collection={collection} count={entries.length}>
          <CollectionActions
            collection={collection}
            recipes={recipes}
            isArranging={isArranging}
            onArrange={() => setArranging(!isArranging)}
            onEdit={() => setAsked('edit')}
            onDelete={() => (canRestore ? deleteIt() : setAsked('delete'))}
          />
        </CollectionHeader>
        <WaitingChanges userId={userId} className="mb-6" />
        <CollectionRecipes
          userId={userId}
          entries={entries}
          found={found}
          arranged={isArranging ? recipes : null}
          onArranged={() => setArranging(false)}
        />
      </div>
      <CollectionOnPaper collection={collection} recipes={recipes} />
      {asked === 'edit' && (
        <CollectionDialog
          collection={collection}
          onClose={() => setAsked(null)}
          onSave={(details) => care.edit(collection, details)}
        />
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={() => setAsked(null)}
        title="Delete this collection?"
        confirmLabel="Delete collection"
        pendingLabel="Deleting..."
        pending={false}
        onConfirm={deleteIt}
        tone="danger"
      >
        {collection.name} cannot be brought back without a plan. The recipes themselves stay.
      </ConfirmDialog>
    </>
  )
}

const noRecipe = { title: '', image: null, readyInMinutes: null }
