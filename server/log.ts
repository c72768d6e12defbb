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
  return `${mark}${event}${facts}${requestId === undefined ? '' : ` [request ${requestId}]`}`
}

/** One object a line, whatever the words hold. */
function asJson({ level, event, detail }: LogEntry, requestId: string | undefined): string {
  return JSON.stringify({ time: new Date().toISOString(), level, event, requestId, detail })
}
