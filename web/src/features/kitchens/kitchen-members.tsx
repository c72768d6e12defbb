import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { MoreIcon } from '#web/ui/more-icon.tsx'
import { Menu } from '#web/ui/menu.tsx'

import { useKitchenActions } from './kitchen-actions.ts'
import type { Kitchen, Member } from './kitchen.ts'
import { kitchenName, roleName, roleWords } from './kitchen-words.ts'
import { useTry } from './use-try.ts'

interface KitchenMembersProps {
  kitchen: Kitchen
  userId: string
}

/** Who cooks in a kitchen, and as what; its owner changes that. */
export function KitchenMembers({ kitchen, userId }: KitchenMembersProps) {
  const { remove, setRole } = useKitchenActions(userId)
  const { pending, attempt } = useTry()
  const [leaving, setLeaving] = useState<Member | null>(null)

  async function send(member: Member) {
    if (await attempt(() => remove(kitchen.id, member.id))) setLeaving(null)
  }

  function itemsFor(member: Member) {
    const other = member.role === 'cook' ? 'helper' : 'cook'
    return [
      {
        key: 'role',
        label: other === 'cook' ? t('Make them a cook') : t('Make them a helper'),
        onSelect: () => void attempt(() => setRole(kitchen.id, member.id, other)),
      },
      {
        key: 'remove',
        label: t('Remove…'),
        danger: true,
        onSelect: () => setLeaving(member),
      },
    ]
  }

  return (
    <>
      <ul aria-label={t('Who cooks here')} className="mt-3 divide-y divide-line">
        {kitchen.members.map((member) => (
          <li key={member.id} className="flex min-h-14 items-center gap-3 py-2">
            <Avatar name={member.name} url={null} size="xs" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">
                {member.id === userId ? t('{name} (you)', { name: member.name }) : member.name}
              </span>
              <span className="block text-sm text-soft">
                {roleName(member.role)} · {roleWords(member.role)}
              </span>
            </span>
            {kitchen.role === 'owner' && member.id !== userId && (
              <Menu
                label={t('What {name} may do', { name: member.name })}
                items={itemsFor(member)}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
              >
                <MoreIcon />
              </Menu>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('Remove {name}?', { name: leaving?.name ?? '' })}
        confirmLabel={t('Remove')}
        pendingLabel={t('Removing...')}
        pending={pending}
        onConfirm={() => leaving !== null && void send(leaving)}
        tone="danger"
      >
        {t(
          '“{kitchen}” goes from their devices at once. What they put into the pantry and on the lists stays here.',
          { kitchen: kitchenName(kitchen) },
        )}
      </ConfirmDialog>
    </>
  )
}
