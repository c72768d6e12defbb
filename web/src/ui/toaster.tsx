import { useEffect, useState, useSyncExternalStore } from 'react'

import { lazyPiece } from './lazy-piece.tsx'
import { toastQueue, type ToastOptions } from './toast.ts'

const { Piece: ToasterView, preload } = lazyPiece(
  async () => (await import('./toaster-view.tsx')).ToasterView,
)

const signsOfLife = ['pointerdown', 'keydown'] as const

/**
 * Where messages appear. It stands once in the app. Its code comes with the first sign that
 * somebody is there: the first message may be that the connection is gone.
 */
export function Toaster() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.waiting)
  const [wanted, setWanted] = useState(false)
  const [unshown, setUnshown] = useState<readonly ToastOptions[] | null>(null)
  if (waiting.length > 0 && waiting !== unshown && !wanted) setWanted(true)

  useEffect(() => {
    for (const sign of signsOfLife) window.addEventListener(sign, preload, { once: true })
    return () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, preload)
    }
  }, [])

  if (!wanted) return null
  function unavailable() {
    // Until there is another message, which tries again.
    setUnshown(toastQueue.waiting())
    setWanted(false)
  }
  return <ToasterView onUnavailable={unavailable} />
}
