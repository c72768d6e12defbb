import { t } from '#domain/texts/t.ts'
import { toast } from '#web/ui/toast.ts'

/** Hands a link to another app of the device, by the device's own sheet. */
export async function sendToApp(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (cause) {
    // Closing the sheet without a choice is an answer.
    if (cause instanceof Error && cause.name === 'AbortError') return
    toast({ title: t('This device could not share it'), tone: 'error' })
  }
}
