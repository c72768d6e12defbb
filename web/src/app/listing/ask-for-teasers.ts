import { hemisphereHere } from '#web/features/discover/hemisphere.ts'
import { calendarDay } from '#domain/calendar-day.ts'
import { teasersQuery } from '#web/features/discover/queries.ts'
import { queryClient } from '#web/lib/query-client.ts'

/**
 * Asks for what a visitor sees of today before the page is drawn, and for its first picture, which is the page's
 * largest. By itself, so that a page that is opened anew calls it before its other code is there.
 */
export async function askForTeasers(): Promise<void> {
  const visitor = { userId: null, diet: '' }
  const question = teasersQuery(visitor, calendarDay(new Date()), hemisphereHere())
  await queryClient.prefetchQuery(question)
  const first = queryClient.getQueryData(question.queryKey)?.[0]
  if (first !== undefined) Object.assign(new Image(), { fetchPriority: 'high', src: first.image })
}
