import { useEffect, useRef } from 'react'

/** Pixels from the end that still count as being there. */
const near = 80

/** Keeps what scrolls at its end while it grows, unless who reads has gone back up. */
export function useAtEnd(open: boolean, content: readonly unknown[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const count = content.length

  useEffect(() => {
    // A question of one's own is always looked at.
    isAtEnd.current = true
  }, [count, open])
  useEffect(() => {
    const element = scroller.current
    if (open && element !== null && isAtEnd.current && count > 0) {
      element.scrollTop = element.scrollHeight
    }
  }, [open, content, count])

  function onScroll() {
    const element = scroller.current
    if (element === null) return
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near
  }
  return { scroller, onScroll }
}
