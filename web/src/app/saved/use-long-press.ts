import { useRef, type MouseEvent, type PointerEvent } from 'react'

const longEnough = 500
/** A finger that lies still moves by so many pixels. */
const stillness = 10

/**
 * What an element listens to so that a finger that rests on it is noticed. The browser's own menu of a link does not
 * open over it then; a mouse, a pen and the keyboard have theirs.
 */
export function useLongPress(onLongPress: (target: Element) => void) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(null)
  const isTouch = useRef(false)

  function end() {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  return {
    onPointerDown({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) {
      end()
      isTouch.current = pointerType === 'touch'
      if (!isTouch.current || !isPrimary || !(target instanceof Element)) return
      const timer = setTimeout(() => {
        swallowRest()
        onLongPress(target)
      }, longEnough)
      press.current = { x, y, timer }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (press.current === null) return
      const { x, y } = press.current
      if (Math.hypot(clientX - x, clientY - y) > stillness) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      if (isTouch.current) event.preventDefault()
    },
  }
}

/**
 * What still comes of this touch is for nothing that appears under the finger: the click when it is lifted, and the
 * browser's menu. The next touch ends it; a key makes clicks without a finger.
 */
function swallowRest() {
  const swallow = (event: Event) => {
    if (event instanceof MouseEvent && event.type === 'click' && event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  // The press of the mouse that a touch is taken for would carry the focus away.
  for (const name of ['mousedown', 'click', 'contextmenu'])
    document.addEventListener(name, swallow, options)
  document.addEventListener('pointerdown', () => end.abort(), options)
}
