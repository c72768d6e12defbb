import { useLocation } from 'react-router'

import { Link, type LinkProps } from '#web/ui/link.tsx'

/** A link to one of the main places, marked as the current page while one is there. */
export function PlaceLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation()
  return (
    <Link {...rest} to={to} aria-current={pathname.toLowerCase() === to ? 'page' : undefined} />
  )
}
