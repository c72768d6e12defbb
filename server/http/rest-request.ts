import { isUtf8 } from 'node:buffer'

/** What PostgREST must not be asked, and why, for the caller. */
export type BadRequest = {
  readonly status: number
  readonly code: string
  readonly message: string
}

/**
 * PostgreSQL has no longer names, in bytes. PostgREST looks for what a name that it does not know might have
 * meant, which takes it the square of the length: 10,000 letters keep a processor busy for ten seconds, and no
 * statement timeout ends that.
 */
const longestName = 63
/** Some of ours take thirty. */
const mostArguments = 100

const longName: BadRequest = {
  status: 400,
  code: 'name_too_long',
  message: `A name has at most ${longestName} characters.`,
}
const unreadable: BadRequest = {
  status: 400,
  code: 'bad_request',
  message: 'The address cannot be read.',
}

/** Values may be long; in these parts of an address there are names alone. */
const ofNames = /^(?:select|order|columns|on_conflict|(?:[^=]+\.)?(?:select|order))$/

/** Returns the fault of an address below /rest/v1, before PostgREST reads it. */
export function faultOfAddress(target: string): BadRequest | undefined {
  const [path = '', ...rest] = target.split('?')
  const parts = [path, ...rest.join('?').split('&')].map(decoded)
  if (parts.includes(undefined)) return unreadable
  const [place = '', ...pairs] = parts.map((part) => part ?? '')
  if (hasLongName(place.replaceAll('/', ' '))) return longName
  for (const pair of pairs) {
    const end = pair.indexOf('=')
    const key = end < 0 ? pair : pair.slice(0, end)
    if (hasLongName(key) || (ofNames.test(key) && hasLongName(pair.slice(end + 1)))) return longName
  }
  return pairs.length > 1_000 ? unreadable : undefined
}

/** Undefined where its bytes are no text: PostgREST fails at it. A lone % stays one, as there. */
function decoded(part: string): string | undefined {
  const bytes = part.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  const buffer = Buffer.from(bytes, 'latin1')
  return isUtf8(buffer) ? buffer.toString() : undefined
}

/** Names end at what joins them in a list, a path or a relation. */
function hasLongName(text: string): boolean {
  return text.split(/[\s,.:!()>"*/-]+/).some((name) => Buffer.byteLength(name) > longestName)
}

/**
 * Returns the fault in the body of a call of a function. All of ours take JSON, whose fields are the
 * function's arguments.
 */
export function faultOfCall(contentType: string | undefined, body: Buffer): BadRequest | undefined {
  if (!/^application\/json\s*(?:;|$)/i.test(contentType ?? 'application/json')) {
    return { status: 415, code: 'json_wanted', message: 'A function takes JSON.' }
  }
  const fields = fieldsOf(body)
  if (fields.length > mostArguments) {
    return {
      status: 400,
      code: 'too_many_arguments',
      message: `At most ${mostArguments} arguments.`,
    }
  }
  return fields.some((name) => Buffer.byteLength(name) > longestName) ? longName : undefined
}

/** PostgREST itself refuses a body that is no JSON. */
function fieldsOf(body: Buffer): string[] {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value)
      : []
  } catch {
    return []
  }
}
