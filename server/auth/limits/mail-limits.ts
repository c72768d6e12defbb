import type { Context } from 'hono'
import { addressBlock } from '../client-address.ts'
import type { AuthServices } from '../services.ts'
import { tooManyMails } from '../wire/errors.ts'

/** Counts a mail that is asked for, whether or not there is somebody to send it to. */
export async function countMail(
  { limiter, settings, peerAddress }: AuthServices,
  c: Context,
  email: string,
): Promise<void> {
  const block = addressBlock(peerAddress(c))
  const { mailsToAccountFromAddress, mailsToAccount, mailsFromAddress } = settings.rateLimits
  await limiter.count(
    [
      { key: `mail to ${email} from ${block}`, limit: mailsToAccountFromAddress },
      { key: `mail to ${email}`, limit: mailsToAccount },
      { key: `mail from ${block}`, limit: mailsFromAddress },
    ],
    tooManyMails,
  )
}
