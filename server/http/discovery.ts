import { Hono } from 'hono'
import { authorizationServer, protectedResource } from '../auth/oauth/metadata.ts'

/** What an app may be let in to, by its path: the whole of it, and each part under its own address. */
const resources = ['', '/rest/v1', '/functions/v1']

const freshSeconds = 600

/**
 * Where apps read who lets them in (RFC 8414, RFC 9728): an issuer with a path has its document behind the well-known part,
 * and programs that are older look without it.
 */
export function createDiscovery(issuer: string): Hono {
  const app = new Hono()
  const { origin, pathname } = new URL(issuer)
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', `public, max-age=${freshSeconds}`)
  })
  for (const suffix of ['', pathname]) {
    app.get(`/oauth-authorization-server${suffix}`, (c) => c.json(authorizationServer(issuer)))
  }
  for (const suffix of resources) {
    app.get(`/oauth-protected-resource${suffix}`, (c) =>
      c.json(protectedResource(`${origin}${suffix}`, issuer)),
    )
  }
  return app
}
