import { useState } from 'react'
import { useNavigate } from 'react-router'

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
      title="Sign Out"
      confirmLabel="Sign Out"
      pendingLabel="Signing Out..."
      pending={pending}
      onConfirm={() => void signOut()}
    >
      Are you sure you want to sign out? You&apos;ll need to sign in again to access your account.
      {count > 0 && (
        <span className="mt-3 block font-semibold text-ink">
          {count === 1 ? '1 change has' : `${count} changes have`} not reached your account yet.{' '}
          {count === 1 ? 'It stays' : 'They stay'} on this device, and {count === 1 ? 'goes' : 'go'}{' '}
          when you sign in here again.
        </span>
      )}
    </ConfirmDialog>
  )
}
