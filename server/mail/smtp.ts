import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'

export type SmtpSettings = {
  /** `smtp://user:password@host:587`, or `smtps://…:465`. */
  readonly url: string
  /** The sender, `Larder <hello@larder.example>`. */
  readonly from: string
}

/** A server that is busy or restarts gets two more tries. */
const pausesMilliseconds = [1_000, 5_000]

/** Outside this machine a password and a link go over TLS or not at all. */
function requiresTls(url: URL): boolean {
  return url.protocol === 'smtp:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
}

/** Connections to a mail server are made when they are needed. */
export function openTransport(url: string) {
  return createTransport({
    url,
    requireTLS: requiresTls(new URL(url)),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Hands mails to an SMTP server. */
export function createSmtpMailer(
  { url, from }: SmtpSettings,
  pauses: readonly number[] = pausesMilliseconds,
): Mailer {
  const transport = openTransport(url)

  return async function send(mail) {
    for (const pause of pauses) {
      try {
        await transport.sendMail({ from, ...mail })
        return
      } catch {
        await wait(pause)
      }
    }
    await transport.sendMail({ from, ...mail })
  }
}
