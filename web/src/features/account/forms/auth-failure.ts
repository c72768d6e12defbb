export type AuthFailureCode =
  | 'input_invalid'
  | 'invalid_credentials'
  | 'email_not_confirmed'
  | 'too_many_requests'
  | 'network'
  | 'timeout'
  | 'already_registered'
  /** New accounts are not made here, or not with this invitation. */
  | 'not_admitted'
  | 'code_needed'
  /** The session is too old for what was asked. */
  | 'sign_in_again'
  /** Whether somebody is human is still to be shown. */
  | 'captcha_needed'
  | 'refused'

/** By the name that its input carries. */
export type CredentialField = 'email' | 'password' | 'current-password' | 'new-password' | 'code'

interface AuthFailureDetails {
  cause?: unknown
  field?: CredentialField
  retryAfterSeconds?: number | undefined
}

/** Why somebody could not sign in, register or change a password; `message` is for that person. */
export class AuthFailure extends Error {
  readonly code: AuthFailureCode
  /** The field that is to be put right, where it is one. */
  readonly field: CredentialField | undefined
  /** When it is worth trying again, where the backend says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: AuthFailureCode, message: string, details: AuthFailureDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'AuthFailure'
    this.code = code
    this.field = details.field
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}
