import { currentRequestId } from './observing/current-request.ts'

const levels = ['info', 'warn', 'error'] as const
export type LogLevel = (typeof levels)[number]

/** One line for the operator. Never holds a password, a token, a code or a request body. */
export type LogEntry = {
  readonly level: LogLevel
  readonly event: string
  readonly detail?: Readonly<Record<string, string | number>>
}

export type Log = (entry: LogEntry) => void

export type LogSettings = {
  /** `text` is for a person who watches, `json` for a program that collects. */
  readonly format: 'text' | 'json'
  /** What is less than this is left out. */
  readonly level: LogLevel
}

/** What was thrown, in one line for the operator. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** Writes on standard error: standard output is for answers. */
export function createLog({ format, level: least }: LogSettings): Log {
  const write = format === 'json' ? asJson : asText
  return (entry) => {
    if (levels.indexOf(entry.level) < levels.indexOf(least)) return
    process.stderr.write(`${write(entry, currentRequestId())}\n`)
  }
}

/** For the commands that an operator types. */
export const logToStderr = createLog({ format: 'text', level: 'info' })

/** `warn: PostgreSQL ended {"code":1} [request 3f9c…]` */
function asText({ level, event, detail }: LogEntry, requestId: string | undefined): string {
  const facts = detail === undefined ? '' : ` ${JSON.stringify(detail)}`
  const mark = level === 'info' ? '' : `${level}: `
  const line = `${mark}${event}${facts}${requestId === undefined ? '' : ` [request ${requestId}]`}`
  return onOneLine(line)
}

/**
 * What another program said may end a line, move a terminal's cursor or turn the direction of the text, and so pass
 * for lines of ours: such characters are written as codes.
 */
function onOneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** One object a line, whatever the words hold. */
function asJson({ level, event, detail }: LogEntry, requestId: string | undefined): string {
  return onOneLine(
    JSON.stringify({ time: new Date().toISOString(), level, event, requestId, detail }),
  )
}
