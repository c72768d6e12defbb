import { useEffect, useRef } from 'react'

/**
 * A line that is ticked goes to the other part of the list, and its box is gone: the focus goes on to the box behind it, else
 * to the one before, else to the page’s heading. Nothing is opened by it, as the keys of a touch screen would be by a field.
 * @returns what is called before the line goes.
 */
export function useFocusAfterTick(lines: unknown): () => void {
  const next = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const wanted = next.current
    if (wanted === null || document.activeElement !== document.body) return
    next.current = null
    wanted.focus()
  }, [lines])
  return () => {
    const box = document.activeElement
    const part = box?.closest('[data-lines]')
    if (box === null || part == null) return
    const boxes = [...part.querySelectorAll<HTMLElement>('input[type=checkbox]')]
    const at = boxes.findIndex((each) => each === box)
    next.current = boxes[at + 1] ?? boxes[at - 1] ?? document.querySelector<HTMLElement>('main h1')
  }
}
