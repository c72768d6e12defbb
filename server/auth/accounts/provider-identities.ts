import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../database.ts'
import type { ProviderProfile } from '../providers/provider.ts'
import { onlyUser, userColumns } from './users.ts'
import type { User } from './users.ts'

/** What an identity says of the person, in GoTrue's words. */
export function identityData(profile: ProviderProfile): Record<string, unknown> {
  const { subject, email, isEmailVerified, name, avatarUrl } = profile
  return {
    sub: subject,
    provider_id: subject,
    ...(email !== null && { email }),
    email_verified: isEmailVerified,
    phone_verified: false,
    ...(name !== undefined && { name, full_name: name }),
    ...(avatarUrl !== undefined && { avatar_url: avatarUrl, picture: avatarUrl }),
  }
}

const ownerSchema = z.object({ user_id: z.string() })

/** Whose identity it is; undefined for one that is new here. */
export async function findIdentityOwner(
  db: Queryable,
  { provider, subject }: ProviderProfile,
): Promise<string | undefined> {
  const { rows } = await db.query(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, subject],
  )
  return rows[0] === undefined ? undefined : ownerSchema.parse(rows[0]).user_id
}

/** Adds the identity, or brings it up to date; false where it is somebody else's. */
export async function putIdentity(
  db: Queryable,
  userId: string,
  profile: ProviderProfile,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into auth.identities
       (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, $5)
     on conflict (provider_id, provider) do update
       set identity_data = excluded.identity_data, updated_at = excluded.updated_at
       where identities.user_id = excluded.user_id`,
    [profile.subject, userId, identityData(profile), profile.provider, now],
  )
  await noteProviders(db, userId)
  return rowCount === 1
}

/** The account's list of its providers, which its tokens carry. */
export async function noteProviders(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || (
       select jsonb_build_object(
         'provider', coalesce(min(provider) filter (where provider = raw_app_meta_data ->> 'provider'), min(provider)),
         'providers', jsonb_agg(distinct provider)
       )
       from auth.identities where user_id = $1
     )
     where id = $1`,
    [userId],
  )
}

/** An account that a provider vouches for; undefined where the address is taken. */
export async function createProviderUser(
  db: Queryable,
  profile: ProviderProfile,
  now: Date,
): Promise<User | undefined> {
  const { provider } = profile
  const { rows } = await db.query(
    `insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at,
       email_proven_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3,
       $3, $4, $5, $3, $3)
     on conflict (email) where is_sso_user = false do nothing
     returning ${userColumns}`,
    [randomUUID(), profile.email, now, { provider, providers: [provider] }, identityData(profile)],
  )
  const user = onlyUser(rows)
  if (user !== undefined) await putIdentity(db, user.id, profile, now)
  return user
}
