import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../database.ts'

export const authMethods = ['none', 'client_secret_basic', 'client_secret_post'] as const

const rowSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    client_uri: z.string().nullable(),
    logo_uri: z.string().nullable(),
    redirect_uris: z.array(z.string()),
    token_endpoint_auth_method: z.enum(authMethods),
    secret_hash: z.instanceof(Buffer).nullable(),
    registration_type: z.enum(['dynamic', 'manual']),
    scope: z.string(),
    created_at: z.date(),
    updated_at: z.date(),
  })
  .transform((row) => ({
    id: row.id,
    name: row.name,
    clientUri: row.client_uri,
    logoUri: row.logo_uri,
    redirectUris: row.redirect_uris,
    authMethod: row.token_endpoint_auth_method,
    secretHash: row.secret_hash,
    registrationType: row.registration_type,
    scope: row.scope,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))

/** An app that may ask cooks to be let in. */
export type OAuthClient = z.infer<typeof rowSchema>

const columns = `id, name, client_uri, logo_uri, redirect_uris, token_endpoint_auth_method, secret_hash,
  registration_type, scope, created_at, updated_at`

/** Undefined for what is no id, too. */
export async function findClient(db: Queryable, id: string): Promise<OAuthClient | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const { rows } = await db.query(`select ${columns} from private.oauth_clients where id = $1`, [
    id,
  ])
  return rowSchema.optional().parse(rows[0])
}

type NewClient = Omit<OAuthClient, 'id' | 'createdAt' | 'updatedAt'> & { readonly now: Date }

export async function insertClient(db: Queryable, client: NewClient): Promise<OAuthClient> {
  const { rows } = await db.query(
    `insert into private.oauth_clients (id, name, client_uri, logo_uri, redirect_uris,
       token_endpoint_auth_method, secret_hash, registration_type, scope, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning ${columns}`,
    [
      randomUUID(),
      client.name,
      client.clientUri,
      client.logoUri,
      client.redirectUris,
      client.authMethod,
      client.secretHash,
      client.registrationType,
      client.scope,
      client.now,
    ],
  )
  return rowSchema.parse(rows[0])
}

/** All that may be changed of it. */
export async function updateClient(
  db: Queryable,
  client: OAuthClient,
  now: Date,
): Promise<OAuthClient> {
  const { rows } = await db.query(
    `update private.oauth_clients set name = $2, client_uri = $3, logo_uri = $4, redirect_uris = $5,
       token_endpoint_auth_method = $6, secret_hash = $7, updated_at = $8
     where id = $1 returning ${columns}`,
    [
      client.id,
      client.name,
      client.clientUri,
      client.logoUri,
      client.redirectUris,
      client.authMethod,
      client.secretHash,
      now,
    ],
  )
  return rowSchema.parse(rows[0])
}

/** The app with whatever cooks let it in to: its sessions end first, for without it they would have no limits. */
export async function deleteClient(db: Queryable, id: string): Promise<void> {
  await db.query(
    `with why as materialized (select set_config('larder.session_end', 'app', true))
     delete from auth.sessions using why
     where id in (select session_id from private.limited_sessions where client_id = $1)`,
    [id],
  )
  await db.query('delete from private.oauth_clients where id = $1', [id])
}

const totalSchema = z.tuple([z.object({ total: z.number() })])

/** The newest first. */
export async function listClients(db: Queryable, { page, size }: { page: number; size: number }) {
  const { rows } = await db.query(
    `select ${columns} from private.oauth_clients order by created_at desc, id limit $1 offset $2`,
    [size, (page - 1) * size],
  )
  const counted = await db.query('select count(*)::int as total from private.oauth_clients')
  return {
    clients: z.array(rowSchema).parse(rows),
    total: totalSchema.parse(counted.rows)[0].total,
  }
}

/** Apps that registered themselves a day ago or more, and that nobody let in; some at a time. */
export async function forgetUnusedClients(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from private.oauth_clients where id in (
       select client.id from private.oauth_clients as client
       where client.registration_type = 'dynamic' and client.used_at is null
         and client.created_at < $1::timestamptz - interval '1 day'
       limit 100 for update skip locked
     )`,
    [now],
  )
}

export async function countUnusedClients(db: Queryable): Promise<number> {
  const { rows } = await db.query(
    `select count(*)::int as total from private.oauth_clients
     where registration_type = 'dynamic' and used_at is null`,
  )
  return totalSchema.parse(rows)[0].total
}
