import type { Context } from 'hono'
import { addressBlock } from '../client-address.ts'
import type { AuthServices } from '../services.ts'
import { tooManyMails } from '../wire/errors.ts'

/** Counts a mail that is asked for, to each of these, whether or not there is somebody to send it to. */
export async function countMail(
  services: AuthServices,
  c: Context,
  ...emails: readonly string[]
): Promise<void> {
  await countMailFrom(services, addressBlock(services.peerAddress(c)), emails)
}

/** As countMail, for work that goes on after its request was answered. */
export async function countMailFrom(
  { limiter, settings }: AuthServices,
  block: string,
  emails: readonly string[],
): Promise<void> {
  const { mailsToAccountFromAddress, mailsToAccount, mailsFromAddress } = settings.rateLimits
  await limiter.count(
    [
      ...emails.flatMap((email) => [
        { key: `mail to ${email} from ${block}`, limit: mailsToAccountFromAddress },
        { key: `mail to ${email}`, limit: mailsToAccount },
      ]),
      { key: `mail from ${block}`, limit: mailsFromAddress },
    ],
    tooManyMails,
  )
}
