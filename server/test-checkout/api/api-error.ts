type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'

/** A refusal in Stripe's form, which the SDK turns into its own error classes. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly type: ErrorType
  readonly code: string | undefined

  constructor(status: number, type: ErrorType, message: string, code?: string) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }

  toBody(): string {
    const { type, message, code } = this
    return JSON.stringify({ error: { type, message, ...(code !== undefined && { code }) } })
  }
}
