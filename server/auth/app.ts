import { Hono } from 'hono'
import type { AuthDependencies } from './dependencies.ts'

/** The auth server, to be mounted at /auth/v1. */
export function createAuthApp(deps: AuthDependencies): Hono {
  const app = new Hono()
  app.get('/.well-known/jwks.json', (c) => c.json(deps.keys.jwks))
  return app
}
