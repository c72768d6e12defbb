import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Takes the focus to the part of the page that the address names after `#`. The browser itself looks for it before the
 * page is there.
 */
export function useArrivalAtAnchor(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(hash.slice(1))
    if (part === null) return
    part.focus({ preventScroll: true })
    part.scrollIntoView()
  }, [hash])
}
