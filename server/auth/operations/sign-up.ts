import type { Context } from 'hono'
import { z } from 'zod'
import { addressBlock } from '../client-address.ts'
import { inTransaction } from '../database.ts'
import {
  invalidEmail,
  signUpDisabled,
  userAlreadyExists,
  validationFailed,
} from '../wire/errors.ts'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { metadataSchema } from '../accounts/metadata.ts'
import { requireAcceptablePassword } from '../accounts/new-password.ts'
import { anonymousDisabled, phoneDisabled } from '../wire/not-enabled.ts'
import { deviceOf, optionalText, readBody } from '../wire/request.ts'
import type { AuthServices } from '../services.ts'
import { signIn } from '../sessions/sign-in.ts'
import { createUser } from '../accounts/users.ts'

const bodySchema = z.object({
  email: optionalText(1000),
  phone: optionalText(100),
  password: optionalText(1000),
  data: metadataSchema.nullish(),
})

/** POST /signup: makes the account and signs it in at once. */
export async function signUp(services: AuthServices, c: Context): Promise<Response> {
  const { settings, pool, now } = services
  if (!settings.signUpEnabled) throw signUpDisabled()
  const body = await readBody(c, bodySchema)
  const { email, password } = requireEmailAndPassword(body)
  requireAcceptablePassword(password, settings)

  services.limiter.count([
    {
      key: `sign-up from ${addressBlock(services.peerAddress(c))}`,
      limit: settings.rateLimits.signUpsFromAddress,
    },
  ])
  const passwordHash = await services.passwords.hash(password)
  const data = body.data ?? {}

  const session = await inTransaction(pool, async (client) => {
    const user = await createUser(client, { email, passwordHash, data, now: now() })
    if (user === undefined) throw userAlreadyExists()
    return signIn(services, client, { user, device: deviceOf(services, c) })
  })
  return c.json(session)
}

function requireEmailAndPassword(body: z.infer<typeof bodySchema>) {
  if (body.phone !== undefined) throw phoneDisabled()
  if (body.email === undefined) throw anonymousDisabled()
  if (body.password === undefined) throw validationFailed('Signup requires a valid password')
  const email = parseEmailAddress(body.email)
  if (email === undefined) throw invalidEmail()
  return { email, password: body.password }
}
