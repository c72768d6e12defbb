import { t } from '#domain/texts/t.ts'
import { toast, toastNotSaved } from '#web/ui/toast.ts'

/** Reports that a change of the pantry could not be saved; `owner` null is a visitor. */
export function notifyNotSaved(owner: string | null): void {
  if (owner === null) {
    toast({
      title: t('This browser keeps nothing for this page'),
      description: t('Your pantry is here until you leave it. With an account it stays.'),
      tone: 'error',
    })
  } else {
    toastNotSaved(t('Your pantry is as it was.'))
  }
}
