import type { User } from '../accounts/users.ts'
import { sendNews } from '../mail/send-token.ts'
import { passkeyAdded } from '../mail/letters.ts'
import type { AuthServices } from '../services.ts'

/** Tells the mailbox of a new way into its account: whoever added it may not be its owner. */
export function tellOfPasskey(services: AuthServices, { id, email }: User): void {
  const { mailer, later, siteUrl } = services
  if (mailer === undefined || email === null) return
  later(() => sendNews(services, { id, email }, () => passkeyAdded(siteUrl)))
}
