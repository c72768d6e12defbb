export type AuthFailureCode =
  | 'input_invalid'
  | 'invalid_credentials'
  | 'email_not_confirmed'
  | 'too_many_requests'
  | 'network'
  | 'timeout'
  | 'already_registered'
  | 'refused'

/** Why somebody could not sign in, register or change a password; `message` is for that person. */
export class AuthFailure extends Error {
  readonly code: AuthFailureCode

  constructor(code: AuthFailureCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'AuthFailure'
    this.code = code
  }
}
