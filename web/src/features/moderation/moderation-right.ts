import { queryOptions } from '@tanstack/react-query'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { logged } from '#web/lib/logged.ts'

/** Whether somebody is a moderator. It opens a page and a link; the database checks each act by itself. */
export const moderationRightQuery = (userId: string) =>
  queryOptions({
    queryKey: ['moderation', userId, 'right'],
    queryFn: () => logged('Loading the right to moderate', fetchRight()),
    staleTime: 60_000,
  })

async function fetchRight(): Promise<boolean> {
  const client = await dataClient()
  const { data } = await client.rpc('moderation_right').throwOnError()
  return data
}
