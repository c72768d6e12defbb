import { useEffect, useEffectEvent, useRef } from 'react'

/** A screen of a phone ahead: what is asked for here is there before one comes to it. */
const ahead = '800px'

/** Calls back when one comes near this place of the page; at once where the browser cannot tell. */
export function WhenNear({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (place.current === null) return undefined
    if (!('IntersectionObserver' in window)) {
      near()
      return undefined
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near()
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={place} aria-hidden="true" />
}
