import { Link, type LinkProps } from '#web/ui/link.tsx'

/** A link within a sentence. */
export function InlineLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link
      {...props}
      className="font-semibold text-ink underline decoration-tomato decoration-2 underline-offset-4 hover:text-tomato-text"
    />
  )
}
