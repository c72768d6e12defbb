import { t } from '#domain/texts/t.ts'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'

import { FailureAlert } from '../forms/failure-alert.tsx'
import { enrolFactor, type NewFactor } from './two-factor.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { useFocus } from '../forms/use-focus.ts'

interface TwoFactorOffProps {
  recoveredAt: Date | null
  /** Somebody comes back to this from a question. */
  returned: boolean
  onBegun: (factor: NewFactor) => void
}

export function TwoFactorOff({ recoveredAt, returned, onBegun }: TwoFactorOffProps) {
  const { pending, failure, run } = useAttempt()
  const button = useFocus<HTMLButtonElement>(returned)
  const begin = () => void run(async () => onBegun(await enrolFactor()))
  return (
    <div className="space-y-4">
      {recoveredAt !== null && (
        <p className="max-w-[60ch]">
          {t(
            'A recovery code turned it off on {date}. If that was not you, change your password.',
            {
              date: formatDate(recoveredAt),
            },
          )}
        </p>
      )}
      <FailureAlert failure={failure} />
      <Button ref={button} variant="secondary" pending={pending} onClick={begin}>
        {t('Set up two-factor sign-in')}
      </Button>
    </div>
  )
}

interface TwoFactorOnProps {
  since: Date
  codesLeft: number
  returned: boolean
  onRenewal: () => void
  onRemoval: () => void
}

export function TwoFactorOn({
  since,
  codesLeft,
  returned,
  onRenewal,
  onRemoval,
}: TwoFactorOnProps) {
  const button = useFocus<HTMLButtonElement>(returned)
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap items-center gap-2.5">
        <Tag tone="basil">{t('On')}</Tag> {t('Since {date}', { date: formatDate(since) })}
      </p>
      <p className="max-w-[60ch]">{leftWords(codesLeft)}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={button} variant="secondary" onClick={onRenewal}>
          {t('New recovery codes')}
        </Button>
        <Button variant="danger" onClick={onRemoval}>
          {t('Turn off')}
        </Button>
      </div>
    </div>
  )
}

function leftWords(codesLeft: number): string {
  if (codesLeft === 0)
    return t('You have no recovery codes. Without your phone you could not sign in.')
  return t(
    '{codesLeft, plural, one {# recovery code is left.} other {# recovery codes are left.}}',
    {
      codesLeft,
    },
  )
}
