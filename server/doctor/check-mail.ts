import { openTransport } from '../mail/smtp.ts'
import type { Config } from '../config.ts'
import { reasonOf } from '../log.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, off, warning, fault } = findingsOf('mail')

/** Whether the mail server greets us and takes our password. Nothing is sent. */
export async function checkMail({
  auth: { smtp },
  production,
}: Pick<Config, 'auth' | 'production'>): Promise<Finding> {
  if (smtp === undefined && !production) return off('mails lie at /outbox')
  if (smtp === undefined) {
    return warning(
      'there is no SMTP_URL: who forgets a password cannot set a new one',
      'Set SMTP_URL and MAIL_FROM.',
    )
  }
  const host = new URL(smtp.url).host
  const transport = openTransport(smtp.url)
  try {
    await transport.verify()
    return ok(`${host} greets us and knows us`)
  } catch (thrown) {
    return fault(`${host}: ${reasonOf(thrown)}`, 'Look at SMTP_URL: host, port, user and password.')
  } finally {
    transport.close()
  }
}
