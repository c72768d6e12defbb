import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { useIsSent } from '#web/lib/sync/use-pending.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

import { leavingOf, useKitchenActions } from './kitchen-actions.ts'
import type { Kitchen } from './kitchen.ts'
import { kitchenName, planEnds } from './kitchen-words.ts'
import { useTry } from './use-try.ts'

interface LeaveKitchenDialogProps {
  kitchen: Kitchen
  userId: string
  onLeft: () => void
  onClose: () => void
}

/** Before somebody leaves: what goes with them, what stays, and whose kitchen it is then. */
export function LeaveKitchenDialog(props: LeaveKitchenDialogProps) {
  const { kitchen, userId, onLeft, onClose } = props
  const { leave } = useKitchenActions(userId)
  const { attempt } = useTry()
  const leaving = useQuery({
    queryKey: ['leaving-kitchen', kitchen.id],
    queryFn: () => leavingOf(kitchen.id),
    // What waits on this device counts too.
    enabled: useIsSent(userId),
    gcTime: 0,
  })
  const [takes, setTakes] = useState(false)
  const others = kitchen.members.filter(({ id }) => id !== userId)
  const isOwner = kitchen.role === 'owner'
  const [heir, setHeir] = useState(others[0]?.id ?? '')
  const name = kitchenName(kitchen)
  const mine = leaving.data?.mine ?? 0
  const isLast = others.length === 0

  async function save() {
    const passesOn = isOwner && !isLast
    const left = await attempt(() => leave(kitchen.id, takes, passesOn ? heir : undefined))
    if (!left) return
    toast({ title: t('You have left “{kitchen}”', { kitchen: name }), tone: 'success' })
    onLeft()
    onClose()
  }

  return (
    <FormDialog
      title={t('Leave “{kitchen}”?', { kitchen: name })}
      description={
        isLast
          ? `${t('Nobody else is here: all that it holds comes home with you, and the kitchen is gone.')} ${planEnds()}`
          : t(
              'You see nothing of it any more, on any of your devices. Its lists and its notes on recipes stay here; collections that you shared are yours alone again.',
            )
      }
      saveLabel={t('Leave it')}
      onSave={() => void save()}
      onClose={onClose}
    >
      {!isLast && leaving.isPending && <Skeleton className="h-12" />}
      {!isLast && mine > 0 && (
        <Checkbox
          label={t(
            '{count, plural, one {Take along the thing that I put into the pantry} other {Take along the # things that I put into the pantry}}',
            { count: mine },
          )}
          hint={t('Otherwise they stay for the others.')}
          checked={takes}
          onChange={({ target }) => setTakes(target.checked)}
        />
      )}
      {isOwner && !isLast && (
        <Choice
          label={t('Whose kitchen it is then')}
          options={others.map((each) => ({ value: each.id, label: each.name }))}
          value={heir}
          onChange={setHeir}
        />
      )}
    </FormDialog>
  )
}
