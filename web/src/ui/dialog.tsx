import { useState } from 'react'

import type { DialogProps } from './dialog-view.tsx'
import { lazyPiece, notifyUnavailable } from './lazy-piece.tsx'

const { Piece: DialogView } = lazyPiece(async () => (await import('./dialog-view.tsx')).DialogView)

/** A modal dialog: keeps the focus, gives it back, closes on Escape and outside unless it is set not to. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  function unavailable() {
    setWanted(false)
    props.onOpenChange(false)
    notifyUnavailable()
  }
  return <DialogView {...props} onUnavailable={unavailable} />
}
