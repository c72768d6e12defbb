import type { Context } from 'hono'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { createUser as insertUser } from '../accounts/new-accounts.ts'
import { requireAcceptablePassword } from '../accounts/new-password.ts'
import { setByOperator } from '../accounts/operator-changes.ts'
import { userJson } from '../accounts/user-json.ts'
import { inTransaction } from '../database.ts'
import type { AuthServices } from '../services.ts'
import { emailExists, invalidEmail, validationFailed } from '../wire/errors.ts'
import { phoneDisabled } from '../wire/not-enabled.ts'
import { readBody } from '../wire/request.ts'
import { attributesSchema, bannedUntil } from './attributes.ts'
import { requireAdmin } from './require-admin.ts'

/** POST /admin/users: an account that an operator makes, confirmed if they say so. */
export async function createUser(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  const body = await readBody(c, attributesSchema)
  if (body.phone !== undefined) throw phoneDisabled()
  if (body.email === undefined)
    throw validationFailed('Cannot create a user without either an email or phone')
  const email = parseEmailAddress(body.email)
  if (email === undefined) throw invalidEmail()
  const { settings, passwords, pool } = services
  if (body.password !== undefined) requireAcceptablePassword(body.password, settings)
  const passwordHash = body.password === undefined ? null : await passwords.hash(body.password)
  const now = services.now()
  const banned = bannedUntil(body.ban_duration, now)
  const confirmedAt = body.email_confirm === true ? now : null

  const user = await inTransaction(pool, async (client) => {
    const data = body.user_metadata ?? {}
    const address = { email, confirmedAt, provenAt: confirmedAt, namesAddress: false }
    const made = await insertUser(client, { ...address, passwordHash, data, now })
    if (made === undefined) throw emailExists()
    return setByOperator(client, made.id, { appMetadata: body.app_metadata ?? {}, banned }, now)
  })
  return c.json(await userJson(pool, user))
}
