import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { z } from 'zod'

const metadataSchema = z.object({
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  registration_endpoint: z.string(),
})
const addressSchema = z.object({ port: z.number() })
const tokensSchema = z.object({ access_token: z.string(), scope: z.string() })

/** A small app on this machine, which asks to be let in as one of others would: by what the server says of itself. */
export async function startLocalApp(larder: string, name = 'Kitchen helper') {
  const came: URL[] = []
  const server = createServer((request, response) => {
    came.push(new URL(request.url ?? '', redirectUri))
    response
      .setHeader('content-type', 'text/html')
      .end('<title>App</title><h1>Back in the app</h1>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = addressSchema.parse(server.address())
  const redirectUri = `http://127.0.0.1:${port}/back`
  const post = async (address: string, init: RequestInit) =>
    (await fetch(address, { method: 'POST', ...init })).json()

  const found = await fetch(`${larder}/.well-known/oauth-authorization-server`)
  const metadata = metadataSchema.parse(await found.json())
  const registered = await post(metadata.registration_endpoint, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: name,
      redirect_uris: ['http://127.0.0.1/back'],
      token_endpoint_auth_method: 'none',
    }),
  })
  const clientId = z.object({ client_id: z.string() }).parse(registered).client_id
  const verifier = randomBytes(32).toString('base64url')

  return {
    /** Where it sends whoever wants to use it. */
    wayIn: (scope: string) =>
      `${metadata.authorization_endpoint}?${new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope,
        state: 'its own',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString()}`,
    /** What its browser came back with last. */
    cameBack: () => Object.fromEntries(came.at(-1)?.searchParams ?? []),
    async tokens(code: string) {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      })
      return tokensSchema.parse(await post(metadata.token_endpoint, { body }))
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
