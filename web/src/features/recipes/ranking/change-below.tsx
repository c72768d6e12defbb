import { useEffect, useRef, useState } from 'react'
import { ChevronDownIcon } from '#web/ui/icons.tsx'

const shownForMilliseconds = 8_000

/**
 * Announces what a change did where the recipes are still below the screen, as they are on a phone, and
 * leads there. It is read out with the line that it stands for, so it is not read a second time.
 */
export function ChangeBelow({ words }: { words: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isBelow, setBelow] = useState(false)

  useEffect(() => {
    if (place.current === null || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return
      setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0)
    })
    observer.observe(place.current)
    const timer = setTimeout(() => {
      observer.disconnect()
      setBelow(false)
    }, shownForMilliseconds)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])

  function go() {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    place.current?.closest('section')?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  }

  return (
    <>
      <span ref={place} />
      {isBelow && (
        <button
          type="button"
          onClick={go}
          className="fixed right-4 bottom-[max(1.25rem,env(safe-area-inset-bottom))] z-20 inline-flex min-h-14 max-w-[calc(100vw-7rem)] animate-rise items-center gap-2 rounded-full bg-basil px-5 py-2 text-left text-[0.9375rem] leading-tight font-semibold text-basil-ink shadow-float lg:hidden"
        >
          {words}
          <ChevronDownIcon size={18} />
        </button>
      )}
    </>
  )
}
