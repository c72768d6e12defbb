import type { Pool } from 'pg'
import { z } from 'zod'
import { pagePatterns } from '#domain/addresses.ts'
import { t } from '#domain/texts/t.ts'
import type { Background } from './auth/background.ts'
import { writeMail } from './auth/mail/letter.ts'
import type { Mailer } from './mail/mail.ts'

export type ReportMails = {
  /** Looks now, and from then on every few minutes. */
  begin(): void
  stop(): void
}

type Options = {
  readonly pool: Pick<Pool, 'query'>
  /** Undefined where nobody sends mails. */
  readonly mailer: Mailer | undefined
  /** Undefined where the operator wants none. */
  readonly to: string | undefined
  /** Where people reach us. */
  readonly address: string
  readonly later: Background['later']
}

const everyMilliseconds = 5 * 60_000
const claimSchema = z.array(z.object({ reports: z.coerce.number(), newest: z.string() }))

/** Mails the operator that reports are pending: the database lets one server do it, at most once an hour. */
export function createReportMails({ pool, mailer, to, address, later }: Options): ReportMails {
  let timer: NodeJS.Timeout | undefined
  if (mailer === undefined || to === undefined) {
    return { begin: () => undefined, stop: () => undefined }
  }
  const look = () => later(() => tellOfReports(pool, mailer, to, address))
  return {
    begin() {
      look()
      timer = setInterval(look, everyMilliseconds).unref()
    },
    stop: () => clearInterval(timer),
  }
}

/** Sends a mail where there are reports newer than the last mail. */
export async function tellOfReports(
  pool: Pick<Pool, 'query'>,
  mailer: Mailer,
  to: string,
  address: string,
): Promise<void> {
  const { rows } = await pool.query('select reports, newest::text from private.claim_report_mail()')
  const [waiting] = claimSchema.parse(rows)
  if (waiting === undefined) return
  const { reports, newest } = waiting
  await mailer(
    writeMail(to, {
      subject: t(
        '{reports, plural, one {One report waits} other {# reports wait}} on your Larder',
        { reports },
      ),
      lead: t(
        '{reports, plural, one {One report waits} other {# reports wait}} for somebody to look at what was reported: a comment, a recipe or a profile.',
        { reports },
      ),
      link: { label: t('Look at the reports'), href: `${address}${pagePatterns.moderation}` },
      close: t(
        'The page opens for moderators; the command “admin reports” shows the same. While something waits, there is at most one such mail an hour.',
      ),
    }),
  )
  await pool.query('select private.note_report_mail($1::timestamptz)', [newest])
}
