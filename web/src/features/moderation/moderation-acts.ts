import type { ReportedThing } from '#domain/reports.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'

export type ModerationKind = 'hide' | 'remove' | 'warn' | 'ban' | 'dismiss'

/** Something that was done, by a moderator or by the operator. */
export interface ModerationAct {
  id: string
  kind: string
  thing: string
  authorName: string
  title: string | null
  words: string | null
  /** ISO 8601. */
  madeAt: string
  /** Null is who runs this Larder. */
  madeBy: string | null
  isUndone: boolean
}

export const actsPageSize = 20
export const actsKey = (userId: string) => ['moderation', userId, 'acts'] as const

/** What was done before an act, the latest first; from the start for null. */
export async function fetchActs(after: ModerationAct | null): Promise<ModerationAct[]> {
  const client = await dataClient()
  const { data } = await client
    .rpc('moderation_acts', {
      page_size: actsPageSize,
      ...(after && { before: after.madeAt, before_id: after.id }),
    })
    .throwOnError()
  return data.map((row) => ({
    id: row.id,
    kind: row.kind,
    thing: row.thing,
    authorName: row.author_name,
    title: row.title ?? null,
    words: row.words ?? null,
    madeAt: row.made_at,
    madeBy: row.made_by ?? null,
    isUndone: row.undone_at !== null,
  }))
}

/** Does something about a thing, which settles its reports; returns the act, to be undone. */
export async function sendAct(
  act: ModerationKind,
  thing: ReportedThing,
  thingId: string,
  message: string,
): Promise<string> {
  const client = await dataClient()
  const { data } = await client
    .rpc('moderation_act', { act, thing, thing_id: thingId, ...(message !== '' && { message }) })
    .throwOnError()
  return data
}

/** Takes an act back; its reports are open again. */
export async function sendUndo(act: string): Promise<void> {
  const client = await dataClient()
  await client.rpc('moderation_undo', { act }).throwOnError()
}
