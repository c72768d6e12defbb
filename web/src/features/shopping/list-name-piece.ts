import { lazyPiece } from '#web/ui/lazy-piece.tsx'

/** Few lists are made or renamed, and its field comes with much else. */
export const { Piece: ListNameDialog, preload: preloadListNameDialog } = lazyPiece(
  async () => (await import('./list-name-dialog.tsx')).ListNameDialog,
)
