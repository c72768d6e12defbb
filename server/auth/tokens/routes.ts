import type { Hono } from 'hono'
import type { AuthServices } from '../services.ts'
import { endToken, listTokens, makeToken } from './operations.ts'

/** Personal access tokens, which GoTrue has none of. */
export function routeTokens(app: Hono, services: AuthServices): void {
  app.get('/user/tokens', (c) => listTokens(services, c))
  app.post('/user/tokens', (c) => makeToken(services, c))
  app.delete('/user/tokens/:tokenId', (c) => endToken(services, c))
}
