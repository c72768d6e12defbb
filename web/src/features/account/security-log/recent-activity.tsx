import { useId, useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { SettingsSection } from '../forms/settings-section.tsx'

const { Piece: SecurityLogList, preload } = lazyPiece(
  async () => (await import('./security-log-list.tsx')).SecurityLogList,
)

interface RecentActivityProps {
  userId: string
  /** Where the password is changed. */
  passwordAddress: string
}

/** What was done with the account, for who asks for it. */
export function RecentActivity({ userId, passwordAddress }: RecentActivityProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()

  function unavailable() {
    setOpen(false)
    notifyUnavailable()
  }

  return (
    <SettingsSection
      title={t('Recent activity')}
      lead={t('Sign-ins and changes of your account in the last year. Only you see them.')}
    >
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {isOpen ? t('Hide recent activity') : t('Show recent activity')}
      </Button>
      {isOpen && (
        <div id={listId} className="mt-4">
          <SecurityLogList
            userId={userId}
            passwordAddress={passwordAddress}
            placeholder={<Skeleton className="h-14" />}
            onUnavailable={unavailable}
          />
        </div>
      )}
    </SettingsSection>
  )
}
