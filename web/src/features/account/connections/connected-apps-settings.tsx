import { useQuery, useQueryClient } from '@tanstack/react-query'

import { t } from '#domain/texts/t.ts'
import { formatDate } from '#web/lib/format.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { T } from '#web/ui/t.tsx'
import { toast } from '#web/ui/toast.ts'

import { FailureAlert } from '../forms/failure-alert.tsx'
import { SettingsSection } from '../forms/settings-section.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import { ConnectionRow } from './connection-row.tsx'
import { type ConnectedApp, connectedAppsQuery, endApp } from './connected-apps.ts'

/** The apps that somebody let in, and the way to end each. */
export function ConnectedAppsSettings({ userId }: { userId: string }) {
  return (
    <SettingsSection
      title={t('Connected apps')}
      lead={t(
        'Apps of others that you let in. A new password and signing out everywhere else end them too.',
      )}
    >
      <ConnectedApps userId={userId} />
    </SettingsSection>
  )
}

function ConnectedApps({ userId }: { userId: string }) {
  const query = connectedAppsQuery(userId)
  const apps = useQuery(query)
  const queryClient = useQueryClient()
  const { pending, failure, run } = useAttempt()

  async function end({ id, name }: ConnectedApp) {
    const ended = await run(async () => {
      await endApp(id)
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
    })
    if (ended) toast({ title: t('“{app}” is out', { app: name }), tone: 'success' })
  }

  if (apps.isError) {
    return (
      <ErrorState
        title={t('Your connected apps could not be loaded')}
        onRetry={() => void apps.refetch()}
        retrying={apps.isFetching}
      />
    )
  }
  if (apps.isPending) return <Skeleton className="h-14" />
  if (apps.data.length === 0) return <p className="text-soft">{t('You let no app in.')}</p>
  return (
    <div className="space-y-4">
      <FailureAlert failure={failure} />
      <ul className="divide-y divide-line">
        {apps.data.map((app) => (
          <ConnectionRow
            key={app.id}
            name={app.name}
            scopes={app.scopes}
            facts={t('Let in on {day}', { day: formatDate(app.since) })}
            endWords={
              <T
                text="End access<which> of {app}</which>"
                which={<span className="sr-only" />}
                app={app.name}
              />
            }
            pending={pending}
            onEnd={() => void end(app)}
          />
        ))}
      </ul>
    </div>
  )
}
