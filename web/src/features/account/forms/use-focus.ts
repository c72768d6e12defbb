import { useEffect, useRef, type RefObject } from 'react'

/** For what takes the place of the button that was pressed: it takes the focus when it comes. */
export function useFocus<Target extends HTMLElement>(wanted = true): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const first = useRef(wanted)
  useEffect(() => {
    if (first.current) target.current?.focus()
  }, [])
  return target
}
