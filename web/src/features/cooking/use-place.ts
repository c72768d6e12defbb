import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { freshPlace, storePlace, readPlace, type Place } from './place.ts'

/** The page that the address names, or null. */
function pageFrom(hash: string, last: number): number | null {
  if (hash === '#ready') return 0
  if (hash === '#end') return last
  const step = Number(/^#step-(\d{1,3})$/u.exec(hash)?.[1])
  return Number.isInteger(step) && step > 0 && step < last ? step : null
}

function hashOf(page: number, last: number): string {
  if (page === 0) return '#ready'
  return page === last ? '#end' : `#step-${page}`
}

const toggled = <T>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one]

/**
 * Where the cook stands. The page is in the address's hash, so that a reload and a shared link open
 * there; it is replaced and not added, so that the back button leaves in one press. The device keeps
 * the page too, for who leaves and comes back, and what is ticked.
 */
export function usePlace(recipeId: string, steps: number) {
  const last = steps + 1
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [place, setPlace] = useState<Place>(() => {
    const stored = readPlace(recipeId)
    return { ...stored, page: Math.min(pageFrom(hash, last) ?? stored.page, last) }
  })
  const [isOver, setIsOver] = useState(false)
  const { page } = place

  useEffect(() => {
    if (!isOver) storePlace(recipeId, place)
  }, [recipeId, place, isOver])

  // The page does not wait for the router, which takes its time: two quick presses are two steps.
  // Only what a person changed in the address comes from there.
  useEffect(() => {
    const read = () => {
      const named = pageFrom(window.location.hash, last)
      if (named !== null) setPlace((before) => ({ ...before, page: named }))
    }
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [last])

  function goTo(next: number) {
    const target = Math.max(0, Math.min(last, next))
    if (target === page) return
    // Who goes on from a step has done it.
    const done = target > page && page > 0 ? [...new Set([...place.done, page])] : place.done
    setPlace({ ...place, page: target, done })
    void navigate({ pathname, search, hash: hashOf(target, last) }, { replace: true, state })
  }

  return {
    page,
    last,
    done: place.done,
    goTo,
    toggleDone: (step: number) => setPlace({ ...place, done: toggled(place.done, step) }),
    isTicked: (line: number) => place.ticks.includes(`${page}:${line}`),
    tick: (line: number) => setPlace({ ...place, ticks: toggled(place.ticks, `${page}:${line}`) }),
    forget() {
      setIsOver(true)
      setPlace({ ...freshPlace, page })
      storePlace(recipeId, null)
    },
  }
}
