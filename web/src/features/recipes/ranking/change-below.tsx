import { useEffect, useState, type RefObject } from 'react'
import { ChevronDownIcon } from '#web/ui/icons.tsx'

const shownForMilliseconds = 8_000

/**
 * Whether what `place` names stands below the screen. It is watched all the time, so that what hangs on it is drawn
 * with the change and not a frame later.
 */
export function useIsBelow(place: RefObject<Element | null>): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    if (place.current === null || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (entry === undefined) return
      setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isBelow
}

interface ChangeBelowProps {
  words: string
  isBelow: boolean
  onGo: () => void
}

/**
 * Announces what a change did where the recipes are still below the screen, as they are on a phone, and leads there.
 * It is read out with the line that it stands for, so it is not read a second time.
 */
export function ChangeBelow({ words, isBelow, onGo }: ChangeBelowProps) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shownForMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  if (isOver || !isBelow) return null
  return (
    <button
      type="button"
      onClick={onGo}
      className="fixed end-4 bottom-[calc(1rem+var(--bottom-bar))] z-20 inline-flex min-h-14 max-w-[calc(100vw-2rem)] animate-rise items-center gap-2 rounded-full bg-basil px-5 py-2 text-start text-[0.9375rem] leading-tight font-semibold text-basil-ink shadow-float md:hidden"
    >
      {words}
      <ChevronDownIcon size={18} />
    </button>
  )
}
