import { useQuery, useQueryClient } from '@tanstack/react-query'

import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { timeAgo } from '#domain/time-ago.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'

import { FailureAlert } from '../forms/failure-alert.tsx'
import {
  endOtherSessions,
  endOwnSession,
  type OwnSession,
  ownSessionsQuery,
} from './own-sessions.ts'
import { SettingsSection } from '../forms/settings-section.tsx'
import { useAttempt } from '../forms/use-attempt.ts'

/** Where somebody is signed in, and the way to end it there. */
export function OwnSessionsSettings({ userId }: { userId: string }) {
  return (
    <SettingsSection
      title={t('Your devices')}
      lead={t(
        'Where you are signed in. If you do not know one of them, sign it out and change your password.',
      )}
    >
      <OwnSessions userId={userId} />
    </SettingsSection>
  )
}

function OwnSessions({ userId }: { userId: string }) {
  const query = ownSessionsQuery(userId)
  const sessions = useQuery(query)
  const queryClient = useQueryClient()
  const { pending, failure, run } = useAttempt()

  async function end(work: () => Promise<void>, title: string) {
    const ended = await run(async () => {
      await work()
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
    })
    if (ended) toast({ title, tone: 'success' })
  }

  if (sessions.isError) {
    const retry = () => void sessions.refetch()
    return (
      <ErrorState
        title={t('Your devices could not be loaded')}
        onRetry={retry}
        retrying={sessions.isFetching}
      />
    )
  }
  if (sessions.isPending) return <Skeleton className="h-14" />
  return (
    <div className="space-y-4">
      <FailureAlert failure={failure} />
      <ul className="divide-y divide-line">
        {sessions.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            pending={pending}
            onEnd={() =>
              void end(
                () => endOwnSession(session.id),
                t('{device}: signed out', { device: session.device }),
              )
            }
          />
        ))}
      </ul>
      {sessions.data.some(({ isCurrent }) => !isCurrent) && (
        <Button
          variant="secondary"
          disabled={pending}
          onClick={() => void end(endOtherSessions, t('Your other devices are signed out'))}
        >
          {t('Sign out everywhere else')}
        </Button>
      )}
    </div>
  )
}

interface SessionRowProps {
  session: OwnSession
  pending: boolean
  onEnd: () => void
}

function SessionRow({ session, pending, onEnd }: SessionRowProps) {
  const { device, usedAt, isCurrent } = session
  return (
    <li className="flex min-h-14 items-center gap-4 py-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold">{device}</span>
        {isCurrent ? (
          <Tag tone="basil">{t('This device')}</Tag>
        ) : (
          <span className="text-soft">
            {t('Used {when}', { when: timeAgo(usedAt, serverNow()) })}
          </span>
        )}
      </div>
      {!isCurrent && (
        <Button variant="quiet" size="sm" disabled={pending} onClick={onEnd}>
          <T
            text="Sign out<which> {device}</which>"
            which={<span className="sr-only" />}
            device={device}
          />
        </Button>
      )}
    </li>
  )
}
