import { queryOptions } from '@tanstack/react-query'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { logged } from '#web/lib/logged.ts'

/** What a moderator tells somebody about something of theirs. */
export interface Notice {
  id: string
  kind: 'hide' | 'remove' | 'warn'
  thing: string
  thingId: string
  /** A recipe's title, a name, how a comment begins; null where nothing is known of it. */
  title: string | null
  /** Null without any. */
  words: string | null
  isDismissed: boolean
}

const kinds: readonly Notice['kind'][] = ['hide', 'remove', 'warn']

export const noticesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['moderation-notices', userId],
    queryFn: () => logged('Loading what moderators wrote', fetchNotices()),
    staleTime: 5 * 60_000,
  })

async function fetchNotices(): Promise<Notice[]> {
  const client = await dataClient()
  const { data } = await client
    .from('moderation_notices')
    .select('id, kind, subject, subject_id, title, words, dismissed_at')
    .order('created_at')
    .limit(50)
    .throwOnError()
  return data.flatMap((row) => {
    const kind = kinds.find((each) => each === row.kind)
    if (kind === undefined) return []
    return {
      id: row.id,
      kind,
      thing: row.subject,
      thingId: row.subject_id,
      title: row.title,
      words: row.words,
      isDismissed: row.dismissed_at !== null,
    }
  })
}

export async function dismissNotice(id: string): Promise<void> {
  const client = await dataClient()
  await client
    .from('moderation_notices')
    .update({ dismissed_at: new Date().toISOString() })
    .eq('id', id)
    .throwOnError()
}
