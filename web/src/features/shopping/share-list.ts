import { t } from '#domain/texts/t.ts'
import { toast } from '#web/ui/toast.ts'

/** Hands the list to another app of the device, or where there is none to the clipboard. */
export async function shareList(title: string, text: string): Promise<void> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, text })
      return
    }
  } catch (cause) {
    // Whoever closes the sheet has changed their mind; a refusal is one more reason to copy.
    if (cause instanceof DOMException && cause.name === 'AbortError') return
  }
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: t('The list is copied. Paste it wherever you like.') })
  } catch {
    toast({ title: t('This browser lets nothing be copied here.'), tone: 'error' })
  }
}
