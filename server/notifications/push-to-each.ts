import type { Pool } from 'pg'
import { z } from 'zod'
import type { SendPush } from './send-push.ts'

/** What the service worker is sent, as JSON. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** The page that a tap opens. */
  readonly path: string
}

/** A browser of a person, as the database hands it out. */
export const browserSchema = z.object({
  id: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
})

/** Sends a message to each of a person's browsers, and forgets those that are no more. Returns whether one of them got it. */
export async function pushToEach(
  pool: Pick<Pool, 'query'>,
  send: SendPush,
  message: PushMessage,
  browsers: readonly z.infer<typeof browserSchema>[],
): Promise<boolean> {
  const text = JSON.stringify(message)
  const outcomes = await Promise.all(browsers.map((browser) => send(text, browser)))
  for (const { id } of browsers.filter((_, index) => outcomes[index] === 'gone')) {
    await pool.query('select private.forget_push_subscription($1)', [id])
  }
  return outcomes.includes('sent')
}
