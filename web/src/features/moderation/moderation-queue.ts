import {
  isReportReason,
  reportedThings,
  type ReportedThing,
  type ReportReason,
} from '#domain/reports.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { numberField, textField } from '#web/lib/json.ts'
import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { pictureUrl } from '#web/lib/backend/picture-url.ts'

/** What a thing shows: a comment its text, a photo its note, a profile its name and address, a recipe all of it. */
export interface ShownContent {
  title: string | null
  text: string
  /** Address of the picture. */
  image: string | null
  recipeId: number | null
}

/** Something that was reported and waits. */
export interface ReportedRow {
  id: string
  thing: ReportedThing
  thingId: string
  authorId: string
  authorName: string
  count: number
  /** ISO 8601, as the backend wrote it: the next page begins there. */
  since: string
  reasons: readonly { reason: ReportReason; words: string | null }[]
  /** As it was when it was first reported. */
  before: ShownContent
  /** Null where it is gone. */
  now: ShownContent | null
  /** Not one's own, nor a moderator's. */
  isJudgeable: boolean
}

export const queuePageSize = 20
export const queueKey = (userId: string) => ['moderation', userId, 'reports'] as const

/** As private.content_of makes it. */
function contentFrom(value: unknown, backendUrl: string): ShownContent {
  return {
    title: textField(value, 'title') ?? null,
    text: textField(value, 'text') ?? '',
    image: pictureUrl(textField(value, 'image') ?? null, backendUrl),
    recipeId: numberField(value, 'recipe_id'),
  }
}

function reasonsFrom(value: unknown): ReportedRow['reasons'] {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  return list.flatMap((each) => {
    const reason = textField(each, 'reason')
    return isReportReason(reason) ? { reason, words: textField(each, 'words') ?? null } : []
  })
}

/** What waits after a row, the longest first; from the start for null. */
export async function fetchReports(after: ReportedRow | null): Promise<ReportedRow[]> {
  const [client, { url }] = await Promise.all([dataClient(), requireBackendConfig()])
  const { data } = await client
    .rpc('moderation_reports', {
      page_size: queuePageSize,
      ...(after && { after: after.since, after_id: after.thingId }),
    })
    .throwOnError()
  return data.flatMap((row) => {
    const thing = reportedThings.find((each) => each === row.thing)
    if (thing === undefined) return []
    const current: unknown = row.current_content
    return {
      id: `${thing}:${row.thing_id}`,
      thing,
      thingId: row.thing_id,
      authorId: row.author_id,
      authorName: row.author_name,
      count: row.report_count,
      since: row.first_reported_at,
      reasons: reasonsFrom(row.reasons),
      before: contentFrom(row.snapshot, url),
      now: current === null ? null : contentFrom(current, url),
      isJudgeable: row.is_judgeable,
    }
  })
}
