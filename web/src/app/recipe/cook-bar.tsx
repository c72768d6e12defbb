import { useEffect, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { cookBarId, cookButtonId } from './cook-mode.tsx'

interface CookBarProps {
  /** Of the recipe: the button's name says it, for the page has a button of that word already. */
  title: string
  onCook: () => void
  onHint: () => void
}

/** "Cook" at the foot of a narrow screen while the page's own button is out of sight. */
export function CookBar({ title, onCook, onHint }: CookBarProps) {
  const isShown = useIsOutOfSight(cookButtonId)
  return (
    <div
      data-cook-bar
      inert={!isShown}
      className={
        'fixed inset-x-0 bottom-(--tab-bar) z-20 flex h-(--page-bar) items-center gap-3 border-t border-line bg-paper px-4 ' +
        'transition-[translate,visibility] duration-200 ease-out inert:invisible inert:translate-y-full ' +
        'pr-[max(1rem,env(safe-area-inset-right))] pl-[max(1rem,env(safe-area-inset-left))] md:pl-18 lg:hidden'
      }
    >
      <p aria-hidden="true" className="min-w-0 flex-1 truncate font-display text-lg font-[580]">
        {title}
      </p>
      <Button
        id={cookBarId}
        aria-label={t('Cook {title}', { title })}
        className="min-w-28 shrink-0"
        onPointerEnter={onHint}
        onFocus={onHint}
        onClick={onCook}
      >
        {t('Cook')}
      </Button>
    </div>
  )
}

/** Whether an element of the page is beyond what is seen of it; until that is known, it is not. */
function useIsOutOfSight(id: string): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      // Several may have come at once: the last is how it is now.
      const last = entries.at(-1)
      if (last !== undefined) setOut(!last.isIntersecting)
    }, seen)
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isOut
}

/** What the header covers is not seen, nor is what lies under the bars at the foot. */
const seen = { rootMargin: '-56px 0px -60px' }
