import type { Hono } from 'hono'
import type { AuthServices } from '../services.ts'
import {
  createOAuthClient,
  deleteOAuthClient,
  getOAuthClient,
  listOAuthClients,
  renewClientSecret,
  updateOAuthClient,
} from './admin-clients.ts'
import { authorize } from './authorize.ts'
import { authorizationDetails, decide, listGrants, revokeGrant } from './consent.ts'
import { authorizationServer } from './metadata.ts'
import { register } from './register.ts'
import { revoke } from './revoke.ts'
import { token } from './token.ts'

/** OAuth 2.1 for apps of others, by GoTrue's paths. */
export function routeOAuth(app: Hono, services: AuthServices): void {
  app.get('/.well-known/oauth-authorization-server', (c) =>
    c.json(authorizationServer(services.issuer)),
  )
  app.post('/oauth/clients/register', (c) => register(services, c))
  app.get('/oauth/authorize', (c) => authorize(services, c))
  app.get('/oauth/authorizations/:authorizationId', (c) => authorizationDetails(services, c))
  app.post('/oauth/authorizations/:authorizationId/consent', (c) => decide(services, c))
  app.post('/oauth/token', (c) => token(services, c))
  app.post('/oauth/revoke', (c) => revoke(services, c))
  app.get('/user/oauth/grants', (c) => listGrants(services, c))
  app.delete('/user/oauth/grants', (c) => revokeGrant(services, c))

  app.get('/admin/oauth/clients', (c) => listOAuthClients(services, c))
  app.post('/admin/oauth/clients', (c) => createOAuthClient(services, c))
  app.get('/admin/oauth/clients/:clientId', (c) => getOAuthClient(services, c))
  app.put('/admin/oauth/clients/:clientId', (c) => updateOAuthClient(services, c))
  app.delete('/admin/oauth/clients/:clientId', (c) => deleteOAuthClient(services, c))
  app.post('/admin/oauth/clients/:clientId/regenerate_secret', (c) =>
    renewClientSecret(services, c),
  )
}
