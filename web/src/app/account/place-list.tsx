import { t } from '#domain/texts/t.ts'
import { type AccountPlace, accountPlaces } from '#domain/account-places.ts'
import type { User } from '#web/features/account/user.ts'
import { paths } from '#web/lib/paths.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'

import { OnwardIcon } from './place-icons.tsx'
import { isAboutEmpty, places } from './places.ts'
import { usePlaceStates } from './use-place-states.ts'

interface PlaceListProps {
  user: User
  /** The place that is shown beside the list. */
  shown?: AccountPlace
  /** Whether the address is that of the place. */
  isAtPlace?: boolean
}

/** A row for each place of the account: what it is, and how things stand there. */
export function PlaceList({ user, shown, isAtPlace = false }: PlaceListProps) {
  const states = usePlaceStates(user)
  return (
    <nav aria-label={t('Your account')} className="lg:[@media(min-height:44rem)]:sticky lg:top-22">
      <ul className="overflow-hidden rounded-card border border-line bg-card">
        {accountPlaces.map((place) => {
          if (place === 'about' && isAboutEmpty()) return null
          const { title, holds, Icon, content } = places[place]
          const isShown = place === shown
          const current = isAtPlace ? 'page' : 'true'
          return (
            <li key={place} className="not-first:border-t not-first:border-line">
              <Link
                to={paths.accountPlace(place)}
                aria-current={isShown ? current : undefined}
                onPointerEnter={content.preload}
                onFocus={content.preload}
                className={cn(
                  'flex min-h-16 items-center gap-[14px] px-[16px] py-2.5 transition-colors',
                  'focus-visible:-outline-offset-3',
                  isShown ? 'bg-butter' : 'hover:bg-sunken',
                )}
              >
                <span
                  className={cn(
                    // Drawn, not written: it leaves the room to a larger text.
                    'grid size-[40px] shrink-0 place-items-center rounded-full',
                    isShown ? 'bg-card text-ink' : 'bg-butter text-butter-text',
                  )}
                >
                  <Icon />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{title}</span>
                  <span
                    className={cn(
                      'block text-sm wrap-anywhere',
                      isShown ? 'text-ink' : 'text-soft',
                    )}
                  >
                    {states[place] ?? holds}
                  </span>
                </span>
                <OnwardIcon size={18} className="text-soft lg:hidden" />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
