/**
 * Parts of the browser app whose texts still stand in English alone. It only ever gets shorter, and no language is
 * offered before it is empty; a path comes off when `npm run texts` finds nothing more in it.
 */
export const unconverted: readonly string[] = []

/** Outside of it, what speaks to people; the rest of server and domain speaks to machines and to the operator. */
export const spoken: readonly string[] = [
  'domain/notifications/',
  'domain/time-ago.ts',
  'server/auth/mail/letter.ts',
  'server/auth/mail/letters.ts',
  'server/notifications/notification-mails.ts',
  'server/notifications/unsubscribe.ts',
  'server/report-mails.ts',
]
