import { useState } from 'react'
import { useNavigate } from 'react-router'

import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { logFailure } from '#web/lib/log.ts'
import { paths } from '#web/lib/paths.ts'
import { usePending } from '#web/lib/sync/use-pending.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface SignOutDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before signing out. Whatever the backend says, the person ends signed out and at home. */
export function SignOutDialog({ open, onOpenChange }: SignOutDialogProps) {
  const { user, logout } = useAuth()
  const count = usePending(user?.id ?? null).pending.length
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)

  async function signOut() {
    setPending(true)
    try {
      await logout()
    } catch (cause) {
      logFailure('Signing out failed', cause)
    }
    setPending(false)
    onOpenChange(false)
    await navigate(paths.home)
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Sign Out')}
      confirmLabel={t('Sign Out')}
      pendingLabel={t('Signing Out...')}
      pending={pending}
      onConfirm={() => void signOut()}
    >
      {t("Are you sure you want to sign out? You'll need to sign in again to access your account.")}
      {count > 0 && (
        <span className="mt-3 block font-semibold text-ink">
          {t(
            '{count, plural, one {# change has not reached your account yet. It stays on this device, and goes when you sign in here again.} other {# changes have not reached your account yet. They stay on this device, and go when you sign in here again.}}',
            { count },
          )}
        </span>
      )}
    </ConfirmDialog>
  )
}
