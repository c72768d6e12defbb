import type { Context } from 'hono'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { findUserById, isBanned, lockUser } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { countTokenAttempt } from '../limits/token-limits.ts'
import type { AuthServices } from '../services.ts'
import { limitsOf, openLimitedSession } from '../sessions/limited-sessions.ts'
import { rotateRefreshToken } from '../sessions/rotation.ts'
import { assuranceOf, endCopiedSession, findSession } from '../sessions/sessions.ts'
import { answersChallenge } from '../wire/code-challenge.ts'
import { deviceOf, optionalText } from '../wire/request.ts'
import { deleteAuthorization, lockAuthorizationOf, noteExchange } from './authorizations.ts'
import { authenticateClient } from './client-authentication.ts'
import type { OAuthClient } from './clients.ts'
import { answerApp, OAuthError } from './oauth-error.ts'
import { readForm } from './read-form.ts'

const formSchema = z.object({
  grant_type: optionalText(60),
  code: optionalText(200),
  redirect_uri: optionalText(500),
  code_verifier: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{43,128}$/)
    .optional(),
  refresh_token: optionalText(200),
  client_id: optionalText(60),
  client_secret: optionalText(200),
})
type Form = z.infer<typeof formSchema>

/** What an app gets for a code or a refresh token; a refusal is returned where it has ended something. */
type Granted = {
  readonly userId: string
  readonly sessionId: string
  readonly refreshToken: string
}

const invalidGrant = (why: string) => new OAuthError('invalid_grant', why)

/** POST /oauth/token: a code for tokens, or a refresh token for the next. */
export function token(services: AuthServices, c: Context): Promise<Response> {
  return answerApp(c, async () => {
    const form = await readForm(c, formSchema)
    const takeBack = await countTokenAttempt(services, c, undefined)
    const app = await authenticateClient(services, c, form)
    const work = grantOf(form)
    const granted = await inTransaction(services.pool, async (client) => {
      const outcome = await work(services, c, client, app, form)
      return outcome instanceof OAuthError ? outcome : answer(services, client, outcome)
    })
    if (granted instanceof OAuthError) throw granted
    await takeBack()
    c.header('Pragma', 'no-cache')
    return c.json(granted)
  })
}

type Grant = (
  services: AuthServices,
  c: Context,
  client: PoolClient,
  app: OAuthClient,
  form: Form,
) => Promise<Granted | OAuthError>

function grantOf({ grant_type: type }: Form): Grant {
  if (type === 'authorization_code') return exchangeCode
  if (type === 'refresh_token') return refresh
  throw new OAuthError('unsupported_grant_type', 'a code or a refresh token is exchanged here')
}

/** A code counts once, for the app that it was made for and that knows what its challenge was made from. */
const exchangeCode: Grant = async (services, c, client, app, form) => {
  if (form.code === undefined || form.code_verifier === undefined) {
    throw new OAuthError('invalid_request', 'code and code_verifier are needed')
  }
  const found = await lockAuthorizationOf(client, form.code)
  if (found === undefined || found.clientId !== app.id) return invalidGrant('the code is not known')
  if (found.sessionId !== null) {
    await endCopiedSession(client, found.sessionId)
    await deleteAuthorization(client, found.id)
    return invalidGrant('the code was used before')
  }
  const challenge = { challenge: found.codeChallenge, method: 's256' } as const
  const isRight =
    found.expiresAt > services.now() &&
    (form.redirect_uri === undefined || form.redirect_uri === found.redirectUri) &&
    answersChallenge(challenge, form.code_verifier)
  const { userId, approvedBy } = found
  if (!isRight || userId === null || approvedBy === null) {
    await deleteAuthorization(client, found.id)
    return invalidGrant('the code is over, or not for this request')
  }
  const user = await lockUser(client, userId)
  const by = await findSession(client, { sessionId: approvedBy, userId }, 'for share')
  if (user === undefined || by === undefined || isBanned(user, services.now())) {
    return invalidGrant('whoever let this app in is signed out')
  }
  const now = services.now()
  const sessionId = await openLimitedSession(client, {
    userId,
    by,
    limits: { scopes: found.scopes, clientId: app.id },
    device: deviceOf(services, c),
    until: undefined,
    now,
  })
  const refreshToken = services.refreshTokens.first()
  await client.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, created_at, updated_at)
     values ($1, $2, $3, $4, $4)`,
    [services.refreshTokens.hash(refreshToken), userId, sessionId, now],
  )
  await noteExchange(client, found.id, sessionId)
  return { userId, sessionId, refreshToken }
}

const refresh: Grant = async (services, c, client, app, form) => {
  if (form.refresh_token === undefined) {
    throw new OAuthError('invalid_request', 'refresh_token is needed')
  }
  const rotation = await rotateRefreshToken(client, form.refresh_token, {
    tokens: services.refreshTokens,
    reuseSeconds: services.settings.refreshReuseSeconds,
    device: deviceOf(services, c),
    clientId: app.id,
    now: services.now(),
  })
  if (rotation.outcome !== 'rotated') return invalidGrant('the refresh token is not good any more')
  return rotation
}

async function answer(services: AuthServices, client: PoolClient, granted: Granted) {
  const { userId, sessionId, refreshToken } = granted
  const user = await findUserById(client, userId)
  const limits = await limitsOf(client, sessionId)
  if (user === undefined || limits === undefined || isBanned(user, services.now())) {
    return invalidGrant('the account is not there')
  }
  const assurance = await assuranceOf(client, sessionId)
  const { token: accessToken } = await services.accessTokens.issue({
    user,
    sessionId,
    ...assurance,
    limits,
  })
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: services.settings.accessTokenSeconds,
    refresh_token: refreshToken,
    scope: limits.scopes.join(' '),
  }
}
