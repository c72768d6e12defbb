import type { Context } from 'hono'
import { requireAdmin } from '../admin/require-admin.ts'
import { inTransaction } from '../database.ts'
import type { AuthServices } from '../services.ts'
import { appNotFound } from '../wire/errors.ts'
import { pageAsked, pageLinks } from '../wire/pages.ts'
import { readBody } from '../wire/request.ts'
import { clientJson } from './client-json.ts'
import { changesSchema, clientFrom, metadataSchema, newClientSecret } from './client-metadata.ts'
import {
  deleteClient,
  findClient,
  insertClient,
  listClients,
  type OAuthClient,
  updateClient,
} from './clients.ts'

type Call = (services: AuthServices, c: Context) => Promise<Response>

/** GET /admin/oauth/clients?page=&per_page= */
export const listOAuthClients: Call = async (services, c) => {
  await requireAdmin(services, c)
  const { page, size } = pageAsked(c)
  const { clients, total } = await listClients(services.pool, { page, size })
  c.header('X-Total-Count', String(total))
  c.header('Link', pageLinks('/admin/oauth/clients', { page, size, total }))
  return c.json({ clients: clients.map((client) => clientJson(client)), aud: 'authenticated' })
}

/** POST /admin/oauth/clients: an app that the operator registers; it stays while nobody lets it in. */
export const createOAuthClient: Call = async (services, c) => {
  await requireAdmin(services, c)
  const metadata = await readBody(c, metadataSchema)
  const { client, secret } = clientFrom(metadata, 'manual', 'client_secret_basic')
  const made = await insertClient(services.pool, { ...client, now: services.now() })
  return c.json(clientJson(made, secret), 201)
}

/** GET /admin/oauth/clients/:id */
export const getOAuthClient: Call = async (services, c) => {
  await requireAdmin(services, c)
  return c.json(clientJson(await named(services, c)))
}

/** PUT /admin/oauth/clients/:id: only what is named is changed. */
export const updateOAuthClient: Call = async (services, c) => {
  await requireAdmin(services, c)
  const client = await named(services, c)
  const changes = await readBody(c, changesSchema)
  const authMethod = changes.token_endpoint_auth_method ?? client.authMethod
  const isPublic = authMethod === 'none'
  // One that becomes confidential is told its secret now.
  const made = isPublic || client.secretHash !== null ? undefined : newClientSecret()
  const changed = await updateClient(
    services.pool,
    {
      ...client,
      name: changes.client_name ?? client.name,
      clientUri: changes.client_uri === undefined ? client.clientUri : changes.client_uri,
      logoUri: changes.logo_uri === undefined ? client.logoUri : changes.logo_uri,
      redirectUris: changes.redirect_uris ?? client.redirectUris,
      authMethod,
      secretHash: isPublic ? null : (made?.secretHash ?? client.secretHash),
    },
    services.now(),
  )
  return c.json(clientJson(changed, made?.secret))
}

/** DELETE /admin/oauth/clients/:id: with all that cooks let it in to. */
export const deleteOAuthClient: Call = async (services, c) => {
  await requireAdmin(services, c)
  const { id } = await named(services, c)
  await inTransaction(services.pool, (client) => deleteClient(client, id))
  return c.body(null, 204)
}

/** POST /admin/oauth/clients/:id/regenerate_secret: the one before it is over at once. */
export const renewClientSecret: Call = async (services, c) => {
  await requireAdmin(services, c)
  const client = await named(services, c)
  if (client.authMethod === 'none') throw appNotFound()
  const { secret, secretHash } = newClientSecret()
  const changed = await updateClient(services.pool, { ...client, secretHash }, services.now())
  return c.json(clientJson(changed, secret))
}

async function named(services: AuthServices, c: Context): Promise<OAuthClient> {
  const client = await findClient(services.pool, c.req.param('clientId') ?? '')
  if (client === undefined) throw appNotFound()
  return client
}
