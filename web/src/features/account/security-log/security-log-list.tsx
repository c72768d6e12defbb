import { useQueryClient } from '@tanstack/react-query'

import { t } from '#domain/texts/t.ts'
import { formatMoment } from '#web/lib/format-moment.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListState } from '#web/ui/list-state.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'
import { usePages } from '#web/lib/use-pages.ts'

import { FailureAlert } from '../forms/failure-alert.tsx'
import { endOtherSessions, ownSessionsQuery } from '../sessions/own-sessions.ts'
import { actsOnPage, fetchSecurityLog, type SecurityAct, securityLogKey } from './security-log.ts'
import { actInWords, circumstances, isUnusual } from './security-words.ts'
import { useAttempt } from '../forms/use-attempt.ts'

interface SecurityLogListProps {
  userId: string
  /** Where the password is changed. */
  passwordAddress: string
}

/** What was done with the account, the newest first, and what to do where it was somebody else. */
export function SecurityLogList({ userId, passwordAddress }: SecurityLogListProps) {
  const pages = usePages({
    queryKey: securityLogKey(userId),
    load: fetchSecurityLog,
    pageSize: actsOnPage,
  })
  return (
    <>
      <ListState
        state={pages}
        isEmpty={pages.rows.length === 0}
        empty={t('Nothing yet. From now on you see here what is done with your account.')}
      >
        <ul className="divide-y divide-line">
          {pages.rows.map((act) => (
            <ActRow key={act.id} act={act} />
          ))}
        </ul>
      </ListState>
      {pages.rows.length > 0 && <NotYou userId={userId} passwordAddress={passwordAddress} />}
    </>
  )
}

function ActRow({ act }: { act: SecurityAct }) {
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{actInWords(act)}</span>
        {isUnusual(act) && <Tag tone="tomato">{t('Look closely')}</Tag>}
        {act.isCurrent && <Tag tone="basil">{t('This device')}</Tag>}
      </p>
      <p className="mt-0.5 text-soft wrap-anywhere">
        <time dateTime={act.happenedAt}>{formatMoment(new Date(act.happenedAt))}</time>
        {circumstances(act).map((part) => (
          <span key={part}> · {part}</span>
        ))}
      </p>
    </li>
  )
}

function NotYou({ userId, passwordAddress }: SecurityLogListProps) {
  const queryClient = useQueryClient()
  const { pending, failure, run } = useAttempt()

  async function end() {
    const ended = await run(async () => {
      await endOtherSessions()
      const keys = [ownSessionsQuery(userId).queryKey, securityLogKey(userId)]
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    })
    if (ended) toast({ title: t('Your other devices are signed out'), tone: 'success' })
  }

  return (
    <div className="mt-6 space-y-4 rounded-card bg-sunken px-5 py-4">
      <div>
        <h3 className="text-lg font-semibold">{t('Was this not you?')}</h3>
        <p className="mt-1 max-w-[60ch] text-soft">
          {t('Sign out your other devices, then choose a new password that you use nowhere else.')}
        </p>
      </div>
      <FailureAlert failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={pending} onClick={() => void end()}>
          {t('Sign out other devices')}
        </Button>
        <LinkButton to={passwordAddress} variant="secondary">
          {t('Change your password')}
        </LinkButton>
      </div>
    </div>
  )
}
