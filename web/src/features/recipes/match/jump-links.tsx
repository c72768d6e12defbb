import type { MouseEvent } from 'react'
import { t } from '#domain/texts/t.ts'

interface JumpLinksProps {
  links: readonly { id: string; title: string; count: number }[]
  /** Before one arrives: all that lies between must stand there at its height. */
  onJump: () => void
}

/** Leads on within the page: the address, which says where one is, stays. */
export function JumpLinks({ links, onJump }: JumpLinksProps) {
  function jump(event: MouseEvent, id: string) {
    event.preventDefault()
    onJump()
    const heading = document.getElementById(id)
    heading?.scrollIntoView({ behavior: prefersLessMotion() ? 'auto' : 'smooth', block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav
      aria-label={t('Groups of recipes')}
      className="-mx-4 flex gap-x-4 overflow-x-auto px-4 text-sm text-soft [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0 lg:justify-end"
    >
      {links.map(({ id, title, count }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => jump(event, id)}
          className="relative inline-flex min-h-11 min-w-11 shrink-0 items-center gap-1 whitespace-nowrap underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink focus-visible:-outline-offset-3 pointer-fine:min-h-8"
        >
          {title}
          <span className="sr-only">, </span>
          <span>{count}</span>
        </a>
      ))}
    </nav>
  )
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
