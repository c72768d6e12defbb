import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { noteEmailChange } from '../accounts/email-change.ts'
import { metadataSchema } from '../accounts/metadata.ts'
import { requireAcceptablePassword } from '../accounts/new-password.ts'
import { unconfirmedUserJson, userJson } from '../accounts/user-json.ts'
import { findUserByEmail, lockUser } from '../accounts/users.ts'
import type { User } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { makeLink, type TokenMail } from '../mail/send-token.ts'
import type { AuthServices } from '../services.ts'
import { emailExists, noSuchUser, validationFailed } from '../wire/errors.ts'
import { allowedRedirect } from '../wire/redirect.ts'
import { optionalText, readBody, requireEmail } from '../wire/request.ts'
import { inviteUser } from './invite.ts'
import { requireAdmin } from './require-admin.ts'

const bodySchema = z.object({
  type: z.enum([
    'recovery',
    'magiclink',
    'signup',
    'invite',
    'email_change_current',
    'email_change_new',
  ]),
  email: optionalText(1000),
  new_email: optionalText(1000),
  password: optionalText(1000),
  data: metadataSchema.nullish(),
  redirect_to: optionalText(2000),
})
type Body = z.infer<typeof bodySchema>

/**
 * POST /admin/generate_link: the link that a mail would hold, for who hands it over in another way. `invite` makes the
 * account; `signup` makes it when the link is opened; `recovery` and `magiclink` need one. Of the links that change an
 * address each is for one of the two mailboxes: both have to agree to that.
 */
export async function generateLink(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  const body = await readBody(c, bodySchema)
  const email = requireEmail(body.email, 'An email address is required')
  const redirectTo = allowedRedirect(services, body.redirect_to ?? c.req.query('redirect_to'))
  const passwordHash = await hashOf(services, body)

  const answer = await inTransaction(services.pool, async (client) => {
    const { user, mail } = await accountFor(services, client, { ...body, email, passwordHash })
    const link = { email, ...mail, redirectTo }
    const { href, secret, code } = await makeLink(services, client, link)
    return {
      ...user,
      action_link: href,
      email_otp: code,
      hashed_token: secret,
      redirect_to: redirectTo,
      verification_type: body.type,
    }
  })
  services.log({ level: 'info', event: `link made by the operator: ${body.type}` })
  return c.json(answer)
}

async function hashOf({ passwords, settings }: AuthServices, { type, password }: Body) {
  if (type !== 'signup') return undefined
  if (password === undefined) throw validationFailed('Signup requires a valid password')
  requireAcceptablePassword(password, settings)
  return passwords.hash(password)
}

type LinkRequest = Omit<Body, 'email'> & { email: string; passwordHash: string | undefined }
type Made = {
  user: object
  /** To the address that was asked for, unless it says otherwise. */
  mail: Pick<TokenMail, 'type' | 'userId' | 'payload'> & { readonly email?: string }
}

/** @throws AuthError user_not_found, email_exists */
async function accountFor(
  { now }: AuthServices,
  client: PoolClient,
  { type, email, new_email: newEmail, data, passwordHash }: LinkRequest,
): Promise<Made> {
  if (type === 'invite') {
    const user = await inviteUser(client, email, data ?? {}, now())
    return { user: await userJson(client, user), mail: { type, userId: user.id } }
  }
  const known = await findUserByEmail(client, email)
  if (type === 'signup') {
    if (known !== undefined) throw emailExists()
    const id = randomUUID()
    return {
      // As GoTrue writes it here: what was given, and nothing that follows from it.
      user: {
        ...unconfirmedUserJson({ id, email, data: data ?? {}, now: now() }),
        user_metadata: data ?? {},
      },
      mail: {
        type,
        userId: null,
        payload: { id, data: data ?? {}, ...(passwordHash !== undefined && { passwordHash }) },
      },
    }
  }
  if (known === undefined) throw noSuchUser()
  if (type === 'email_change_current' || type === 'email_change_new') {
    return changeOf(client, known, { type, newEmail, now: now() })
  }
  return { user: await userJson(client, known), mail: { type, userId: known.id } }
}

type Change = {
  readonly type: 'email_change_current' | 'email_change_new'
  readonly newEmail: string | undefined
  readonly now: Date
}

/** The second link of one change goes on with it. @throws AuthError email_exists */
async function changeOf(
  client: PoolClient,
  { id: userId, email: current, emailChange }: User,
  { type, newEmail: text, now }: Change,
): Promise<Made> {
  const newEmail = requireEmail(text, 'A new email address is required')
  if ((await findUserByEmail(client, newEmail)) !== undefined) throw emailExists()
  if (emailChange !== newEmail) await noteEmailChange(client, { userId, email: newEmail, now })
  const user = await lockUser(client, userId)
  if (user === undefined) throw noSuchUser()
  const email = type === 'email_change_current' ? (current ?? newEmail) : newEmail
  return {
    user: await userJson(client, user),
    mail: { type, userId, email, payload: { newEmail } },
  }
}
