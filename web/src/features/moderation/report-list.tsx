import { useRef } from 'react'
import { t } from '#domain/texts/t.ts'
import { usePages } from '#web/lib/use-pages.ts'
import { ListState } from '#web/ui/list-state.tsx'
import { fetchReports, queueKey, queuePageSize } from './moderation-queue.ts'
import { ReportCard } from './report-card.tsx'
import { useModeration } from './use-moderation.ts'

/** What was reported and waits, the longest first. */
export function ReportList({ userId }: { userId: string }) {
  const { judge } = useModeration(userId)
  const place = useRef<HTMLDivElement>(null)
  const pages = usePages({
    queryKey: queueKey(userId),
    load: fetchReports,
    pageSize: queuePageSize,
  })
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <ListState
        state={pages}
        isEmpty={pages.rows.length === 0}
        empty={t('Nothing waits. What people report is listed here.')}
      >
        <ul className="space-y-5" aria-label={t('Reports')}>
          {pages.rows.map((row) => (
            <li key={row.id}>
              <ReportCard
                row={row}
                onJudge={async (kind, message) => {
                  await judge(row, kind, message)
                  // The button that had the focus is gone with its card.
                  place.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      </ListState>
    </div>
  )
}
