import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { scrollNearEdge } from '#web/ui/scroll-near-edge.ts'

interface Drag {
  id: string
  /** Where the pointer took it, on the page: that scrolls meanwhile. */
  x: number
  y: number
  card: HTMLElement
}

export interface Drop {
  day: CalendarDay
  /** Behind so many of the cards of that day. */
  index: number
}

/** The day below the pointer, and before which of its cards; null where there is no day. */
function dropAt({ clientX, clientY }: PointerEvent, id: string): Drop | null {
  const below = document.elementFromPoint(clientX, clientY)
  const list = below?.closest<HTMLElement>('[data-day]')
  const day = list?.dataset['day']
  if (list === null || list === undefined || day === undefined) return null
  const others = [...list.querySelectorAll<HTMLElement>('[data-meal]')].filter(
    ({ dataset }) => dataset['meal'] !== id,
  )
  const above = others.filter((card) => {
    const { top, height } = card.getBoundingClientRect()
    return top + height / 2 < clientY
  })
  return { day, index: above.length }
}

/** Meals that are dragged by a grip onto a day, with a mouse, a pen or a finger. Escape leaves all as it was. */
export function useMealDrag(onDrop: (id: string, drop: Drop) => void) {
  const drag = useRef<Drag>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<CalendarDay | null>(null)

  const end = useCallback(() => {
    if (drag.current !== null) drag.current.card.style.translate = ''
    drag.current = null
    setDragged(null)
    setOver(null)
  }, [])
  useEffect(() => {
    if (dragged === null) return undefined
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  }, [dragged, end])

  const grip = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const card = event.currentTarget.closest<HTMLElement>('[data-meal]')
      if (event.button !== 0 || card === null) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { id, x: event.pageX, y: event.pageY, card }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag.current?.id !== id) return
      const { x, y, card } = drag.current
      scrollNearEdge(event.clientY)
      const [right, down] = [event.clientX + window.scrollX - x, event.clientY + window.scrollY - y]
      card.style.translate = /* not shown */ `${right}px ${down}px`
      setDragged(id)
      setOver(dropAt(event, id)?.day ?? null)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const drop = dragged === id ? dropAt(event, id) : null
      end()
      if (drop !== null) onDrop(id, drop)
    },
    onPointerCancel: end,
  })
  return { grip, dragged, over }
}
