/** Why a backup is not made or not restored, in words for the person at the terminal; `code` is stable. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  readonly code: string

  constructor(code: string, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.code = code
  }
}
