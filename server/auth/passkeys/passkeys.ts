import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { transportsSchema } from './ceremonies.ts'
import type { NewKey, StoredKey } from './ceremonies.ts'

export const mostPasskeys = 10

const rowSchema = z
  .object({
    id: z.string(),
    user_id: z.string(),
    credential_id: z.instanceof(Buffer),
    public_key: z.instanceof(Buffer),
    sign_count: z.coerce.number(),
    transports: transportsSchema,
    friendly_name: z.string(),
    created_at: z.date(),
    last_used_at: z.date().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    userId: row.user_id,
    friendlyName: row.friendly_name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    key: {
      id: row.credential_id.toString('base64url'),
      publicKey: row.public_key.toString('base64url'),
      counter: row.sign_count,
      transports: row.transports,
    } satisfies StoredKey,
  }))

export type Passkey = z.infer<typeof rowSchema>

const columns = `id, user_id, credential_id, public_key, sign_count, transports, friendly_name,
  created_at, last_used_at`

/** A person's passkeys, the oldest first. */
export async function findPasskeys(db: Queryable, userId: string): Promise<Passkey[]> {
  const { rows } = await db.query(
    `select ${columns} from auth.webauthn_credentials where user_id = $1 order by created_at, id`,
    [userId],
  )
  return z.array(rowSchema).parse(rows)
}

/** Whose key it is, by the id that the key itself tells. */
export async function findPasskeyOfKey(db: Queryable, keyId: string): Promise<Passkey | undefined> {
  const { rows } = await db.query(
    `select ${columns} from auth.webauthn_credentials where credential_id = $1`,
    [Buffer.from(keyId, 'base64url')],
  )
  return rows[0] === undefined ? undefined : rowSchema.parse(rows[0])
}

/** Undefined where the key is somebody's already. */
export async function insertPasskey(
  db: Queryable,
  { userId, key, now }: { userId: string; key: NewKey; now: Date },
): Promise<Passkey | undefined> {
  const { rows } = await db.query(
    `insert into auth.webauthn_credentials (id, user_id, credential_id, public_key, sign_count,
       transports, backup_eligible, backed_up, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (credential_id) do nothing
     returning ${columns}`,
    [
      randomUUID(),
      userId,
      Buffer.from(key.id, 'base64url'),
      Buffer.from(key.publicKey, 'base64url'),
      key.counter,
      JSON.stringify(key.transports),
      key.canBeCopied,
      key.isCopied,
      now,
    ],
  )
  return rows[0] === undefined ? undefined : rowSchema.parse(rows[0])
}

/** Notes a signature; false where the key is gone, or another one was counted meanwhile. */
export async function noteUse(
  db: Queryable,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update auth.webauthn_credentials set sign_count = $2, last_used_at = $3
     where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0))`,
    [id, counter, now],
  )
  return rowCount === 1
}

type Own = { readonly id: string; readonly userId: string }

/** Undefined where the person has no such one. */
export async function renamePasskey(
  db: Queryable,
  { id, userId, name, now }: Own & { readonly name: string; readonly now: Date },
): Promise<Passkey | undefined> {
  const { rows } = await db.query(
    `update auth.webauthn_credentials set friendly_name = $3, updated_at = $4
     where id = $1 and user_id = $2 returning ${columns}`,
    [id, userId, name, now],
  )
  return rows[0] === undefined ? undefined : rowSchema.parse(rows[0])
}

/** False where the person has no such one. */
export async function deletePasskey(db: Queryable, { id, userId }: Own): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from auth.webauthn_credentials where id = $1 and user_id = $2',
    [id, userId],
  )
  return rowCount === 1
}

/** As GoTrue writes one to the client: nothing of the key itself. */
export function passkeyJson({ id, friendlyName, createdAt, lastUsedAt }: Passkey) {
  return {
    id,
    ...(friendlyName !== '' && { friendly_name: friendlyName }),
    created_at: createdAt,
    ...(lastUsedAt !== null && { last_used_at: lastUsedAt }),
  }
}
