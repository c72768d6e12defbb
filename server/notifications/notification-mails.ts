import type { Pool } from 'pg'
import { z } from 'zod'
import { pagePatterns } from '#domain/addresses.ts'
import { countsInWords } from '#domain/notifications/words.ts'
import { t } from '#domain/texts/t.ts'
import { languageOf } from '../language/language-of-account.ts'
import { inLanguageOf } from '../language/speak.ts'
import type { Mail, Mailer } from '../mail/mail.ts'
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
    const mail = inLanguageOf(await languageOf(pool, reader), () =>
      mailOf(email, counts, { address, end: unsubscribeAddress(reader) }),
    )
    // Of kinds that only a newer version knows, that one mails.
    if (mail === undefined) continue
    const sending = mailer(mail)
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

interface Addresses {
  readonly address: string
  /** Where these mails are ended. */
  readonly end: string
}

/** In the language that is spoken; undefined where there is nothing to say. */
function mailOf(
  email: string,
  counts: Readonly<Record<string, number>>,
  { address, end }: Addresses,
): Mail | undefined {
  const lines = countsInWords(counts)
  if (lines.length === 0) return undefined
  return digestMail(email, {
    subject: t('What happened on Larder'),
    lead: t('Since you last looked: {what}.', { what: lines.join(', ') }),
    link: { label: t('Look at it'), href: `${address}${pagePatterns.notifications}` },
    end,
  })
}
