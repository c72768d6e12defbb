import { cn } from './cn.ts'

interface SkipLinkProps {
  /** The id of where it leads: something that takes the focus. */
  to: string
  children: string
}

/** Seen when the keyboard comes to it: past many controls, to what they are not about. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={cn(
        'fixed top-3 start-3 z-60 -translate-y-[calc(100%+2rem)] rounded-full bg-char px-5 py-3 font-semibold',
        'text-char-ink focus:translate-y-0',
      )}
      onClick={(event) => {
        // A hash in the address would be one more step of the history.
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      {children}
    </a>
  )
}
