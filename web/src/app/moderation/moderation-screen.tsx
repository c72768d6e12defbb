import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import type { User } from '#web/features/account/user.ts'
import { ActsList } from '#web/features/moderation/acts-list.tsx'
import { moderationRightQuery } from '#web/features/moderation/moderation-right.ts'
import { ReportList } from '#web/features/moderation/report-list.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PageLoading } from '../page/page-loading.tsx'
import { NotFoundScreen } from '../page/not-found-screen.tsx'

/** What people reported, for moderators; for everybody else there is no such page. */
export function ModerationScreen() {
  const { user, loading } = useAuth()
  if (loading) return <PageLoading />
  return user === null ? <NotFoundScreen /> : <ForModerators user={user} />
}

function ForModerators({ user }: { user: User }) {
  const right = useQuery(moderationRightQuery(user.id))
  const [tab, setTab] = useState<'reports' | 'acts'>('reports')
  if (right.isPending) return <PageLoading />
  if (right.data === undefined) {
    return (
      <ErrorState
        level={1}
        title={t('This page could not be loaded')}
        onRetry={() => void right.refetch()}
        retrying={right.isFetching}
      />
    )
  }
  if (!right.data) return <NotFoundScreen />
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle lead={t('What people reported. Who reported it is shown to nobody.')}>
        {t('Moderation')}
      </PageTitle>
      <Tabs
        label={t('Reports and what was done')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'reports', label: t('Waiting|reports'), panel: <ReportList userId={user.id} /> },
          { value: 'acts', label: t('Done|by moderators'), panel: <ActsList userId={user.id} /> },
        ]}
      />
    </div>
  )
}
