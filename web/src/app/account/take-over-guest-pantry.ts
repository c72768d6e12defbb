import { t } from '#domain/texts/t.ts'
import { moveGuestPantry } from '#web/features/pantry/move-guest-pantry.ts'
import { toast } from '#web/ui/toast.ts'

/** Moves what a visitor gathered into a new account. Where that fails it stays on this device, and can be tried again. */
export async function takeOver(userId: string): Promise<void> {
  try {
    await moveGuestPantry(userId)
  } catch {
    toast({
      title: t('Your pantry is still on this device only'),
      description: t('It could not be moved into your account.'),
      tone: 'error',
      action: { label: t('Try again'), onAction: () => void takeOver(userId) },
    })
  }
}
