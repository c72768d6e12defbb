/** So far a finger must move before it is known which way it goes, in pixels. */
const slack = 6
/** Pulled so far, of its own height, a sheet goes; or as fast, in pixels a millisecond. */
const farEnough = 0.3
const fastEnough = 0.5
/** It lies at the foot of the screen; on wider ones it is a card in the middle. As `sm` in the styles. */
const narrow = '(width < 40rem)'

interface Pull {
  id: number
  x: number
  y: number
  /** Of the finger when it was last heard, and how fast it went then. */
  lastY: number
  lastTime: number
  speed: number
  /** Whether it pulls the sheet; null while that is not known. */
  isOurs: boolean | null
}

/**
 * Lets a sheet be pulled down and away by a finger, from anywhere where there is nothing above to scroll to. By touch
 * events: only these can keep a browser from scrolling once it is known which way a finger goes.
 *
 * @param onClose is called once the sheet is out of sight; one that is not closed by it comes back
 * @returns what ends it
 */
export function followFinger(sheet: HTMLElement, onClose: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let pull: Pull | null = null

  function begin(event: TouchEvent) {
    const [touch] = event.touches
    // Two fingers zoom.
    pull = null
    if (touch === undefined || event.touches.length > 1 || !window.matchMedia(narrow).matches)
      return
    const { identifier: id, clientX: x, clientY: y } = touch
    pull = { id, x, y, lastY: y, lastTime: event.timeStamp, speed: 0, isOurs: null }
  }

  function move(event: TouchEvent) {
    if (pull === null || pull.isOurs === false) return
    const { id } = pull
    const touch = [...event.touches].find(({ identifier }) => identifier === id)
    if (touch === undefined) return
    const down = touch.clientY - pull.y
    if (pull.isOurs === null) {
      const aside = Math.abs(touch.clientX - pull.x)
      if (Math.max(Math.abs(down), aside) < slack) return
      pull.isOurs = down > aside && isAtTop(event.target, sheet)
      if (!pull.isOurs) return
    }
    if (event.cancelable) event.preventDefault()
    const passed = event.timeStamp - pull.lastTime
    if (passed > 0) pull.speed = (touch.clientY - pull.lastY) / passed
    pull.lastY = touch.clientY
    pull.lastTime = event.timeStamp
    sheet.style.transition = 'none'
    sheet.style.translate = `0 ${Math.max(0, down)}px`
  }

  function end(event: TouchEvent) {
    const ended = pull
    pull = null
    if (ended?.isOurs !== true) return
    const down = ended.lastY - ended.y
    const isAway =
      event.type === 'touchend' &&
      (down > sheet.offsetHeight * farEnough || ended.speed > fastEnough)
    sheet.style.transition = ''
    if (isAway) void leave()
    else sheet.style.translate = ''
  }

  async function leave() {
    sheet.style.translate = '0 100%'
    // Without motion there is none to wait for; one that is broken off is over, too.
    await Promise.allSettled((sheet.getAnimations?.() ?? []).map(({ finished }) => finished))
    if (signal.aborted) return
    onClose()
    requestAnimationFrame(() => {
      if (!signal.aborted && !sheet.hasAttribute('data-ending-style')) sheet.style.translate = ''
    })
  }

  sheet.addEventListener('touchstart', begin, { passive: true, signal })
  sheet.addEventListener('touchmove', move, { passive: false, signal })
  sheet.addEventListener('touchend', end, { signal })
  sheet.addEventListener('touchcancel', end, { signal })
  return () => ending.abort()
}

/** Whether nothing from here up to the sheet can be scrolled back, and nothing here is itself moved by a finger. */
function isAtTop(target: EventTarget | null, sheet: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest('input[type=range], textarea')) return false
  for (let each: Element | null = target; each !== null; each = each.parentElement) {
    if (each.scrollTop > 0) return false
    if (each === sheet) return true
  }
  return false
}
