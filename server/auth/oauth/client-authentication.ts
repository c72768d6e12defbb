import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { hashSecret } from '../one-time-tokens/secrets.ts'
import type { AuthServices } from '../services.ts'
import { findClient, type OAuthClient } from './clients.ts'
import { OAuthError } from './oauth-error.ts'

type Shown = {
  readonly id: string
  readonly secret: string | undefined
  readonly method: OAuthClient['authMethod']
}

/** Which app asks, by the one way that it registered. @throws OAuthError `invalid_client` */
export async function authenticateClient(
  services: AuthServices,
  c: Context,
  body: { readonly client_id?: string | undefined; readonly client_secret?: string | undefined },
): Promise<OAuthClient> {
  const shown = shownBy(c.req.header('authorization'), body)
  const client = await findClient(services.pool, shown.id)
  if (client === undefined || client.authMethod !== shown.method || !hasSecret(client, shown)) {
    throw new OAuthError('invalid_client', 'the app is not known, or its secret is wrong')
  }
  return client
}

function shownBy(
  authorization: string | undefined,
  body: { readonly client_id?: string | undefined; readonly client_secret?: string | undefined },
): Shown {
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1]
  if (basic !== undefined) {
    const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':')
    return { id: decoded(id), secret: decoded(secret), method: 'client_secret_basic' }
  }
  const { client_id: id = '', client_secret: secret } = body
  return { id, secret, method: secret === undefined ? 'none' : 'client_secret_post' }
}

/** Both parts are form-encoded (RFC 6749 2.3.1). */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

function hasSecret({ secretHash }: OAuthClient, { secret }: Shown): boolean {
  if (secretHash === null) return secret === undefined
  return timingSafeEqual(secretHash, Buffer.from(hashSecret(secret ?? ''), 'hex'))
}
