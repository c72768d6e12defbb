import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { derivedKey } from '../derived-keys.ts'
import { forgetExpiredFlows } from '../one-time-tokens/auth-codes.ts'
import type { CodeChallenge } from '../one-time-tokens/one-time-tokens.ts'
import { hashSecret, newSecret } from '../one-time-tokens/secrets.ts'
import type { SigningKeys } from '../signing-keys.ts'

/** How long a person may take at the provider. */
export const flowSeconds = 600

export type FlowSecrets = {
  /** Both follow from the state, for who has the server's key; nothing more need be kept. */
  verifier(state: string): string
  nonce(state: string): string
}

export function createFlowSecrets(keys: SigningKeys): FlowSecrets {
  const key = derivedKey(keys, 'provider sign-ins')
  const derive = (purpose: string, state: string) =>
    createHmac('sha256', key).update(`${purpose}:${state}`).digest('base64url')
  return {
    verifier: (state) => derive('verifier', state),
    nonce: (state) => derive('nonce', state),
  }
}

type Linker = { readonly userId: string; readonly sessionId: string }

type NewFlow = {
  readonly provider: string
  readonly redirectTo: string
  readonly challenge: CodeChallenge | undefined
  /** Whose account the provider is to be linked to, and by which session; undefined to sign in. */
  readonly linking: Linker | undefined
  /** Of the invitation that somebody new came with. */
  readonly invitationHash: string | undefined
  readonly now: Date
}

/** Begins a sign-in at a provider. `browser` is for a cookie: the same browser has to come back. */
export async function beginFlow(db: Queryable, flow: NewFlow) {
  const [state, browser] = [newSecret(), newSecret()]
  await forgetExpiredFlows(db, flow.now)
  await db.query(
    `insert into auth.flow_state (id, state_hash, browser_hash, provider_type,
       authentication_method, redirect_to, code_challenge, code_challenge_method, linking_user_id,
       session_id, created_at, updated_at, expires_at, payload)
     values ($1, $2, $3, $4, 'oauth', $5, $6, $7, $8, $9, $10::timestamptz, $10,
       $10::timestamptz + make_interval(secs => $11), $12)`,
    [
      randomUUID(),
      hashSecret(state),
      hashSecret(browser),
      flow.provider,
      flow.redirectTo,
      flow.challenge?.challenge ?? null,
      flow.challenge?.method ?? null,
      flow.linking?.userId ?? null,
      flow.linking?.sessionId ?? null,
      flow.now,
      flowSeconds,
      { invitationHash: flow.invitationHash },
    ],
  )
  return { state, browser }
}

const rowSchema = z
  .object({
    provider_type: z.string(),
    redirect_to: z.string(),
    browser_hash: z.string(),
    code_challenge: z.string().nullable(),
    code_challenge_method: z.enum(['s256', 'plain']).nullable(),
    linking_user_id: z.string().nullable(),
    session_id: z.string().nullable(),
    payload: z.object({ invitationHash: z.string().optional() }),
  })
  .transform((row) => ({
    provider: row.provider_type,
    redirectTo: row.redirect_to,
    invitationHash: row.payload.invitationHash,
    browserHash: row.browser_hash,
    challenge:
      row.code_challenge === null
        ? undefined
        : { challenge: row.code_challenge, method: row.code_challenge_method ?? 'plain' },
    linking:
      row.linking_user_id === null || row.session_id === null
        ? undefined
        : { userId: row.linking_user_id, sessionId: row.session_id },
  }))

export type Flow = z.infer<typeof rowSchema>

/** Uses up the state that came back from a provider; undefined where it is nobody's or too old. */
export async function takeFlow(db: Queryable, state: string, now: Date): Promise<Flow | undefined> {
  const { rows } = await db.query(
    `delete from auth.flow_state where state_hash = $1 and expires_at > $2
     returning provider_type, redirect_to, browser_hash, code_challenge, code_challenge_method,
       linking_user_id, session_id, payload`,
    [hashSecret(state), now],
  )
  return rows[0] === undefined ? undefined : rowSchema.parse(rows[0])
}
