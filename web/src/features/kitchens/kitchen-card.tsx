import { useId, useState } from 'react'

import { mostMembers } from '#domain/people/kitchen-limits.ts'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { MoreIcon } from '#web/ui/more-icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { MenuItem } from '#web/ui/menu-props.ts'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'

import { EndKitchenDialog } from './end-kitchen-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { useKitchenActions } from './kitchen-actions.ts'
import type { Kitchen } from './kitchen.ts'
import { KitchenMembers } from './kitchen-members.tsx'
import { kitchenName } from './kitchen-words.ts'
import { LeaveKitchenDialog } from './leave-kitchen-dialog.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { OwnDiet } from './own-diet.tsx'
import { RenameKitchenDialog } from './rename-kitchen-dialog.tsx'
import { useTry } from './use-try.ts'

interface KitchenCardProps {
  kitchen: Kitchen
  userId: string
  /** What the reader avoids, in words; undefined while that is not known. */
  avoided: string | undefined
  onLeft: () => void
}

type Asked = 'invite' | 'rename' | 'leave' | 'end'

/** One kitchen: whether one cooks there now, who else does, and what one can do about it. */
export function KitchenCard({ kitchen, userId, avoided, onLeft }: KitchenCardProps) {
  const id = useId()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { moveTo } = useKitchenActions(userId)
  const { pending, attempt } = useTry()
  const { isHome, isHere, members } = kitchen
  const name = kitchenName(kitchen)
  const isOwner = kitchen.role === 'owner'
  const close = () => setAsked(null)

  async function move() {
    const moved = await attempt(() => moveTo(kitchen.id))
    if (moved)
      toast({ title: t('You cook in “{kitchen}” now', { kitchen: name }), tone: 'success' })
  }

  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5">
      <div className="flex items-start gap-2">
        <h2 id={id} className="min-w-0 flex-1 py-1.5 text-2xl wrap-anywhere">
          {name}
        </h2>
        {!isHome && (
          <Menu
            label={t('More about “{kitchen}”', { kitchen: name })}
            items={itemsFor(isOwner, setAsked)}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <MoreIcon />
          </Menu>
        )}
      </div>
      {isHere ? (
        <Tag tone="basil">{t('You cook here now')}</Tag>
      ) : (
        <Button variant="secondary" size="sm" pending={pending} onClick={() => void move()}>
          {t('Cook here')}
        </Button>
      )}
      {isHome ? (
        <p className="mt-3 text-soft">{t('It is yours alone. Nobody else can be let in.')}</p>
      ) : (
        <>
          <KitchenMembers kitchen={kitchen} userId={userId} />
          <OwnDiet kitchen={kitchen} userId={userId} avoided={avoided} />
          {isOwner && <OpenInvitations kitchen={kitchen.id} />}
          {isOwner && members.length < mostMembers && (
            <Button className="mt-4" onClick={() => setAsked('invite')}>
              {t('Invite somebody')}
            </Button>
          )}
        </>
      )}
      {asked === 'invite' && <InviteDialog kitchen={kitchen} onClose={close} />}
      {asked === 'rename' && (
        <RenameKitchenDialog kitchen={kitchen} userId={userId} onClose={close} />
      )}
      {asked === 'leave' && (
        <LeaveKitchenDialog kitchen={kitchen} userId={userId} onLeft={onLeft} onClose={close} />
      )}
      {asked === 'end' && <EndKitchenDialog kitchen={kitchen} userId={userId} onClose={close} />}
    </section>
  )
}

function itemsFor(isOwner: boolean, ask: (what: Asked) => void): MenuItem[] {
  const leave = {
    key: 'leave',
    label: t('Leave this kitchen…'),
    danger: true,
    onSelect: () => ask('leave'),
  }
  if (!isOwner) return [leave]
  return [
    { key: 'rename', label: t('Rename…'), onSelect: () => ask('rename') },
    leave,
    {
      key: 'end',
      label: t('End this kitchen…'),
      danger: true,
      onSelect: () => ask('end'),
    },
  ]
}
