import type { Context } from 'hono'
import { z } from 'zod'
import { pagePatterns } from '#domain/addresses.ts'
import { scopesIn, usualScopes, type Scope } from '#domain/scopes.ts'
import { addressBlock } from '../client-address.ts'
import type { AuthServices } from '../services.ts'
import { insertAuthorization } from './authorizations.ts'
import { findClient, type OAuthClient } from './clients.ts'
import { OAuthError } from './oauth-error.ts'
import { isRegistered, withQuery } from './redirect-uris.ts'

/** Of SHA-256, which is the only method that OAuth 2.1 leaves. */
const challengePattern = /^[\w-]{43}$/

const querySchema = z.object({
  response_type: z.literal('code'),
  state: z.string().max(1_000).optional(),
  scope: z.string().max(1_000).optional(),
  code_challenge: z.string().regex(challengePattern),
  code_challenge_method: z.literal('S256'),
  resource: z.string().max(500).optional(),
})

/**
 * GET /oauth/authorize?client_id=…: an app asks to be let in, and the cook is led to the page that asks them. Where app or
 * address are not known nobody is sent anywhere but to that page, which says so.
 */
export async function authorize(services: AuthServices, c: Context): Promise<Response> {
  const { pool, limiter, settings, siteUrl, issuer, now } = services
  await limiter.count([
    {
      key: `app asks from ${addressBlock(services.peerAddress(c))}`,
      limit: settings.rateLimits.appRequestsFromAddress,
    },
  ])
  const consentPage = new URL(pagePatterns.oauthConsent, siteUrl).href
  const client = await findClient(pool, c.req.query('client_id') ?? '')
  const redirectUri = client && redirectUriOf(client, c.req.query('redirect_uri'))
  if (client === undefined || redirectUri === undefined) {
    const error = client === undefined ? 'invalid_client' : 'invalid_redirect_uri'
    return c.redirect(withQuery(consentPage, { error }), 302)
  }
  try {
    const query = parse(c.req.query())
    const scopes = scopesOf(query.scope, client)
    requireOwnResource(query.resource, siteUrl)
    const id = await insertAuthorization(pool, {
      clientId: client.id,
      redirectUri,
      scopes,
      state: query.state,
      codeChallenge: query.code_challenge,
      now: now(),
    })
    return c.redirect(withQuery(consentPage, { authorization_id: id }), 302)
  } catch (thrown) {
    if (!(thrown instanceof OAuthError)) throw thrown
    const error = {
      error: thrown.code,
      error_description: thrown.message,
      state: c.req.query('state')?.slice(0, 1_000),
      iss: issuer,
    }
    return c.redirect(withQuery(redirectUri, error), 302)
  }
}

/** Where there is one alone, it need not be named. */
function redirectUriOf(client: OAuthClient, asked: string | undefined): string | undefined {
  const [only, ...more] = client.redirectUris
  if (asked === undefined) return more.length === 0 ? only : undefined
  return isRegistered(client.redirectUris, asked) ? asked : undefined
}

function parse(query: Record<string, string>) {
  const parsed = querySchema.safeParse(query)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') ?? ''
  if (field === 'response_type') {
    throw new OAuthError('unsupported_response_type', 'response_type must be code')
  }
  const words = field.startsWith('code_challenge')
    ? 'a code_challenge with code_challenge_method S256 is needed'
    : `${field} cannot be read`
  throw new OAuthError('invalid_request', words)
}

/** Words that are no scope of ours are left out, as RFC 6749 3.3 allows: the token says what it got. */
function scopesOf(asked: string | undefined, client: OAuthClient): readonly Scope[] {
  const registered = scopesIn(client.scope)
  if (!asked?.trim()) return registered.length > 0 ? registered : usualScopes
  const wanted = scopesIn(asked).filter(
    (scope) => registered.length === 0 || registered.includes(scope),
  )
  if (wanted.length === 0) throw new OAuthError('invalid_scope', 'none of these scopes is known')
  return wanted
}

/** A token is for this server (RFC 8707). */
function requireOwnResource(resource: string | undefined, siteUrl: string): void {
  if (resource === undefined) return
  if (!URL.canParse(resource) || new URL(resource).origin !== new URL(siteUrl).origin) {
    throw new OAuthError('invalid_target', 'the resource is another server')
  }
}
