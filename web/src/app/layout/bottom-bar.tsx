import type { ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { BasketIcon, HeartIcon, type IconProps } from '#web/ui/icons.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'

import { mainPlaces } from './navigation.ts'
import { LarderIcon, PageIcon } from './place-icons.tsx'
import { PlaceLink } from './place-link.tsx'

const { Piece: ChefLauncher } = lazyPiece(
  async () => (await import('./chef-launcher.tsx')).ChefLauncher,
)
/** A page without it is a page all the same. */
const withoutChef = () => undefined

const icons: Readonly<Record<(typeof mainPlaces)[number]['to'], (p: IconProps) => ReactNode>> = {
  [paths.home]: LarderIcon,
  [paths.recipes]: PageIcon,
  [paths.savedRecipes]: HeartIcon,
  [paths.shoppingList]: BasketIcon,
}

/**
 * The foot of a narrow screen: the chef's button at its start, in a place where it covers nothing, and the header's four
 * places under the thumb. Their names grow with the text as far as they stay whole: the header's menu has them at any size. Of a wide screen, which names the places in its header, the button alone.
 */
export function BottomBar() {
  return (
    <div
      data-bottom-bar
      className={
        'fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] ' +
        'md:end-auto md:border-0 md:bg-transparent'
      }
    >
      <div className="flex w-[17%] shrink-0 items-center justify-center border-e border-line md:w-16 md:border-0 md:pb-5">
        <ChefLauncher onUnavailable={withoutChef} />
      </div>
      <nav aria-label={t('Places|of the app')} className="min-w-0 flex-1 md:hidden">
        <ul className="flex">
          {mainPlaces.map(({ to, label }) => {
            const Icon = icons[to]
            return (
              <li key={to} className="min-w-0 flex-1">
                <PlaceLink
                  to={to}
                  className={
                    'flex h-[min(3.75rem,76px)] flex-col items-center justify-center gap-1 px-0.5 text-[min(0.75rem,3.3vw,18px)] font-semibold text-soft ' +
                    'focus-visible:-outline-offset-3 aria-[current=page]:text-tomato-text ' +
                    'low:h-[min(3rem,60px)] low:min-[30rem]:flex-row low:min-[30rem]:gap-2'
                  }
                >
                  <Icon size={22} />
                  <span className="max-w-full truncate">{label}</span>
                </PlaceLink>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
