import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { toast } from '#web/ui/toast.ts'

import { FailureAlert } from '../forms/failure-alert.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import type { User } from '../user.ts'

const { Piece: DeleteAccountDialog, preload } = lazyPiece(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
)

interface YourDataProps {
  user: User
  /** After the account has gone, and nobody is signed in. */
  onDeleted: () => void
}

/** Takes everything along, or has everything erased. */
export function YourData({ user, onDeleted }: YourDataProps) {
  return (
    <div className="space-y-8">
      <Download userId={user.id} />
      <Deletion user={user} onDeleted={onDeleted} />
    </div>
  )
}

function Download({ userId }: { userId: string }) {
  const { pending, failure, run } = useAttempt()
  const client = useQueryClient()

  async function download() {
    await run(async () => {
      const { downloadData } = await import('./download-data.ts')
      const name = await downloadData(userId, await client.ensureQueryData(vocabularyQuery))
      toast({
        title: t('Your data is downloaded'),
        description: t('As {name}.', { name }),
        tone: 'success',
      })
    })
  }

  return (
    <div className="space-y-4">
      <p className="max-w-[60ch] text-soft">
        {t(
          'One archive with everything that your account holds, and what of it only this device has: all of it as JSON, and your own recipes with their pictures for other apps, to read, and to bring back here.',
        )}
      </p>
      <FailureAlert
        failure={
          failure && {
            ...failure,
            message: t('Your data could not be collected. {why}', { why: failure.message }),
          }
        }
      />
      <Button variant="secondary" pending={pending} onClick={() => void download()}>
        {pending ? t('Collecting...') : t('Download my data')}
      </Button>
    </div>
  )
}

function Deletion({ user, onDeleted }: YourDataProps) {
  const [isOpen, setOpen] = useState(false)
  // An account without an address has no password to prove itself with, and nothing but this device.
  if (user.isAnonymous) return null

  function unavailable() {
    setOpen(false)
    notifyUnavailable()
  }

  return (
    <div className="space-y-4">
      <p className="max-w-[60ch] text-soft">
        {t(
          'Deleting your account erases all of it and signs out all of your devices. Nobody can bring it back.',
        )}
      </p>
      <Button
        variant="danger"
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {t('Delete my account')}
      </Button>
      {isOpen && (
        <DeleteAccountDialog
          user={user}
          onClose={() => setOpen(false)}
          onDeleted={onDeleted}
          onUnavailable={unavailable}
        />
      )}
    </div>
  )
}
