import type { Operation } from './operation.ts'

const redirectUri = 'https://app.example/back'
const app = { client_id: '00000000-0000-4000-8000-000000000001' }
const metadata = {
  client_name: 'Kitchen helper',
  redirect_uris: [redirectUri],
  token_endpoint_auth_method: 'none',
  scope: 'list:read',
}
const clients = '/admin/oauth/clients'

/** The auth server’s operations for apps and scripts. */
export const oauthOperations: readonly Operation[] = [
  { method: 'GET', path: '/.well-known/oauth-authorization-server' },
  { method: 'POST', path: '/oauth/clients/register', body: () => metadata },
  {
    method: 'GET',
    path: '/oauth/authorize',
    query: {
      ...app,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'list:read',
      state: 's',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    },
  },
  { method: 'GET', path: '/oauth/authorizations/:authorizationId' },
  {
    method: 'POST',
    path: '/oauth/authorizations/:authorizationId/consent',
    body: (_, chance) => ({ action: chance.any(['approve', 'deny']) }),
  },
  {
    method: 'POST',
    path: '/oauth/token',
    body: () => ({
      ...app,
      grant_type: 'authorization_code',
      code: 'a'.repeat(43),
      code_verifier: 'b'.repeat(43),
    }),
  },
  {
    method: 'POST',
    path: '/oauth/token',
    body: (cook) => ({ ...app, grant_type: 'refresh_token', refresh_token: cook.refreshToken }),
  },
  { method: 'POST', path: '/oauth/revoke', body: () => ({ ...app, token: 'a.b.c' }) },
  { method: 'GET', path: '/user/oauth/grants' },
  { method: 'DELETE', path: '/user/oauth/grants', query: app },
  { method: 'GET', path: clients, query: { page: '1', per_page: '50' } },
  { method: 'POST', path: clients, body: () => metadata },
  { method: 'GET', path: `${clients}/:clientId` },
  { method: 'PUT', path: `${clients}/:clientId`, body: () => ({ client_name: 'Another' }) },
  { method: 'DELETE', path: `${clients}/:clientId` },
  { method: 'POST', path: `${clients}/:clientId/regenerate_secret` },
  { method: 'GET', path: '/user/tokens' },
  {
    method: 'POST',
    path: '/user/tokens',
    body: () => ({ name: 'Wall tablet', scopes: ['list:read'], days: 30 }),
  },
  { method: 'DELETE', path: '/user/tokens/:tokenId' },
]
