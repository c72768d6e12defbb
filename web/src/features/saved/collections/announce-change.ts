import { t } from '#domain/texts/t.ts'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'

/** Settles when it is saved, or when the failure is shown. */
export const reportFailure = (change: Promise<void>) =>
  change.catch(() => toastNotSaved(t('Your collections are as they were.')))

/** Says what was done once it is saved, with the way back. */
export function announceChange(
  change: Promise<void>,
  title: string,
  undo?: () => Promise<void>,
): void {
  toastWhenSaved(
    change,
    {
      title,
      ...(undo && { action: { label: t('Undo'), onAction: () => void reportFailure(undo()) } }),
    },
    () => void reportFailure(change),
  )
}
