import { useEffect, useState, type PointerEvent, type RefObject } from 'react'
import { scrollNearEdge } from '#web/ui/scroll-near-edge.ts'

interface Drag {
  from: number
  /** Where it would be put. */
  to: number
}

/** The row whose middle the pointer has not passed yet. */
function rowAt(list: HTMLElement, clientY: number): number {
  const rows = [...list.children]
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return clientY < top + height / 2
  })
  return below === -1 ? rows.length : below
}

/** Rows that are dragged by a grip. They stay where they are until it is dropped; Escape leaves all as it was. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return undefined
    const cancel = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null)
    }
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  }, [isDragging])

  const grip = (row: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: row, to: row })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag === null || list.current === null) return
      const at = rowAt(list.current, event.clientY)
      const to = at > drag.from ? at - 1 : at
      if (to !== drag.to) setDrag({ ...drag, to })
      scrollNearEdge(event.clientY)
    },
    onPointerUp() {
      if (drag === null) return
      setDrag(null)
      if (drag.to !== drag.from) onMove(drag.from, drag.to)
    },
    onPointerCancel: () => setDrag(null),
  })
  /** How a row looks meanwhile: it is on its way, or another would come before or behind it. */
  function placeOf(row: number): 'dragged' | 'before' | 'behind' | null {
    if (drag === null) return null
    if (row === drag.from) return 'dragged'
    if (drag.to === drag.from || row !== drag.to) return null
    return drag.to < drag.from ? 'before' : 'behind'
  }
  return { grip, placeOf }
}
