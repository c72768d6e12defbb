import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { restoreScroll } from './restore-scroll.ts'
import { readPlaces, writePlaces } from './scroll-places.ts'

/**
 * Every change of path scrolls smoothly to the top; back, forward and a reload return to the
 * place that was left. The browser's own restoration comes too early for pages that load lazily.
 */
export function useScrollPlace(): void {
  const { key, pathname } = useLocation()
  // Whatever is loaded anew has the key "default", so the key alone does not tell pages apart.
  const entry = `${key} ${pathname}`
  const navigation = useNavigationType()
  const places = useRef<Map<string, number> | null>(null)
  const previousPath = useRef<string | null>(null)

  // Layout effects: the place of the page that is left must not be overwritten by the jump that
  // the shorter page after it causes.
  useLayoutEffect(() => {
    places.current ??= readPlaces()
    const known = places.current
    const remember = () => known.set(entry, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [entry])

  useLayoutEffect(() => {
    const isFirst = previousPath.current === null
    const changed = !isFirst && previousPath.current !== pathname
    previousPath.current = pathname
    const place = places.current?.get(entry)
    // A document that has just come stands at its top: asking for that would lay it out once more.
    if (isFirst && place === undefined) return undefined
    if (navigation === NavigationType.Pop) return restoreScroll(place ?? 0)
    if (changed) window.scrollTo({ top: 0, behavior: prefersLessMotion() ? 'auto' : 'smooth' })
    return undefined
  }, [entry, pathname, navigation])

  useEffect(() => {
    const before = window.history.scrollRestoration
    window.history.scrollRestoration = 'manual'
    const keep = () => writePlaces(places.current ?? new Map())
    window.addEventListener('pagehide', keep)
    return () => {
      window.history.scrollRestoration = before
      window.removeEventListener('pagehide', keep)
    }
  }, [])
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
