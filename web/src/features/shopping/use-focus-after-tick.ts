import { useEffect, useRef } from 'react'

interface Ticked {
  box: Element
  /** Where the focus goes once the box is gone. */
  next: HTMLElement | null
}

/**
 * A line that is ticked goes to the other part of the list, and its box is gone: the focus goes on to the box behind it, else
 * to the one before, else to the page’s heading. Nothing is opened by it, as the keys of a touch screen would be by a field.
 * @returns what is called before the line goes.
 */
export function useFocusAfterTick(): () => void {
  const ticked = useRef<Ticked | null>(null)
  useEffect(() => {
    if (ticked.current === null || document.activeElement === ticked.current.box) return
    const { next } = ticked.current
    ticked.current = null
    // Whoever moved the focus meanwhile keeps it.
    if (document.activeElement === document.body) next?.focus()
  })
  return () => {
    const box = document.activeElement
    const part = box?.closest('[data-lines]')
    if (box === null || part == null) return
    const boxes = [...part.querySelectorAll<HTMLElement>('input[type=checkbox]')]
    const at = boxes.findIndex((each) => each === box)
    const heading = document.querySelector<HTMLElement>('main h1')
    ticked.current = { box, next: boxes[at + 1] ?? boxes[at - 1] ?? heading }
  }
}
