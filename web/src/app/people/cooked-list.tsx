import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { timeAgo } from '#domain/time-ago.ts'
import {
  cookedPageSize,
  type CookedOnce,
  fetchCookedList,
} from '#web/features/recipes/cooked-list.ts'
import { formatDate } from '#web/lib/format.ts'
import { usePages } from '#web/lib/use-pages.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListState } from '#web/ui/list-state.tsx'
import { LeadOn } from './lead-on.tsx'

/** What somebody cooked, for themselves alone: recipes, and dishes that were put together, each to be opened again. */
export function CookedList({ readerId }: { readerId: string }) {
  const [now] = useState(() => new Date())
  const pages = usePages({
    queryKey: ['people', readerId, 'cooked'],
    load: (after: CookedOnce | null) => fetchCookedList(readerId, after),
    pageSize: cookedPageSize,
  })
  return (
    <ListState
      state={pages}
      isEmpty={pages.rows.length === 0}
      empty={
        <LeadOn
          words={t(
            'Nothing yet. Tap “I cooked this” on a recipe, and it stands here, for you alone.',
          )}
        >
          <LinkButton to={paths.home}>{t('See what you can cook')}</LinkButton>
        </LeadOn>
      }
    >
      <ul className="divide-y divide-line">
        {pages.rows.map(({ id, title, to, cookedAt }) => (
          <li key={id} className="py-4 wrap-anywhere">
            {to === null ? (
              <span className="text-soft">{t('A recipe that is not there any more')}</span>
            ) : (
              <Link to={to} className="font-semibold text-ink underline-offset-4 hover:underline">
                {title}
              </Link>
            )}
            <time
              dateTime={cookedAt}
              title={formatDate(new Date(cookedAt))}
              className="mt-1 block text-sm text-soft"
            >
              {timeAgo(new Date(cookedAt), now)}
            </time>
          </li>
        ))}
      </ul>
    </ListState>
  )
}
