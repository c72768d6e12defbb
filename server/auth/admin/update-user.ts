import type { Context } from 'hono'
import { mergeUserMetadata } from '../accounts/account-changes.ts'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { completeEmailChange } from '../accounts/email-change.ts'
import { isStoredSize } from '../accounts/metadata.ts'
import { requireAcceptablePassword } from '../accounts/new-password.ts'
import { setByOperator } from '../accounts/operator-changes.ts'
import { userJson } from '../accounts/user-json.ts'
import { findUserByEmail } from '../accounts/users.ts'
import type { User } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import type { Queryable } from '../database.ts'
import type { AuthServices } from '../services.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { emailExists, invalidEmail, validationFailed } from '../wire/errors.ts'
import { phoneDisabled } from '../wire/not-enabled.ts'
import { readBody } from '../wire/request.ts'
import { attributesSchema, bannedUntil } from './attributes.ts'
import { requireUser } from './find-user.ts'
import { requireAdmin } from './require-admin.ts'

/** PUT /admin/users/:userId. A new password or a ban ends the person's sessions. */
export async function updateUserById(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  const body = await readBody(c, attributesSchema)
  if (body.phone !== undefined) throw phoneDisabled()
  const { settings, passwords, pool } = services
  const user = await requireUser(pool, c)
  if (body.password !== undefined) requireAcceptablePassword(body.password, settings)
  const passwordHash = body.password && (await passwords.hash(body.password))
  const now = services.now()
  const banned = bannedUntil(body.ban_duration, now)

  const updated = await inTransaction(pool, async (client) => {
    if (body.email !== undefined) await setEmail(client, user, body.email, now)
    if (body.user_metadata) {
      const merged = await mergeUserMetadata(client, user.id, body.user_metadata, now)
      if (!isStoredSize(merged)) throw validationFailed('data is too long')
    }
    if (passwordHash !== undefined || banned instanceof Date) await endAllSessions(client, user.id)
    const changes = {
      appMetadata: body.app_metadata ?? {},
      banned,
      passwordHash,
      confirmEmail: body.email_confirm === true,
    }
    return setByOperator(client, user.id, changes, now)
  })
  return c.json(await userJson(pool, updated))
}

async function setEmail(db: Queryable, user: User, text: string, now: Date): Promise<void> {
  const email = parseEmailAddress(text)
  if (email === undefined) throw invalidEmail()
  if (email === user.email) return
  if ((await findUserByEmail(db, email)) !== undefined) throw emailExists()
  await completeEmailChange(db, user, { email, isProven: false, now })
}
