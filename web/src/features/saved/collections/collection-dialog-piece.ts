import { lazyPiece } from '#web/ui/lazy-piece.tsx'

/** The form of a collection, whose code comes when somebody makes or edits one. */
export const CollectionDialogPiece = lazyPiece(
  async () => (await import('./collection-dialog.tsx')).CollectionDialog,
)
