import { t } from '#domain/texts/t.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'
import { toast } from '#web/ui/toast.ts'

/** Why something could not be saved, in words. */
export function whyNotSaved(cause: unknown): Promise<string> {
  return whyNot(cause, 'comment', {
    otherwise: t('That could not be kept. Please try again.'),
    offline: t('Comments need a connection, and there is none just now. Please try again later.'),
  })
}

/** For what fails: reports it under this title. */
export function notifyFailure(title: string) {
  return async (cause: unknown) =>
    toast({ title, description: await whyNotSaved(cause), tone: 'error' })
}
