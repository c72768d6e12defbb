import { lazyPiece } from '#web/ui/lazy-piece.tsx'

export const { Piece: WhatToBuyPiece, preload: preloadWhatToBuy } = lazyPiece(
  async () => (await import('./what-to-buy.tsx')).WhatToBuy,
)
