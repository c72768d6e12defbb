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
 * PostgreSQL and PostgREST say so where they are busy, starting, going away or out of something (08, 25,
 * 40, 53, 55, 57, 58, XX), cannot be reached (PGRST0) or do not know who asks (PGRST3): all of it passes.
 */
const passing = /^(?:08|25|40|53|55|57|58|XX|PGRST[03])/
const notAllowed = '42501'

/**
 * Why the backend does not take a change: its own word (`feature_required`, `row_limit_reached`) or its
 * code; null where sending it later may go well.
 */
export function refusalIn(cause: unknown): string | null {
  const [code, message] = [textField(cause, 'code'), textField(cause, 'message')]
  // A connection that failed has none. Who is not allowed in general is not signed in any more.
  if (code === undefined || passing.test(code)) return null
  if (code === notAllowed) return message === 'feature_required' ? message : null
  return code === 'P0001' && message !== undefined ? message : code
}
