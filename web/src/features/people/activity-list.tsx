import { useState, type ReactNode } from 'react'
import type { Activity } from './activity.ts'
import { ActivityLine } from './activity-line.tsx'
import { storedActivities } from './stored-people.ts'
import { ListState } from '#web/ui/list-state.tsx'
import { fetchActivityOf, fetchFeed, pageSize } from './people-queries.ts'
import { usePages } from '#web/lib/use-pages.ts'

/** What one person did. */
export function ActivityOf({ readerId, personId, empty }: ActivityOfProps) {
  const pages = usePages({
    queryKey: ['people', readerId, 'activity', personId],
    load: (after: Activity | null) => fetchActivityOf(personId, after),
    pageSize,
  })
  return <Activities readerId={readerId} pages={pages} empty={empty} />
}

interface ActivityOfProps {
  readerId: string
  personId: string
  empty: ReactNode
}

/** What the people did whom the reader follows; the newest are there without a network too. */
export function Feed({ readerId, empty }: { readerId: string; empty: ReactNode }) {
  const [stored] = useState(() => storedActivities(readerId))
  const pages = usePages({
    queryKey: ['people', readerId, 'feed'],
    load: (after: Activity | null) => fetchFeed(readerId, after),
    pageSize,
    stored,
  })
  return <Activities readerId={readerId} pages={pages} empty={empty} />
}

interface ActivitiesProps {
  readerId: string
  pages: ReturnType<typeof usePages<Activity>>
  empty: ReactNode
}

function Activities({ readerId, pages, empty }: ActivitiesProps) {
  const [now] = useState(() => new Date())
  return (
    <ListState state={pages} isEmpty={pages.rows.length === 0} empty={empty}>
      <ul className="divide-y divide-line">
        {pages.rows.map((activity) => (
          <ActivityLine key={activity.id} activity={activity} now={now} readerId={readerId} />
        ))}
      </ul>
    </ListState>
  )
}
