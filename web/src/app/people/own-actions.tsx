import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { User } from '#web/features/account/user.ts'
import { MoreIcon } from '#web/ui/more-icon.tsx'
import type { Person } from '#web/features/people/person.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { PencilIcon } from '#web/ui/action-icons.tsx'
import { DownloadIcon } from '#web/ui/download-icon.tsx'
import { SettingsIcon } from '#web/ui/account-icons.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { moreStyle } from './person-actions.tsx'

const { Piece: EditProfileDialog, preload } = lazyPiece(
  async () => (await import('./edit-profile-dialog.tsx')).EditProfileDialog,
)
const { Piece: BlockedDialog } = lazyPiece(
  async () => (await import('#web/features/people/blocked-dialog.tsx')).BlockedDialog,
)

type Opened = 'edit' | 'blocked'

/** What one does with one's own profile. */
export function OwnActions({ user, person }: { user: User; person: Person }) {
  const [open, setOpen] = useState<Opened | null>(null)
  const [wanted, setWanted] = useState<ReadonlySet<Opened>>(new Set())
  function show(which: Opened) {
    setWanted(new Set([...wanted, which]))
    setOpen(which)
  }
  function unavailable() {
    setWanted(new Set())
    setOpen(null)
    notifyUnavailable()
  }
  const dialog = (which: Opened) => ({
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : null),
    onUnavailable: unavailable,
  })
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => show('edit')}
      >
        <PencilIcon size={18} /> {t('Edit profile')}
      </Button>
      <Menu
        label={t('More about your profile')}
        className={moreStyle}
        items={[
          {
            key: 'import',
            label: t('Import recipes'),
            icon: <DownloadIcon />,
            to: paths.importRecipes,
          },
          { key: 'blocked', label: t('Blocked cooks'), onSelect: () => show('blocked') },
          {
            key: 'account',
            label: t('Subscription & Settings'),
            icon: <SettingsIcon />,
            to: paths.account,
          },
        ]}
      >
        <MoreIcon />
      </Menu>
      {wanted.has('edit') && <EditProfileDialog user={user} person={person} {...dialog('edit')} />}
      {wanted.has('blocked') && <BlockedDialog readerId={user.id} {...dialog('blocked')} />}
    </>
  )
}
