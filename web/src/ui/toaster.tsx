import { Suspense, useState, useSyncExternalStore } from 'react'

import { lazyPiece } from './lazy-piece.ts'
import { toastQueue } from './toast.ts'

const { Piece: ToasterView } = lazyPiece(
  async () => (await import('./toaster-view.tsx')).ToasterView,
)

/** Where messages appear. It stands once in the app; its code comes with the first message. */
export function Toaster() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting)
  const [wanted, setWanted] = useState(false)
  if (waiting.length > 0 && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ToasterView />
    </Suspense>
  )
}
