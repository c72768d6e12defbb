import type { Context } from 'hono'
import { z } from 'zod'
import { inTransaction } from '../database.ts'
import type { AuthServices } from '../services.ts'
import { authenticate, holdSession, requireSecondFactor } from '../sessions/authenticate.ts'
import { appNotFound, authorizationNotFound, insufficientAal, tooManyApps } from '../wire/errors.ts'
import { readBody } from '../wire/request.ts'
import { approveAuthorization, deleteAuthorization, openAuthorization } from './authorizations.ts'
import { clientOfCook } from './client-json.ts'
import { findClient } from './clients.ts'
import { grantsOf, noteConsent, withdrawConsent } from './consents.ts'
import { withQuery } from './redirect-uris.ts'

/** GET /oauth/authorizations/:id: who asks, and for what. Never decided without the cook, also not the second time. */
export async function authorizationDetails(services: AuthServices, c: Context): Promise<Response> {
  const { user } = await authenticate(services, c)
  const id = c.req.param('authorizationId') ?? ''
  const opened = await openAuthorization(services.pool, {
    id,
    userId: user.id,
    now: services.now(),
  })
  const client = opened && (await findClient(services.pool, opened.clientId))
  if (opened === undefined || client === undefined) throw authorizationNotFound()
  return c.json({
    authorization_id: opened.id,
    redirect_uri: opened.redirectUri,
    client: clientOfCook(client),
    user: { id: user.id, email: user.email ?? '' },
    scope: opened.scopes.join(' '),
  })
}

const decisionSchema = z.object({ action: z.enum(['approve', 'deny']) })

/** POST /oauth/authorizations/:id/consent: the cook’s yes or no. With a bearer token alone, so that no other site can post it. */
export async function decide(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  await requireSecondFactor(services, signedIn, () =>
    insufficientAal(403, 'AAL2 session is required to let an app in.'),
  )
  const { action } = await readBody(c, decisionSchema)
  const id = c.req.param('authorizationId') ?? ''
  const answer = await inTransaction(services.pool, async (client) => {
    const { user, session } = await holdSession(client, signedIn)
    const now = services.now()
    const opened = await openAuthorization(client, { id, userId: user.id, now })
    if (opened === undefined) throw authorizationNotFound()
    const back = { uri: opened.redirectUri, state: opened.state }
    if (action === 'deny') {
      await deleteAuthorization(client, id)
      const words = 'The cook did not let this app in.'
      return { ...back, error: 'access_denied', error_description: words }
    }
    const { clientId, scopes } = opened
    if (!(await noteConsent(client, { userId: user.id, clientId, scopes, now }))) {
      throw tooManyApps()
    }
    return { ...back, code: await approveAuthorization(client, { id, sessionId: session.id, now }) }
  })
  const { uri, ...query } = answer
  return c.json({ redirect_url: withQuery(uri, { ...query, iss: services.issuer }) })
}

/** GET /user/oauth/grants */
export async function listGrants(services: AuthServices, c: Context): Promise<Response> {
  const { user } = await authenticate(services, c)
  return c.json(await grantsOf(services.pool, user.id))
}

/** DELETE /user/oauth/grants?client_id=…: the app is out at once. */
export async function revokeGrant(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  const clientId = z.uuid().safeParse(c.req.query('client_id'))
  if (!clientId.success) throw appNotFound()
  await inTransaction(services.pool, async (client) => {
    const { user } = await holdSession(client, signedIn)
    const withdrawn = await withdrawConsent(client, { userId: user.id, clientId: clientId.data })
    if (!withdrawn) throw appNotFound()
  })
  return c.body(null, 204)
}
