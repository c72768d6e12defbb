import type { Pool } from 'pg'
import { z } from 'zod'
import { grouped } from '#domain/notifications/groups.ts'
import { placeOf } from '#domain/notifications/place.ts'
import { notificationFrom } from '#domain/notifications/row.ts'
import { announced } from '#domain/notifications/words.ts'
import { pagePatterns } from '#domain/addresses.ts'
import { inLanguageOf } from '../language/speak.ts'
import { browserSchema, type PushMessage, pushToEach } from './push-to-each.ts'
import type { SendPush } from './send-push.ts'

const text = z.string().nullable()
const rowSchema = z.object({
  id: z.string(),
  kind: z.string(),
  actor_id: text,
  actor_name: text,
  actor_avatar: text,
  comment_id: text,
  parent_comment_id: text,
  excerpt: text.default(null),
  recipe_id: z.number().nullable(),
  recipe_title: text,
  recipe_owner: text,
  outcome: text,
  act: text,
  subject: text,
  subject_title: text,
  person_id: text,
  list_id: text,
  list_name: text,
  things: z.number().nullable(),
  created_at: z.string(),
  read_at: text,
})
const claimSchema = z.array(
  z.object({
    language: text,
    notifications: z.array(rowSchema),
    browsers: z.array(browserSchema),
  }),
)

/** The service takes no more than 4 kB; so much of a title nobody reads. */
const longestText = 300
const shortened = (words: string) =>
  words.length <= longestText ? words : `${words.slice(0, longestText - 1)}…`

function messageOf(rows: readonly z.infer<typeof rowSchema>[]): PushMessage {
  const groups = grouped(rows.flatMap(notificationFrom))
  const { title, body } = announced(groups)
  const [only, another] = groups
  const place = only === undefined || another !== undefined ? null : placeOf(only)
  return {
    title: shortened(title),
    body: shortened(body),
    path: place ?? pagePatterns.notifications,
  }
}

/** Pushes what waits, once: one message for each reader, to each of their browsers. */
export async function pushNotifications(pool: Pick<Pool, 'query'>, send: SendPush): Promise<void> {
  const { rows } = await pool.query(
    'select language, notifications, browsers from private.claim_pushes()',
  )
  // At once: a service that does not answer holds up nobody else's.
  await Promise.all(
    claimSchema.parse(rows).map(async ({ language, notifications, browsers }) => {
      const message = inLanguageOf(language, () => messageOf(notifications))
      await pushToEach(pool, send, message, browsers)
    }),
  )
}
