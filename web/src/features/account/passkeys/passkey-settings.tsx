import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

import { FailureAlert } from '../forms/failure-alert.tsx'
import { SettingsSection } from '../forms/settings-section.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import { waysInQuery } from '../providers/providers.ts'
import { knowsPasskeys } from './passkey-failure.ts'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import {
  addPasskey,
  deletePasskey,
  passkeysQuery,
  renamePasskey,
  type Passkey,
} from './passkeys.ts'

/** The passkeys of who is signed in: added, named, deleted. Nothing where the site knows none. */
export function PasskeySettings({ userId }: { userId: string }) {
  const { data } = useQuery(waysInQuery())
  if (data?.passkeys !== true) return null
  return (
    <SettingsSection
      title={t('Passkeys')}
      lead={t(
        'Sign in with your finger, your face or the PIN of your device, without a password. A passkey is your second factor too.',
      )}
    >
      <Passkeys userId={userId} />
    </SettingsSection>
  )
}

type Asked = { what: 'name' | 'deletion'; passkey: Passkey }

function Passkeys({ userId }: { userId: string }) {
  const query = passkeysQuery(userId)
  const passkeys = useQuery(query)
  const queryClient = useQueryClient()
  const { pending, failure, run } = useAttempt()
  const [asked, setAsked] = useState<Asked | null>(null)

  async function change(work: () => Promise<void>, title: string) {
    const changed = await run(async () => {
      await work()
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
    })
    setAsked(null)
    if (changed) toast({ title, tone: 'success' })
  }

  if (passkeys.isError) {
    const retry = () => void passkeys.refetch()
    return (
      <ErrorState
        title={t('Your passkeys could not be loaded')}
        onRetry={retry}
        retrying={passkeys.isFetching}
      />
    )
  }
  if (passkeys.isPending) return <Skeleton className="h-14" />
  return (
    <div className="space-y-4">
      <FailureAlert failure={failure} />
      {passkeys.data.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              pending={pending}
              onRename={() => setAsked({ what: 'name', passkey })}
              onDelete={() => setAsked({ what: 'deletion', passkey })}
            />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => void change(addPasskey, t('Passkey added'))}
        >
          {t('Add a passkey')}
        </Button>
      ) : (
        <p className="text-soft">{t('This browser knows no passkeys. Add one in another.')}</p>
      )}
      {asked?.what === 'name' && (
        <PasskeyNameDialog
          name={asked.passkey.name ?? ''}
          onSave={(name) =>
            void change(() => renamePasskey(asked.passkey.id, name), t('Passkey renamed'))
          }
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        open={asked?.what === 'deletion'}
        onOpenChange={(open) => {
          if (!open) setAsked(null)
        }}
        title={t('Delete this passkey?')}
        confirmLabel={t('Delete')}
        pendingLabel={t('Deleting...')}
        pending={pending}
        tone="danger"
        onConfirm={() => {
          if (asked !== null) {
            void change(() => deletePasskey(asked.passkey.id), t('Passkey deleted'))
          }
        }}
      >
        {t(
          'It opens your account no more. Where you are signed in, you stay signed in. Your device may go on offering it until you delete it there too.',
        )}
      </ConfirmDialog>
    </div>
  )
}
