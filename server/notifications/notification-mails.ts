import type { Pool } from 'pg'
import { z } from 'zod'
import { pagePatterns } from '#domain/addresses.ts'
import { countsInWords } from '#domain/notifications/words.ts'
import type { Mailer } from '../mail/mail.ts'
import { digestMail } from './digest-mail.ts'

const claimSchema = z.array(
  z.object({
    user_id: z.string(),
    email: z.string(),
    counts: z.record(z.string(), z.number()),
    newest: z.string(),
  }),
)

type Options = {
  readonly pool: Pick<Pool, 'query'>
  readonly mailer: Mailer
  /** Where people reach us. */
  readonly address: string
  /** Where somebody ends these mails, without signing in. */
  readonly unsubscribeAddress: (userId: string) => string
}

/**
 * Mails everybody who wants it what they have not read, at most once a day. In numbers alone: nothing that a stranger
 * typed stands in our mails.
 */
export async function mailNotifications(options: Options): Promise<void> {
  const { pool, mailer, address, unsubscribeAddress } = options
  const { rows } = await pool.query(
    'select user_id, email, counts, newest::text from private.claim_notification_mails()',
  )
  let failure: unknown
  for (const { user_id: reader, email, counts, newest } of claimSchema.parse(rows)) {
    const lines = countsInWords(counts)
    // Of kinds that only a newer version knows, that one mails.
    if (lines.length === 0) continue
    const sending = mailer(
      digestMail(email, {
        subject: 'What happened on Larder',
        lead: `Since you last looked: ${lines.join(', ')}.`,
        link: { label: 'Look at it', href: `${address}${pagePatterns.notifications}` },
        end: unsubscribeAddress(reader),
      }),
    )
    try {
      await sending
      await pool.query('select private.note_notification_mail($1, $2::timestamptz)', [
        reader,
        newest,
      ])
    } catch (thrown) {
      // One that cannot be sent holds up none of the others; it is tried again after an hour.
      failure = thrown
    }
  }
  if (failure !== undefined) throw failure
}
