import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { findFactors } from '../factors/factors.ts'
import type { Factor } from '../factors/factors.ts'
import type { Metadata } from './metadata.ts'
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
  const [json] = await usersJson(db, [user])
  if (json === undefined) throw new Error('one person in, none out')
  return json
}

/** Several at once, with one question for what belongs to them. */
export async function usersJson(db: Queryable, users: readonly User[]) {
  const ids = users.map(({ id }) => id)
  const { rows } = await db.query(
    `select id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at,
       updated_at, email
     from auth.identities where user_id = any ($1) order by created_at, id`,
    [ids],
  )
  const identities = z.array(identitySchema).parse(rows)
  const factors = await findFactors(db, ids)
  return users.map((user) =>
    toJson(
      user,
      identities.filter(({ user_id }) => user_id === user.id),
      factors.filter(({ user_id }) => user_id === user.id),
    ),
  )
}

function toJson(
  user: User,
  identities: readonly z.infer<typeof identitySchema>[],
  factors: readonly Factor[],
) {
  return {
    id: user.id,
    aud: user.audience,
    role: user.role,
    email: user.email ?? '',
    ...present('email_confirmed_at', user.emailConfirmedAt),
    phone: user.phone ?? '',
    ...present('confirmed_at', user.confirmedAt),
    ...present('last_sign_in_at', user.lastSignInAt),
    ...present('invited_at', user.invitedAt),
    ...present('confirmation_sent_at', user.confirmationSentAt),
    ...present('recovery_sent_at', user.recoverySentAt),
    ...(user.emailChange !== null && { new_email: user.emailChange }),
    ...present('email_change_sent_at', user.emailChangeSentAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities,
    ...(factors.length > 0 && { factors: factors.map(factorJson) }),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: user.isAnonymous,
  }
}

function factorJson({ id, friendly_name, factor_type, status, created_at, updated_at }: Factor) {
  return { id, friendly_name, factor_type, status, created_at, updated_at }
}

function present(name: string, time: Date | null): Record<string, Date> {
  return time === null ? {} : { [name]: time }
}

type Unconfirmed = {
  readonly id: string
  readonly email: string
  readonly data: Metadata
  readonly now: Date
}

/** Somebody who has still to confirm their address; or who seems to, where it has an account. */
export function unconfirmedUserJson({ id, email, data, now }: Unconfirmed) {
  const identity = { sub: id, email, email_verified: false, phone_verified: false }
  const times = { created_at: now, updated_at: now }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...data, ...identity },
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: identity,
        provider: 'email',
        last_sign_in_at: now,
        email,
        ...times,
      },
    ],
    ...times,
    is_anonymous: false,
  }
}
