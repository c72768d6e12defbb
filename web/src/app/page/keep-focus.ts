import { focusHeading } from './focus-heading.ts'

const longestWait = 5_000

/** The first link to a page. */
const linkTo = (path: string) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].find(
    (link) => link.getAttribute('href')?.split(/[?#]/, 1)[0] === path,
  )

/**
 * Keeps the focus at the main heading of a page that comes in pieces: one that is replaced hands it on. On the way
 * back it goes to the link by which `left` was gone to, also where that comes later. Whoever moves the focus keeps it.
 * @returns what ends the waiting.
 */
export function keepFocus(left: string | null): () => void {
  const now = document.activeElement
  let target = now?.matches('main, main h1') === true ? now : null
  function look() {
    const isOurs = document.activeElement === document.body || document.activeElement === target
    if (!isOurs) return stop()
    const link = left === null ? undefined : linkTo(left)
    if (link !== undefined) {
      link.focus({ preventScroll: true })
      return stop()
    }
    if (target?.isConnected === true) return
    target = focusHeading()
  }
  const changed = new MutationObserver(look)
  const timer = setTimeout(stop, longestWait)
  function stop() {
    changed.disconnect()
    clearTimeout(timer)
  }
  changed.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}
