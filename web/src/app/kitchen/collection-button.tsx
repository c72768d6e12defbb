import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CollectIcon } from '#web/ui/collect-icon.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { dismissToasts } from '#web/ui/toast.ts'

const { Piece: CollectionDialog, preload } = lazyPiece(
  async () => (await import('./collection-dialog.tsx')).CollectionDialog,
)

interface CollectionButtonProps {
  recipeId: string
  title: string
}

/** The way of a recipe into a cook's collections; nothing for a visitor. */
export function CollectionButton({ recipeId, title }: CollectionButtonProps) {
  const { user } = useAuth()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  if (user === null) return null
  function unavailable() {
    setWanted(false)
    notifyUnavailable()
  }
  return (
    <>
      <IconButton
        variant="floating"
        label={t('Add {title} to a collection', { title })}
        aria-haspopup="dialog"
        icon={<CollectIcon size={21} />}
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
        <CollectionDialog
          {...{ recipeId, title, open }}
          userId={user.id}
          onOpenChange={setOpen}
          onUnavailable={unavailable}
        />
      )}
    </>
  )
}
