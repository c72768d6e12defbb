import { useLayoutEffect, useRef } from 'react'

/** Pixels from the end that still count as being there. */
const near = 80

/** Keeps what scrolls at its end while it grows, unless who reads has gone back up. */
export function useAtEnd(open: boolean, content: readonly unknown[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const seen = useRef(0)

  // Before the browser says that it scrolled: by then what has grown must be scrolled past.
  useLayoutEffect(() => {
    const element = scroller.current
    // A question of one's own is always looked at; a panel that was put away begins anew.
    if (!open || content.length !== seen.current) isAtEnd.current = true
    seen.current = content.length
    if (element !== null && isAtEnd.current && content.length > 0) {
      element.scrollTop = element.scrollHeight
    }
  }, [open, content])

  function onScroll() {
    const element = scroller.current
    if (element === null) return
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near
  }
  return { scroller, onScroll }
}
