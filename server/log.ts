/** One line for the operator. Never holds a password, a token, a code or a request body. */
export type LogEntry = {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly detail?: Readonly<Record<string, string | number>>
}

export type Log = (entry: LogEntry) => void

/** What was thrown, in one line for the operator. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** `  larder  warn  postgres ended {"code":1}`, on standard error: standard output is for answers. */
export const logToStderr: Log = ({ level, event, detail }) => {
  const facts = detail === undefined ? '' : ` ${JSON.stringify(detail)}`
  const mark = level === 'info' ? '' : `${level}: `
  process.stderr.write(`${mark}${event}${facts}\n`)
}
