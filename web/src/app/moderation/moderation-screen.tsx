import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
        title="This page could not be loaded"
        onRetry={() => void right.refetch()}
        retrying={right.isFetching}
      />
    )
  }
  if (!right.data) return <NotFoundScreen />
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle lead="What people reported. Who reported it is shown to nobody.">
        Moderation
      </PageTitle>
      <Tabs
        label="Reports and what was done"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'reports', label: 'Waiting', panel: <ReportList userId={user.id} /> },
          { value: 'acts', label: 'Done', panel: <ActsList userId={user.id} /> },
        ]}
      />
    </div>
  )
}
