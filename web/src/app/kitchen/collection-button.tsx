import { useState } from 'react'
import { isClosed } from '#domain/access.ts'
import { recipeDataOf } from '#domain/collections/recipe-data.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useRecipesById } from '#web/features/recipes/recipes-by-id.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Glyph } from '#web/ui/icons.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { dismissToasts } from '#web/ui/toast.ts'
import { PlanGate } from './plan-gate.tsx'

const { Piece: AddToCollectionDialog, preload } = lazyPiece(
  async () =>
    (await import('#web/features/saved/collections/add-to-collection-dialog.tsx'))
      .AddToCollectionDialog,
)

const nothing: readonly string[] = []

/** A box of cards that one more goes into. */
const intoCollection = (
  <Glyph size={21}>
    <path d="M20.5 11V8.5a2 2 0 0 0-2-2h-7L9.3 4.3H5.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H12m6-4.8v6m-3-3h6" />
  </Glyph>
)

interface CollectionButtonProps {
  recipeId: string
  title: string
}

/** The way of a recipe into a cook's collections; nothing for a visitor. */
export function CollectionButton({ recipeId, title }: CollectionButtonProps) {
  const { user, access } = useAuth()
  const { data: cards } = useRecipeCards()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const card = wanted ? cards?.find(({ id }) => String(id) === recipeId) : undefined
  const { data: others } = useRecipesById(
    wanted && card === undefined ? [recipeId] : nothing,
    user?.id ?? null,
  )
  if (user === null) return null
  function unavailable() {
    setWanted(false)
    notifyUnavailable()
  }
  return (
    <>
      <IconButton
        variant="floating"
        label={`Add ${title} to a collection`}
        aria-haspopup="dialog"
        icon={intoCollection}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          // What was said before would lie over the dialog on a phone.
          dismissToasts()
          setWanted(true)
          setOpen(true)
        }}
      />
      {wanted && (
        <AddToCollectionDialog
          userId={user.id}
          recipe={{
            id: recipeId,
            title,
            data: recipeDataOf(recipeId, card ?? others?.[0] ?? { title }),
          }}
          gate={
            isClosed('unlimited_collections', access) ? (
              <PlanGate feature="unlimited_collections" />
            ) : null
          }
          open={open}
          onOpenChange={setOpen}
          onUnavailable={unavailable}
        />
      )}
    </>
  )
}
