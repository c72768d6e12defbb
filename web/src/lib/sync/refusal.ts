import { textField } from '../json.ts'

/** The backend has answered, and takes a change no more, however often it is sent. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/**
 * What PostgreSQL and PostgREST say of the change itself: data that cannot be (22), that breaks a rule (23) or
 * is refused by a word of ours (P0), and a request that nobody can read (PGRST1). Everything else passes: a
 * service that is busy, starting, slow or out of reach, by whoever's words, and a schema that is not there yet.
 */
const final = /^(?:22|23|P0|PGRST1)...?$|^body_too_large$/
const notAllowed = '42501'
/** What PostgreSQL says to a member whose role does not reach so far. */
const byPolicy = /row-level security/

/**
 * Why the backend does not take a change: its own word (`feature_required`, `row_limit_reached`) or its
 * code, `cook_required` for what a member of a shared kitchen may not do; null where sending it later may go well.
 */
export function refusalIn(cause: unknown, isShared = false): string | null {
  const [code, message] = [textField(cause, 'code'), textField(cause, 'message')]
  // A connection that failed has none.
  if (code === undefined) return null
  if (cause instanceof Refusal) return code
  // Who is not allowed in general is not signed in any more.
  if (code === notAllowed) {
    if (isShared && byPolicy.test(message ?? '')) return 'cook_required'
    return message === 'feature_required' ? message : null
  }
  if (!final.test(code)) return null
  return code === 'P0001' && message !== undefined ? message : code
}
