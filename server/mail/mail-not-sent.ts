/** A mail could not be handed over. Its cause may quote an address: only its code is for the log. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent'
  /** As the cause has it: `ECONNREFUSED`, `EAUTH`. */
  readonly code: string

  constructor(cause: unknown) {
    super('a mail could not be sent', { cause })
    this.code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
  }
}
