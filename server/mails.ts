import path from 'node:path'
import type { Hono } from 'hono'
import type { Config } from './config.ts'
import type { Mailer } from './mail/mail.ts'
import { createOutbox } from './mail/outbox.ts'
import { createOutboxPages } from './mail/outbox-pages.ts'
import { createSmtpMailer } from './mail/smtp.ts'

/** Who takes the mails: an SMTP server, a developer's outbox, or nobody. */
export interface Mails {
  readonly mailer: Mailer | undefined
  /** The pages of the outbox, where there is one. */
  readonly pages: Hono | undefined
}

/** The outbox shows ways into every account: it is for a machine of one's own alone. */
export function openMails({
  auth,
  dataDir,
  production,
}: Pick<Config, 'auth' | 'dataDir' | 'production'>): Mails {
  if (auth.smtp !== undefined) return { mailer: createSmtpMailer(auth.smtp), pages: undefined }
  if (production) return { mailer: undefined, pages: undefined }
  const outbox = createOutbox(path.join(dataDir, 'outbox'))
  return { mailer: outbox.send, pages: createOutboxPages(outbox) }
}
