import { useEffect, useRef, type RefObject } from 'react'

type Keys = Readonly<Record<string, () => void>>

/** What presses itself with the space bar. */
const pressable = /* not shown */ 'button, a, input, select, textarea, summary'
/** Where the arrows choose. */
const choosable = 'input[type=radio]'

/** One key each for what hands full of dough should not have to aim at; not while a dialog is open above. */
export function useKeys(within: RefObject<HTMLElement | null>, keys: Keys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const { target } = event
      if (!(target instanceof Element)) return
      if (target !== document.body && within.current?.contains(target) !== true) return
      if (event.key === ' ' && target.closest(pressable) !== null) return
      if (event.key.startsWith('Arrow') && target.matches(choosable)) return
      const act = now.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    // Before the dialog, which keeps the arrows to itself.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [within])
}
