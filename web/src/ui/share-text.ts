import { t } from '#domain/texts/t.ts'
import { toast } from './toast.ts'

/** Hands a text to another app of the device, or where there is none to the clipboard; `copied` says that it is there. */
export async function shareText(title: string, text: string, copied: string): Promise<void> {
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
    toast({ title: copied })
  } catch {
    toast({ title: t('This browser lets nothing be copied here.'), tone: 'error' })
  }
}
