import { z } from 'zod'

const refusalSchema = z.object({
  code: z.string(),
  message: z.string(),
})
type Refusal = z.infer<typeof refusalSchema>

/** Our own functions raise a name, with a detail for a person. */
const ownName = /^[a-z]+(?:_[a-z]+)*$/
/** PostgreSQL's codes, which are five signs; PostgREST's begin with PGRST, and its words name what was asked for. */
const sqlState = /^[0-9A-Z]{5}$/

/** Words that say what was broken without saying what it is called. */
const plainWords: Readonly<Record<string, string>> = {
  '23502': 'A value is missing that has to be there.',
  '23503': 'What this belongs to is not there.',
  '23505': 'This is there already.',
  '23514': 'A value is not allowed.',
  '42501': 'You may not do this.',
}

/** Of a statement that PostgREST wrote, of what the API does not offer, or of a view's making. */
const innerWords =
  /pgrst_|\bprivate\b|\b(?:auth|extensions|pg_\w+|information_schema)\.|\bof view\b|\bview\b|\$\d|\b(?:select|insert|update|delete)\s|\brole "/

/**
 * A refusal as the caller may read it: PostgreSQL's words may quote rows, name constraints and what lies behind
 * a view. The code stays, by which clients tell one from another.
 */
export function presentable(body: string): string {
  const refusal = parse(body)
  if (refusal === undefined || !sqlState.test(refusal.code)) return body
  const { code, message } = refusal
  if (ownName.test(message)) return body
  const words = plainWords[code] ?? (innerWords.test(message) ? 'This cannot be done.' : message)
  return JSON.stringify({ code, message: words, details: null, hint: null })
}

function parse(body: string): Refusal | undefined {
  try {
    return refusalSchema.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}
