import { t } from '#domain/texts/t.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'

import { useKitchenActions } from './kitchen-actions.ts'
import type { Kitchen } from './kitchen.ts'
import { kitchenName, planEnds } from './kitchen-words.ts'
import { useTry } from './use-try.ts'

interface EndKitchenDialogProps {
  kitchen: Kitchen
  userId: string
  onClose: () => void
}

/** Before a kitchen ends for everybody: where goes what it holds. */
export function EndKitchenDialog({ kitchen, userId, onClose }: EndKitchenDialogProps) {
  const { end } = useKitchenActions(userId)
  const { pending, attempt } = useTry()
  const name = kitchenName(kitchen)

  async function confirm() {
    if (!(await attempt(() => end(kitchen.id)))) return
    toast({ title: t('“{kitchen}” has ended', { kitchen: name }), tone: 'success' })
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('End “{kitchen}”?', { kitchen: name })}
      confirmLabel={t('End it')}
      pendingLabel={t('Ending...')}
      pending={pending}
      onConfirm={() => void confirm()}
      tone="danger"
    >
      {t(
        'It ends for all who cook here. What each of you put into the pantry goes home with them; the lists and the notes on recipes go home with you. A collection stays with whose it is.',
      )}{' '}
      {planEnds()}
    </ConfirmDialog>
  )
}
