import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'

import { t } from '#domain/texts/t.ts'
import { eraseDeviceData } from '#web/lib/device-data.ts'
import { usePending } from '#web/lib/sync/use-pending.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'

import { useAuth } from '../auth-context.ts'
import { deleteAccount, hasPasswordQuery } from './delete-account.ts'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import type { User } from '../user.ts'

interface DeleteAccountDialogProps {
  user: User
  onClose: () => void
  onDeleted: () => void
}

/** Explains what goes and what stays, asks for the password, and ends the account. */
export function DeleteAccountDialog({ user, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { logout } = useAuth()
  const { pending, failure, run } = useAttempt()
  const [password, setPassword] = useState('')
  // Where it cannot be told it is asked for: the backend decides.
  const { data: hasPassword = true, isPending: asking } = useQuery(hasPasswordQuery(user.id))
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!(await run(() => deleteAccount(hasPassword ? password : null)))) {
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
      return
    }
    // Nobody is signed in before the device is emptied: what is open would keep what it still shows.
    await logout()
    await eraseDeviceData(user.id)
    onDeleted()
    toast({
      title: t('Your account is deleted'),
      description: t('Everything that was in it is gone.'),
      tone: 'success',
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Delete your account?')}
      description={t('All of it goes at once, and nobody can bring it back.')}
      dismissible={!pending}
      size="md"
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {t('Keep my account')}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={pending || asking}>
            {pending ? t('Deleting...') : t('Delete my account')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="space-y-5"
      >
        <Consequences user={user} />
        <FailureAlert failure={failure} />
        {hasPassword ? (
          <>
            {/* Tells a password manager whose password this is. */}
            <input type="text" autoComplete="username" value={user.email} readOnly hidden />
            <PasswordField
              label={t('Your password')}
              name="password"
              autoComplete="current-password"
              required
              value={password}
              error={failure?.field === 'password' ? failure.message : undefined}
              onChange={(event) => setPassword(event.target.value)}
            />
          </>
        ) : (
          <p>{t('This account has no password, so there is none to ask for.')}</p>
        )}
      </form>
    </Dialog>
  )
}

/** Whether a plan would go on to be paid for. */
function isRunning({ subscription }: User): boolean {
  // What was given by hand has no number, and costs nothing.
  if (subscription === undefined || subscription.id === '') return false
  return !['canceled', 'incomplete_expired'].includes(subscription.status)
}

const listStyle = 'mt-2 list-disc space-y-1.5 ps-5 marker:text-soft'

function Consequences({ user }: { user: User }) {
  const pending = usePending(user.id).pending.length
  return (
    <div className="space-y-4">
      <section>
        <h3 className="text-lg">{t('What goes')}</h3>
        <ul className={listStyle}>
          <li>{t('Your profile, your pictures, your badges and your dietary settings')}</li>
          <li>
            {t('Your pantry, shopping lists, saved recipes, collections and what you cooked')}
          </li>
          <li>{t('Your own recipes, your comments, ratings and likes, and whom you follow')}</li>
          <li>{t('What this device keeps of them, and your chat with the Personal Chef')}</li>
          {pending > 0 && (
            <li className="font-semibold">
              {t(
                '{pending, plural, one {# change on this device that has not reached your account yet} other {# changes on this device that have not reached your account yet}}',
                { pending },
              )}
            </li>
          )}
          {isRunning(user) && (
            <li>{t('Your plan, now: the rest of the time that you paid for is not given back')}</li>
          )}
        </ul>
      </section>
      <section>
        <h3 className="text-lg">{t('What stays')}</h3>
        <ul className={listStyle}>
          <li>{t('An empty place, without your name, where others replied to you')}</li>
          <li>
            {t('On a device that is not in use now, what it keeps for itself, such as your chat')}
          </li>
          <li>{t('If you paid for a plan, the payment provider’s own invoices')}</li>
        </ul>
      </section>
    </div>
  )
}
