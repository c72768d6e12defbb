import type { Context } from 'hono'
import { validationFailed } from '../wire/errors.ts'
import { disabledGrants } from '../wire/not-enabled.ts'
import type { AuthServices } from '../services.ts'
import { idTokenGrant } from './id-token-grant.ts'
import { pkceGrant } from './pkce-grant.ts'
import { passwordGrant } from './password-grant.ts'
import { refreshGrant } from './refresh-grant.ts'

/** POST /token?grant_type=… */
export async function token(services: AuthServices, c: Context): Promise<Response> {
  const grant = c.req.query('grant_type') ?? ''
  if (grant === 'password') return passwordGrant(services, c)
  if (grant === 'refresh_token') return refreshGrant(services, c)
  if (grant === 'pkce') return pkceGrant(services, c)
  if (grant === 'id_token') return idTokenGrant(services, c)
  throw disabledGrants.get(grant)?.() ?? validationFailed('Unsupported grant type')
}
