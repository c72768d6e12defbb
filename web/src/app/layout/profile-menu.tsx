import { t } from '#domain/texts/t.ts'
import type { User } from '#web/features/account/user.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { MenuButton } from '#web/ui/menu.tsx'

const view = lazyPiece(async () => (await import('./profile-menu-view.tsx')).ProfileMenuView)

/** Whose account it is, and the ways into it and out of it. */
export function ProfileMenu({ user }: { user: User }) {
  // A whole character: half of an emoji is none.
  const [initial] = user.name
  return (
    <MenuButton
      label={t('Profile')}
      className="flex min-h-11 items-center gap-2 rounded-full px-1 lg:pe-2 font-semibold transition-colors hover:bg-sunken"
      user={user}
      view={view}
    >
      <span className="grid size-9 place-items-center rounded-full bg-basil font-bold text-basil-ink uppercase">
        {initial}
      </span>
      <span className="max-lg:hidden">{t('Profile')}</span>
      <ChevronDownIcon size={18} className="max-lg:hidden" />
    </MenuButton>
  )
}
