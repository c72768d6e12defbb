import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { metadataSchema } from '../accounts/metadata.ts'
import { requireAcceptablePassword } from '../accounts/new-password.ts'
import { unconfirmedUserJson, userJson } from '../accounts/user-json.ts'
import { findUserByEmail } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { makeLink, type TokenMail } from '../mail/send-token.ts'
import type { AuthServices } from '../services.ts'
import { emailExists, noSuchUser, validationFailed } from '../wire/errors.ts'
import { allowedRedirect } from '../wire/redirect.ts'
import { optionalText, readBody, requireEmail } from '../wire/request.ts'
import { inviteUser } from './invite.ts'
import { requireAdmin } from './require-admin.ts'

const bodySchema = z.object({
  type: z.enum(['recovery', 'magiclink', 'signup', 'invite']),
  email: optionalText(1000),
  password: optionalText(1000),
  data: metadataSchema.nullish(),
  redirect_to: optionalText(2000),
})
type Body = z.infer<typeof bodySchema>

/**
 * POST /admin/generate_link: the link that a mail would hold, for who hands it over in another way. `invite` makes the
 * account; `signup` makes it when the link is opened; `recovery` and `magiclink` need one. The links that change an
 * address are not made: both mailboxes have to agree to that.
 */
export async function generateLink(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  const body = await readBody(c, bodySchema)
  const email = requireEmail(body.email, 'An email address is required')
  const redirectTo = allowedRedirect(services, body.redirect_to ?? c.req.query('redirect_to'))
  const passwordHash = await hashOf(services, body)

  const answer = await inTransaction(services.pool, async (client) => {
    const { user, mail } = await accountFor(services, client, { ...body, email, passwordHash })
    const { href, secret, code } = await makeLink(services, client, { ...mail, email, redirectTo })
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
type Made = { user: object; mail: Pick<TokenMail, 'type' | 'userId' | 'payload'> }

/** @throws AuthError user_not_found, email_exists */
async function accountFor(
  { now }: AuthServices,
  client: PoolClient,
  { type, email, data, passwordHash }: LinkRequest,
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
      user: unconfirmedUserJson({ id, email, data: data ?? {}, now: now() }),
      mail: {
        type,
        userId: null,
        payload: { id, data: data ?? {}, ...(passwordHash !== undefined && { passwordHash }) },
      },
    }
  }
  if (known === undefined) throw noSuchUser()
  return { user: await userJson(client, known), mail: { type, userId: known.id } }
}
