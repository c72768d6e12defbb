import type { Context } from 'hono'
import { z } from 'zod'
import { metadataSchema } from '../accounts/metadata.ts'
import type { Metadata } from '../accounts/metadata.ts'
import { createUser } from '../accounts/new-accounts.ts'
import { userJson } from '../accounts/user-json.ts'
import { findUserByEmail } from '../accounts/users.ts'
import type { User } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import type { Queryable } from '../database.ts'
import { requireMailer, sendToken } from '../mail/send-token.ts'
import type { AuthServices } from '../services.ts'
import { emailExists } from '../wire/errors.ts'
import { redirectOf } from '../wire/redirect.ts'
import { optionalText, readBody, requireEmail } from '../wire/request.ts'
import { requireAdmin } from './require-admin.ts'

const bodySchema = z.object({ email: optionalText(1000), data: metadataSchema.nullish() })

/** POST /invite: a place for somebody, who comes in with the link of a mail. */
export async function invite(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  requireMailer(services.mailer)
  const body = await readBody(c, bodySchema)
  const email = requireEmail(body.email, 'An email address is required')
  const redirectTo = redirectOf(services, c)

  const user = await inTransaction(services.pool, (client) =>
    inviteUser(client, email, body.data ?? {}, services.now()),
  )
  services.later(() => sendToken(services, { type: 'invite', userId: user.id, email, redirectTo }))
  return c.json(await userJson(services.pool, user))
}

/** The account that an invitation opens: a new one, or one that nobody came into yet. @throws AuthError email_exists */
export async function inviteUser(
  client: Queryable,
  email: string,
  data: Metadata,
  now: Date,
): Promise<User> {
  const known = await findUserByEmail(client, email)
  if (known !== undefined) {
    if (known.emailConfirmedAt !== null) throw emailExists()
    return known
  }
  const account = { email, passwordHash: null, data, now, confirmedAt: null, provenAt: null }
  const made = await createUser(client, { ...account, invitedAt: now })
  if (made === undefined) throw emailExists()
  return made
}
