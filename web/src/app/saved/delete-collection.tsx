import { t } from '#domain/texts/t.ts'
import { isClosed } from '#domain/access.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface DeleteCollectionProps {
  name: string
  onDelete: () => void
  onClose: () => void
}

/** Asks before a collection goes that could not come back. */
export function DeleteCollection({ name, onDelete, onClose }: DeleteCollectionProps) {
  const { access } = useAuth()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('Delete this collection?')}
      confirmLabel={t('Delete collection')}
      pendingLabel={t('Deleting...')}
      pending={false}
      onConfirm={onDelete}
      tone="danger"
    >
      {isClosed('unlimited_collections', access)
        ? t('{name} cannot be brought back without a plan.', { name })
        : t('{name} may not come back: your plan could not be checked yet.', { name })}{' '}
      {t('The recipes themselves stay.')}
    </ConfirmDialog>
  )
}
