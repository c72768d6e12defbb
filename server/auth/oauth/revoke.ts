import type { Context } from 'hono'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import { inTransaction } from '../database.ts'
import { countTokenAttempt } from '../limits/token-limits.ts'
import type { AuthServices } from '../services.ts'
import { optionalText } from '../wire/request.ts'
import { authenticateClient } from './client-authentication.ts'
import { answerApp, OAuthError } from './oauth-error.ts'
import { readForm } from './read-form.ts'

const formSchema = z.object({
  token: optionalText(5_000),
  client_id: optionalText(60),
  client_secret: optionalText(200),
})

/**
 * POST /oauth/revoke (RFC 7009): an app gives back what it was given, by its refresh token or an access token. What is not
 * its own, or not there, is answered the same.
 */
export function revoke(services: AuthServices, c: Context): Promise<Response> {
  return answerApp(c, async () => {
    const form = await readForm(c, formSchema)
    const takeBack = await countTokenAttempt(services, c, undefined)
    const app = await authenticateClient(services, c, form)
    const { token } = form
    if (token === undefined) throw new OAuthError('invalid_request', 'token is needed')
    await takeBack()
    const hash = services.refreshTokens.hash(token)
    await inTransaction(services.pool, (client) =>
      client.query(
        `with why as materialized (select set_config('larder.session_end', 'app', true))
         delete from auth.sessions using why
         where id in (
           select session_id from private.limited_sessions
           where client_id = $1
             and session_id in (
               select session_id from auth.refresh_tokens where token = $2
               union all select $3::uuid
             )
         )`,
        [app.id, hash, sessionIn(token) ?? null],
      ),
    )
    return c.body(null, 200)
  })
}

/** Unverified: it is of use for a session of this app alone, whose id nobody else knows. */
function sessionIn(token: string): string | undefined {
  try {
    return z.uuid().safeParse(decodeJwt(token)['session_id']).data
  } catch {
    return undefined
  }
}
