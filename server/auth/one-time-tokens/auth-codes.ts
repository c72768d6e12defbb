import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { hashSecret, newSecret } from './secrets.ts'
import type { CodeChallenge } from './one-time-tokens.ts'
import { providerNames } from '../providers/provider.ts'
import type { ProviderProfile } from '../providers/provider.ts'

/** Sign-ins that nobody finished; those that somebody else is at work on are left to them. */
export async function forgetExpiredFlows(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from auth.flow_state where id in (
       select id from auth.flow_state where expires_at <= $1 limit 100 for update skip locked
     )`,
    [now],
  )
}

type NewCode = {
  readonly userId: string
  readonly challenge: CodeChallenge
  /** The entry in the token's `amr`. */
  readonly method: 'otp' | 'recovery' | 'oauth'
  readonly providerType: string
  /** Whom a provider vouches for, to be added to the session's account with the exchange. */
  readonly linking?: { readonly profile: ProviderProfile; readonly sessionId: string } | undefined
  readonly seconds: number
  readonly now: Date
}

const linkingSchema = z.object({
  provider: z.enum(providerNames),
  subject: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  name: z.string().optional(),
  avatarUrl: z.string().optional(),
})

/** A code that only the browser which began the sign-in can exchange for the session. */
export async function issueAuthCode(db: Queryable, code: NewCode): Promise<string> {
  const { userId, challenge, method, providerType, seconds, now } = code
  const secret = newSecret()
  await forgetExpiredFlows(db, now)
  await db.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge, code_challenge_method,
       provider_type, authentication_method, created_at, updated_at, expires_at, payload,
       session_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $8,
       $8::timestamptz + make_interval(secs => $9), $10, $11)`,
    [
      randomUUID(),
      userId,
      hashSecret(secret),
      challenge.challenge,
      challenge.method,
      providerType,
      method,
      now,
      seconds,
      code.linking === undefined ? {} : { linking: code.linking.profile },
      code.linking?.sessionId ?? null,
    ],
  )
  return secret
}

/** A field that was undefined is missing in JSON. */
function asProfile(stored: z.infer<typeof linkingSchema>): ProviderProfile {
  return { ...stored, name: stored.name, avatarUrl: stored.avatarUrl }
}

const rowSchema = z
  .object({
    user_id: z.string(),
    code_challenge: z.string(),
    code_challenge_method: z.enum(['s256', 'plain']),
    provider_type: z.string(),
    authentication_method: z.enum(['otp', 'recovery', 'oauth']),
    expires_at: z.date(),
    session_id: z.string().nullable(),
    payload: z.object({ linking: linkingSchema.optional() }),
  })
  .transform((row) => ({
    userId: row.user_id,
    challenge: { challenge: row.code_challenge, method: row.code_challenge_method },
    providerType: row.provider_type,
    method: row.authentication_method,
    expiresAt: row.expires_at,
    linking:
      row.payload.linking === undefined || row.session_id === null
        ? undefined
        : { profile: asProfile(row.payload.linking), sessionId: row.session_id },
  }))

/**
 * Uses the code up, whoever brings it: a second try with another verifier finds nothing. The account
 * is locked first, as it is by whoever ends its sessions: what they void is not on its way meanwhile.
 */
export async function takeAuthCode(db: Queryable, code: string) {
  await db.query(
    `select from auth.users
     where id = (select user_id from auth.flow_state where auth_code = $1) for no key update`,
    [hashSecret(code)],
  )
  const { rows } = await db.query(
    `delete from auth.flow_state where auth_code = $1
     returning user_id, code_challenge, code_challenge_method, provider_type,
       authentication_method, expires_at, payload, session_id`,
    [hashSecret(code)],
  )
  return rows[0] === undefined ? undefined : rowSchema.parse(rows[0])
}
