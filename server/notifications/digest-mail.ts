import { t } from '#domain/texts/t.ts'
import { type Letter, writeMail } from '../auth/mail/letter.ts'
import type { Mail } from '../mail/mail.ts'

type Digest = Pick<Letter, 'subject' | 'lead' | 'link'> & {
  /** Where somebody ends these mails, without signing in. */
  readonly end: string
}

/** A mail that comes at most once a day, and can be ended with one tap in a mail program (RFC 8058). */
export function digestMail(to: string, { end, ...letter }: Digest): Mail {
  return {
    ...writeMail(to, {
      ...letter,
      close: t('You chose to get at most one such mail a day. To get none any more: {address}', {
        address: end,
      }),
    }),
    headers: {
      'List-Unsubscribe': `<${end}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
