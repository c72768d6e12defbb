import type { Context } from 'hono'
import { millisecondsPer } from '#domain/time-units.ts'
import { addressBlock } from '../client-address.ts'
import type { AuthServices } from '../services.ts'
import { AuthError, tooManyRequests } from '../wire/errors.ts'
import { readBody } from '../wire/request.ts'
import { clientJson } from './client-json.ts'
import { clientFrom, metadataSchema } from './client-metadata.ts'
import { countUnusedClients, forgetUnusedClients, insertClient } from './clients.ts'
import { answerApp, OAuthError } from './oauth-error.ts'

/** Of apps that nobody has let in yet. */
const mostUnused = 5_000

/** POST /oauth/clients/register: an app registers itself (RFC 7591). */
export function register(services: AuthServices, c: Context): Promise<Response> {
  return answerApp(c, async () => {
    const { pool, limiter, settings, now } = services
    await limiter.count([
      {
        key: `app from ${addressBlock(services.peerAddress(c))}`,
        limit: settings.rateLimits.appsFromAddress,
      },
    ])
    const metadata = await readBody(c, metadataSchema).catch((thrown: unknown) => {
      if (thrown instanceof AuthError && thrown.status === 400) throw asClientError(thrown)
      throw thrown
    })
    await forgetUnusedClients(pool, now())
    if ((await countUnusedClients(pool)) >= mostUnused) throw tooManyRequests(3_600)
    const { client, secret } = clientFrom(metadata, 'dynamic', 'client_secret_basic')
    const made = await insertClient(pool, { ...client, now: now() })
    const issuedAt = Math.floor(made.createdAt.getTime() / millisecondsPer.second)
    const secretFields = secret !== undefined && { client_secret_expires_at: 0 }
    return c.json(
      { ...clientJson(made, secret), client_id_issued_at: issuedAt, ...secretFields },
      201,
    )
  })
}

function asClientError({ message }: AuthError): OAuthError {
  return new OAuthError(
    message.startsWith('redirect_uris') ? 'invalid_redirect_uri' : 'invalid_client_metadata',
    message,
  )
}
