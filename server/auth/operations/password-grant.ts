import type { Context } from 'hono'
import { z } from 'zod'
import { addressBlock } from '../client-address.ts'
import { inTransaction } from '../database.ts'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { invalidCredentials, userBanned, validationFailed } from '../wire/errors.ts'
import { phoneDisabled } from '../wire/not-enabled.ts'
import { deviceOf, optionalText, readBody } from '../wire/request.ts'
import type { AuthServices } from '../services.ts'
import { signIn } from '../sessions/sign-in.ts'
import { findUserByEmail, isBanned } from '../accounts/users.ts'

const bodySchema = z.object({
  email: optionalText(1000),
  phone: optionalText(100),
  password: optionalText(1000),
})

/**
 * POST /token?grant_type=password. An unknown address and a wrong password get the same answer
 * after the same work; what is wrong with the account itself is told only after the right password.
 */
export async function passwordGrant(services: AuthServices, c: Context): Promise<Response> {
  const { email, phone, password = '' } = await readBody(c, bodySchema)
  if (phone !== undefined) throw phoneDisabled()
  if (email === undefined) throw validationFailed('missing email or phone')

  const address = parseEmailAddress(email)
  const takeBack = countAttempt(services, c, address ?? 'no address')
  const user = address === undefined ? undefined : await findUserByEmail(services.pool, address)
  const matches = await services.passwords.verify(user?.passwordHash ?? null, password)
  if (user === undefined || !matches) throw invalidCredentials()
  takeBack()
  if (isBanned(user, services.now())) throw userBanned()

  const device = deviceOf(services, c)
  return c.json(
    await inTransaction(services.pool, (client) => signIn(services, client, { user, device })),
  )
}

/** Only failures stay counted, so that a household behind one address is not locked out. */
function countAttempt(services: AuthServices, c: Context, account: string): () => void {
  const { rateLimits } = services.settings
  const block = addressBlock(services.peerAddress(c))
  return services.limiter.count([
    {
      key: `sign-in of ${account} from ${block}`,
      limit: rateLimits.failedSignInsOfAccountFromAddress,
    },
    { key: `sign-in of ${account}`, limit: rateLimits.failedSignInsOfAccount },
    { key: `sign-in from ${block}`, limit: rateLimits.failedSignInsFromAddress },
  ])
}
