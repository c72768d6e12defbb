import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useCameFrom } from '#web/features/account/sign-in/use-came-from.ts'
import { paths } from '#web/lib/paths.ts'
import { cn } from '#web/ui/cn.ts'
import { CloseIcon, MenuIcon } from '#web/ui/icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Link } from '#web/ui/link.tsx'

import { mainPlaces } from './navigation.ts'
import { PlaceLink } from './place-link.tsx'
import { useScrolled } from './use-scrolled.ts'

const { Piece: MobileMenu, preload: fetchMenu } = lazyPiece(
  async () => (await import('./mobile-menu.tsx')).MobileMenu,
)
const { Piece: AccountCorner } = lazyPiece(
  async () => (await import('./account-corner.tsx')).AccountCorner,
)
const { Piece: NewRecipeMenu } = lazyPiece(
  async () => (await import('./new-recipe-menu.tsx')).NewRecipeMenu,
)
/** The next page asks for it again. */
const withoutCorner = () => undefined

/** How far a page is scrolled, in pixels, before the header sets itself off from it. */
const scrollThreshold = 10

/** The header of every page in the shared layout. Where text is so large that it does not fit into one row, it takes two. */
export function Header() {
  const scrolled = useScrolled(scrollThreshold)
  const { user, loading, access } = useAuth()
  const cameFrom = useCameFrom()
  return (
    <header
      data-scrolled={scrolled || undefined}
      className={cn(
        'sticky top-0 z-30 border-b transition-[background-color,border-color,box-shadow] duration-200',
        scrolled
          ? 'border-line bg-paper/92 shadow-card backdrop-blur-md'
          : 'border-transparent bg-paper',
      )}
    >
      <div className="mx-auto flex min-h-14 max-w-330 flex-wrap items-center gap-x-3 px-4 sm:px-6 md:min-h-18 md:px-16 md:max-lg:gap-x-1 md:max-lg:pe-4 lg:gap-x-6 2xl:px-10">
        <Link
          to={paths.home}
          className="flex min-h-11 items-center rounded-lg font-display text-[min(1.625rem,8vw)] font-[640] tracking-tight text-tomato-text md:max-lg:max-w-24 md:max-lg:grow"
        >
          Larder
        </Link>
        <nav aria-label={t('Main|navigation')} className="max-md:hidden">
          <ul className="flex flex-wrap gap-0.5 lg:gap-1.5">
            {mainPlaces.map((place) => (
              <li key={place.to}>
                <PlaceLink
                  to={place.to}
                  className={
                    'flex min-h-11 items-center rounded-full px-[0.4375rem] font-semibold text-soft transition-colors ' +
                    'hover:text-ink aria-[current=page]:bg-butter aria-[current=page]:text-ink lg:px-3 xl:px-4'
                  }
                >
                  {place.label}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2 md:gap-1 lg:gap-3">
          {user !== null && <NewRecipeMenu onUnavailable={withoutCorner} />}
          {!loading && user === null && (
            <LinkButton
              to={paths.login}
              state={cameFrom}
              variant="secondary"
              className="max-md:hidden"
            >
              {t('Sign In')}
            </LinkButton>
          )}
          {user !== null && (
            <AccountCorner user={user} access={access} onUnavailable={withoutCorner} />
          )}
          <MobileToggle />
        </div>
      </div>
    </header>
  )
}

/** Opens the menu of a narrow screen; Escape, a press outside and a change of address close it. */
function MobileToggle() {
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  const menuId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  if (key !== openedAt) {
    setOpenedAt(key)
    setOpen(false)
  }

  const unavailable = useCallback(() => {
    setOpen(false)
    notifyUnavailable()
  }, [])

  useEffect(() => {
    if (!open) return undefined
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', escape)
    document.addEventListener('pointerdown', outside)
    return () => {
      document.removeEventListener('keydown', escape)
      document.removeEventListener('pointerdown', outside)
    }
  }, [open])

  return (
    <div ref={frame} className="md:hidden">
      <IconButton
        ref={toggle}
        label={open ? t('Close menu') : t('Open menu')}
        icon={open ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
        aria-expanded={open}
        aria-controls={menuId}
        className="-me-2"
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
        onClick={() => setOpen(!open)}
      />
      {open && <MobileMenu id={menuId} onUnavailable={unavailable} />}
    </div>
  )
}
