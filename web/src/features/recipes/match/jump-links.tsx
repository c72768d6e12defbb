import type { MouseEvent } from 'react'

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
      aria-label="Groups of recipes"
      className="-mx-4 mb-3 flex gap-x-4.5 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {links.map(({ id, title, count }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => jump(event, id)}
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center gap-1.5 text-[0.9375rem] font-semibold whitespace-nowrap underline decoration-edge underline-offset-4 hover:decoration-ink focus-visible:-outline-offset-3"
        >
          {title}
          <span className="font-normal text-soft">{count}</span>
        </a>
      ))}
    </nav>
  )
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
