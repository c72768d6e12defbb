import type { Context } from 'hono'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { addressBlock } from '../client-address.ts'
import { inTransaction } from '../database.ts'
import {
  refreshTokenAlreadyUsed,
  refreshTokenNotFound,
  userBanned,
  validationFailed,
} from '../wire/errors.ts'
import { deviceOf, optionalText, readBody } from '../wire/request.ts'
import { rotateRefreshToken } from '../sessions/rotation.ts'
import type { AuthServices } from '../services.ts'
import { sessionJson } from '../sessions/session-json.ts'
import { findUserById, isBanned } from '../accounts/users.ts'

const bodySchema = z.object({ refresh_token: optionalText(1000) })

/** POST /token?grant_type=refresh_token */
export async function refreshGrant(services: AuthServices, c: Context): Promise<Response> {
  const { refresh_token: token } = await readBody(c, bodySchema)
  if (token === undefined) throw validationFailed('refresh_token required')

  const takeBack = await services.limiter.count([
    {
      key: `refresh from ${addressBlock(services.peerAddress(c))}`,
      limit: services.settings.rateLimits.failedRefreshesFromAddress,
    },
  ])
  const refreshed = await inTransaction(services.pool, (client) =>
    refresh(services, c, client, token),
  )
  if (refreshed.refusal !== undefined) throw refreshed.refusal
  await takeBack()
  return c.json(refreshed.session)
}

/** The refusal of a stolen session is returned, not thrown: its end must be committed. */
async function refresh(services: AuthServices, c: Context, client: PoolClient, token: string) {
  const rotation = await rotateRefreshToken(client, token, {
    tokens: services.refreshTokens,
    reuseSeconds: services.settings.refreshReuseSeconds,
    device: deviceOf(services, c),
    now: services.now(),
  })
  if (rotation.outcome === 'unknown') throw refreshTokenNotFound()
  const { userId, sessionId } = rotation
  if (rotation.outcome === 'reused') {
    services.log({
      level: 'warn',
      event: 'refresh token reused: session ended',
      detail: { userId, sessionId },
    })
    return { refusal: refreshTokenAlreadyUsed() }
  }
  const user = await findUserById(client, userId)
  if (user === undefined) throw refreshTokenNotFound()
  if (isBanned(user, services.now())) throw userBanned()
  const { refreshToken } = rotation
  return { session: await sessionJson(services, client, { user, sessionId, refreshToken }) }
}
