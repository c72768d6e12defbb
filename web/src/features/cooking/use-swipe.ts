import { useRef, type PointerEvent } from 'react'

const leastDistance = 60

/** Left is on, right is back, with a finger; what goes up or down is scrolling. */
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
      const across = clientX - from.x
      const isFlat = Math.abs(across) > 2 * Math.abs(clientY - from.y)
      if (isFlat && Math.abs(across) >= leastDistance) onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
