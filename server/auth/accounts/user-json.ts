import { z } from 'zod'
import type { Queryable } from '../database.ts'
import type { User } from './users.ts'

const identitySchema = z
  .object({
    id: z.string(),
    provider_id: z.string(),
    user_id: z.string(),
    identity_data: z.record(z.string(), z.unknown()),
    provider: z.string(),
    last_sign_in_at: z.date().nullable(),
    created_at: z.date(),
    updated_at: z.date(),
    email: z.string().nullable(),
  })
  // GoTrue's names on the wire: its `id` is the provider's id of the person.
  .transform(({ id, provider_id, ...rest }) => ({ identity_id: id, id: provider_id, ...rest }))

/** The person as GoTrue writes one to the client. */
export async function userJson(db: Queryable, user: User) {
  const { rows } = await db.query(
    `select id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at,
       updated_at, email
     from auth.identities where user_id = $1 order by created_at, id`,
    [user.id],
  )
  return {
    id: user.id,
    aud: user.audience,
    role: user.role,
    email: user.email ?? '',
    ...present('email_confirmed_at', user.emailConfirmedAt),
    phone: user.phone ?? '',
    ...present('confirmed_at', user.confirmedAt),
    ...present('last_sign_in_at', user.lastSignInAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: z.array(identitySchema).parse(rows),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: user.isAnonymous,
  }
}

function present(name: string, time: Date | null): Record<string, Date> {
  return time === null ? {} : { [name]: time }
}
