import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PencilIcon } from '#web/ui/action-icons.tsx'

interface ChangedMeanwhileProps {
  onKeep: () => void
  onNewer: () => void
}

/** What was typed here began from a recipe that has been changed elsewhere. */
export function ChangedMeanwhile({ onKeep, onNewer }: ChangedMeanwhileProps) {
  return (
    <EmptyState
      level={1}
      title={t('Your recipe has changed meanwhile')}
      picture={<PencilIcon size={32} />}
      action={
        <>
          <Button onClick={onKeep}>{t('Keep my draft')}</Button>
          <Button variant="secondary" onClick={onNewer}>
            {t('Begin from the newer one')}
          </Button>
        </>
      }
    >
      {t(
        'This device keeps changes of yours that are not saved. The recipe was saved elsewhere since: saving the draft replaces what was changed there, beginning from the newer one drops the draft.',
      )}
    </EmptyState>
  )
}
