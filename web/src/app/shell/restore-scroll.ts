const longestWait = 3_000
const takesOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to `top` at once, or as soon as the page has grown tall enough; gives up after three
 * seconds and as soon as the person scrolls.
 * @returns what ends the waiting.
 */
export function restoreScroll(top: number): () => void {
  if (reach(top)) return () => undefined
  const grown = new ResizeObserver(() => {
    if (reach(top)) stop()
  })
  const timer = setTimeout(stop, longestWait)
  function stop() {
    grown.disconnect()
    clearTimeout(timer)
    for (const event of takesOver) window.removeEventListener(event, stop)
  }
  for (const event of takesOver) window.addEventListener(event, stop, { passive: true })
  grown.observe(document.documentElement)
  return stop
}

function reach(top: number): boolean {
  const lowest = document.documentElement.scrollHeight - window.innerHeight
  window.scrollTo({ top, behavior: 'instant' })
  return top <= Math.max(lowest, 0)
}
