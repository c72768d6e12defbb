/** Why Larder cannot run, in words for the person at the terminal; `code` is stable. */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly code: string
  /** 1 when the machine is in the way, 2 when a setting is wrong. */
  readonly exitCode: 1 | 2

  constructor(code: string, message: string, options: { exitCode?: 1 | 2; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.exitCode = options.exitCode ?? 1
  }
}
