import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** It was saved without a network. */
export function PendingHere({ onMore }: { onMore?: () => void }) {
  return (
    <EmptyState
      level={1}
      title={t('Saved on this device')}
      picture={<CheckIcon size={32} />}
      action={
        <>
          <LinkButton to={paths.recipes}>{t('Browse recipes')}</LinkButton>
          {onMore !== undefined && (
            <Button variant="secondary" onClick={onMore}>
              {t('Write another')}
            </Button>
          )}
        </>
      }
    >
      {t('There is no network now. Your recipe goes to your account by itself when there is.')}
    </EmptyState>
  )
}
