import { useRef, type PointerEvent } from 'react'

import { isMirrored } from '#web/ui/reading-direction.ts'

const leastDistance = 60

/** Left is on, right is back, with a finger, as the page is read; what goes up or down is scrolling. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = start.current
      start.current = null
      if (from === null) return
      const across = (clientX - from.x) * (isMirrored() ? -1 : 1)
      const isFlat = Math.abs(across) > 2 * Math.abs(clientY - from.y)
      if (isFlat && Math.abs(across) >= leastDistance) onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
