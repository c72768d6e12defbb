import { t } from '#domain/texts/t.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** In place of the widget, which is fetched from its provider and did not come. */
export function CaptchaMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert>
      <p>
        {navigator.onLine
          ? t('The check that you are human could not be loaded.')
          : t('You are offline, so the check that you are human could not be loaded.')}
      </p>
      <p className="mt-1 text-sm font-normal">
        {t('It comes from another site: check your connection, and what blocks such sites.')}
      </p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Alert>
  )
}
