import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { canUse } from '#domain/access.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { entriesOf } from '#domain/collections/collections.ts'
import { isStated } from '#domain/recipes/is-stated.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'
import { CollectionActions } from '#web/features/saved/collections/collection-actions.tsx'
import { CollectionDialogPiece } from '#web/features/saved/collections/collection-dialog-piece.ts'
import { CollectionHeader } from '#web/features/saved/collections/collection-header.tsx'
import { CollectionOnPaper } from '#web/features/saved/collections/collection-on-paper.tsx'
import { useCollections } from '#web/features/saved/collections/use-collections.ts'
import { useCollectionCare } from '#web/features/saved/collections/use-collection-care.ts'
import { paths } from '#web/lib/paths.ts'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { CollectionRecipes } from './collection-recipes.tsx'
import { useDocumentTitle } from '../page/document-title.ts'
import { useRecipesOf } from './use-recipes-of.ts'
import { PendingChanges } from '../offline/pending-changes.tsx'

const { Piece: ShareHere } = lazyPiece(async () => (await import('./share-here.tsx')).ShareHere)
/** Few are asked, and few delete. */
const { Piece: DeleteCollection } = lazyPiece(
  async () => (await import('./delete-collection.tsx')).DeleteCollection,
)
/** The collection itself is there. */
const nothingMore = () => undefined

interface CollectionPageProps {
  userId: string
  collection: Collection
}

/** A collection with its recipes, and all that can be done with it. */
export function CollectionPage({ userId, collection }: CollectionPageProps) {
  const { access } = useAuth()
  const { collections } = useCollections(userId)
  const care = useCollectionCare(userId)
  const navigate = useNavigate()
  const [isArranging, setArranging] = useState(false)
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const entries = useMemo(() => entriesOf(collections, collection.id), [collections, collection.id])
  const list = useMemo(
    () => entries.map(({ recipeId, recipeData }) => ({ id: recipeId, recipeData })),
    [entries],
  )
  const found = useRecipesOf(list, userId)
  useDocumentTitle(collection.name)

  const recipes = useMemo(() => {
    const known = new Map(found.recipes?.map((recipe) => [String(recipe.id), recipe]))
    const lost = new Map(found.lost.map((recipe) => [recipe.id, recipe]))
    return list.flatMap(({ id }) => {
      const recipe = known.get(id)
      const { title, image, readyInMinutes } = recipe ?? lost.get(id) ?? noRecipe
      if (title === '') return []
      const isUsual = recipe !== undefined && !isStated(recipe, 'ready_in_minutes')
      const note = readyInMinutes === null || isUsual ? null : minutesInWords(readyInMinutes)
      const address = recipe === undefined ? null : `${location.origin}${paths.recipe(id)}`
      return [{ id, title, image, note, address }]
    })
  }, [list, found.recipes, found.lost])

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
            sharing={
              <ShareHere userId={userId} collection={collection} onUnavailable={nothingMore} />
            }
            onArrange={() => setArranging(!isArranging)}
            onEdit={() => setDialog('edit')}
            onDelete={() => (canRestore ? deleteIt() : setDialog('delete'))}
          />
        </CollectionHeader>
        <PendingChanges userId={userId} className="mb-6" />
        <CollectionRecipes
          userId={userId}
          collection={collection}
          entries={entries}
          found={found}
          arranged={isArranging ? recipes : null}
          onArranged={() => setArranging(false)}
        />
      </div>
      <CollectionOnPaper collection={collection} recipes={recipes} />
      {dialog === 'edit' && (
        <CollectionDialogPiece.Piece
          collection={collection}
          recipes={recipes}
          onClose={() => setDialog(null)}
          onSave={(details) => care.edit(collection, details)}
          onUnavailable={() => {
            setDialog(null)
            notifyUnavailable()
          }}
        />
      )}
      {dialog === 'delete' && (
        <DeleteCollection
          name={collection.name}
          onDelete={deleteIt}
          onClose={() => setDialog(null)}
          onUnavailable={() => {
            setDialog(null)
            notifyUnavailable()
          }}
        />
      )}
    </>
  )
}

const noRecipe = { title: '', image: null, readyInMinutes: null }
