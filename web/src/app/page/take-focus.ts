const longestWait = 5_000

const heading = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')

/** The first link to a page. */
const linkTo = (path: string) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].find(
    (link) => link.getAttribute('href')?.split(/[?#]/, 1)[0] === path,
  )

function focus(target: HTMLElement | null | undefined) {
  if (target === null || target === undefined) return
  if (!target.hasAttribute('tabindex') && !target.hasAttribute('href')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Takes the focus to the main heading; on the way back, to the link by which `left` was gone to. Pages come in
 * pieces: a heading that is replaced hands the focus on, and a link may come later. Whoever moves the focus keeps it.
 * @returns what ends the waiting.
 */
export function takeFocus(left: string | null): () => void {
  let target = heading()
  focus(target)
  function look() {
    const isOurs = document.activeElement === document.body || document.activeElement === target
    if (!isOurs) return stop()
    const link = left === null ? undefined : linkTo(left)
    if (link !== undefined) {
      focus(link)
      return stop()
    }
    if (target?.isConnected === true) return
    target = heading()
    focus(target)
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
