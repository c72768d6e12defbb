import type { Notification } from '#domain/notifications/notification.ts'
import { afterReading, type Reading } from '#domain/notifications/reading.ts'
import { notificationFrom } from '#domain/notifications/row.ts'
import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { pictureUrl } from '#web/lib/backend/picture-url.ts'
import { field, textField, textsOf } from '#web/lib/json.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import { titlesHere } from '#web/lib/titles-here.ts'
import { notificationsKey } from './keys.ts'

export const pageSize = 30

/** What comes after one of them, the newest first; from the start for null. */
export async function fetchNotifications(after: Notification | null): Promise<Notification[]> {
  const [client, { url }] = await Promise.all([dataClient(), requireBackendConfig()])
  const titleHere = await titlesHere()
  const { data } = await client
    .rpc('own_notifications', {
      page_size: pageSize,
      ...(after && { before: after.createdAt, before_id: after.id }),
    })
    .throwOnError()
  return data
    .flatMap(notificationFrom)
    .map(({ actor, recipeId, recipeTitle, subjectTitle, ...each }) => ({
      ...each,
      recipeId,
      recipeTitle: recipeTitle && titleHere(recipeTitle, recipeId),
      subjectTitle: subjectTitle && titleHere(subjectTitle, recipeId),
      actor: actor && { ...actor, avatar: pictureUrl(actor.avatar, url) },
    }))
}

function parse(json: unknown): Reading | null {
  const until = textField(json, 'until')
  if (until !== undefined) return { until }
  const ids = textsOf(field(json, 'ids'))
  return ids.length === 0 ? null : { ids }
}

async function send(_userId: string, reading: Reading): Promise<void> {
  const client = await dataClient()
  await client.rpc('read_notifications', reading).throwOnError()
}

/** The newest notifications of a person, marked as read with and without a network. */
export const notificationsQueue = queuedQuery<readonly Notification[], Reading>({
  key: notificationsKey,
  persist: 'offline',
  live: 'notifications',
  prefetch: true,
  channel: 'notifications',
  fetch: () => fetchNotifications(null),
  parse,
  after: (before = [], reading) => afterReading(before, reading),
  send,
  // They are unread again: nobody has lost anything.
  notifyRefused: () => undefined,
})
