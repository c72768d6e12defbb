import type { Context } from 'hono'
import { z } from 'zod'
import { isScope } from '#domain/scopes.ts'
import { withoutBidiControls } from '#domain/text-direction.ts'
import { millisecondsPer } from '#domain/time-units.ts'
import { inTransaction } from '../database.ts'
import type { AuthServices } from '../services.ts'
import { authenticate, holdSession, requireSecondFactor } from '../sessions/authenticate.ts'
import { openLimitedSession } from '../sessions/limited-sessions.ts'
import { requireRecentSignIn } from '../sessions/recent-sign-in.ts'
import { insufficientAal, tokenNotFound, tooManyTokens } from '../wire/errors.ts'
import { deviceOf, readBody } from '../wire/request.ts'
import {
  insertToken,
  mostTokens,
  newPersonalToken,
  tokensOf,
  withdrawToken,
} from './personal-tokens.ts'

/** GET /user/tokens: the tokens for scripts of who asks. None of them can be read again. */
export async function listTokens(services: AuthServices, c: Context): Promise<Response> {
  const { user } = await authenticate(services, c)
  return c.json(await tokensOf(services.pool, user.id))
}

const bodySchema = z.object({
  name: z
    .string()
    .transform((text) => withoutBidiControls(text).trim())
    .pipe(z.string().min(1).max(60)),
  scopes: z.array(z.string().refine(isScope)).min(1).max(20),
  /** Undefined for one without an end. */
  days: z.int().min(1).max(366).optional(),
})

/** POST /user/tokens {name, scopes, days}: a new token, which is in this answer alone. */
export async function makeToken(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  await requireSecondFactor(services, signedIn, () =>
    insufficientAal(403, 'AAL2 session is required to make a token.'),
  )
  requireRecentSignIn(services, signedIn)
  const { name, scopes, days } = await readBody(c, bodySchema)
  const made = await inTransaction(services.pool, async (client) => {
    const { user, session } = await holdSession(client, signedIn)
    if ((await tokensOf(client, user.id)).length >= mostTokens) throw tooManyTokens(mostTokens)
    const now = services.now()
    const until =
      days === undefined ? undefined : new Date(now.getTime() + days * millisecondsPer.day)
    const sessionId = await openLimitedSession(client, {
      userId: user.id,
      by: session,
      limits: { scopes: [...new Set(scopes)], clientId: undefined },
      device: deviceOf(services, c),
      until,
      now,
    })
    const token = newPersonalToken()
    await insertToken(client, { sessionId, userId: user.id, name, token, expiresAt: until, now })
    const listed = (await tokensOf(client, user.id)).find(({ id }) => id === sessionId)
    return { ...listed, token }
  })
  return c.json(made, 201)
}

/** DELETE /user/tokens/:id: it opens nothing from now on. */
export async function endToken(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  const id = z.uuid().safeParse(c.req.param('tokenId'))
  if (!id.success) throw tokenNotFound()
  await inTransaction(services.pool, async (client) => {
    const { user } = await holdSession(client, signedIn)
    if (!(await withdrawToken(client, { id: id.data, userId: user.id }))) throw tokenNotFound()
  })
  return c.body(null, 204)
}
