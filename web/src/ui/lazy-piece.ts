import { lazy, type ComponentType } from 'react'

/**
 * A component whose code comes when it is first needed. `preload` fetches it on a hint, such as
 * a pointer on its button, so that the click finds it there.
 */
export function lazyPiece<Props>(load: () => Promise<ComponentType<Props>>) {
  const Piece = lazy(async () => ({ default: await load() }))
  const preload = () => {
    // A failed hint costs nothing: the piece itself is loaded, and its failure shown, when used.
    load().catch(() => undefined)
  }
  return { Piece, preload }
}
