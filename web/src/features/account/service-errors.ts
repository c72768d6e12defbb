import { field, textField } from '#web/lib/json.ts'

import { AuthFailure } from './auth-failure.ts'

export const passwordTooShort = 'Password must be at least 6 characters long'
export const newPasswordTooShort = 'New password must be at least 6 characters long'

/** What the authentication client's errors tell; recognised by shape, to not load the client here. */
interface ServiceError {
  code: string
  status: number | undefined
  message: string
}

function serviceError(error: unknown): ServiceError {
  const status = field(error, 'status')
  const message = textField(error, 'message') ?? ''
  return {
    code: textField(error, 'code') ?? '',
    status: typeof status === 'number' ? status : undefined,
    // A gateway's page is no sentence: the client then gives the response itself, as JSON.
    message: message.startsWith('{') ? '' : message,
  }
}

/** No answer came at all: the client marks that with status 0, `fetch` with a TypeError. */
function isNetworkError(error: unknown, { status, message }: ServiceError): boolean {
  return status === 0 || error instanceof TypeError || /failed to fetch|network/i.test(message)
}

function isTooMany({ status, code, message }: ServiceError): boolean {
  return status === 429 || /rate_limit/.test(code) || /too many requests/i.test(message)
}

export function loginFailure(error: unknown): AuthFailure {
  const known = serviceError(error)
  const failure = (code: AuthFailure['code'], message: string) =>
    new AuthFailure(code, message, { cause: error })
  if (known.code === 'invalid_credentials' || /invalid login credentials/i.test(known.message)) {
    return failure('invalid_credentials', 'Invalid login credentials')
  }
  if (known.code === 'email_not_confirmed' || /email not confirmed/i.test(known.message)) {
    return failure('email_not_confirmed', 'Email not confirmed')
  }
  if (isTooMany(known)) return failure('too_many_requests', 'Too many requests')
  if (isNetworkError(error, known)) return failure('network', 'Network error')
  if (field(error, 'name') === 'AuthInvalidTokenResponseError') return noUserData(error)
  return failure('refused', known.message || 'Login failed')
}

export function noUserData(cause?: unknown): AuthFailure {
  return new AuthFailure('refused', 'Login failed - no user data received', { cause })
}

export function registrationFailure(error?: unknown): AuthFailure {
  const known = serviceError(error)
  const failure = (code: AuthFailure['code'], message: string) =>
    new AuthFailure(code, message, { cause: error })
  if (
    ['user_already_exists', 'email_exists'].includes(known.code) ||
    /already registered/i.test(known.message)
  ) {
    return failure('already_registered', 'User already registered')
  }
  if (known.code === 'weak_password' || /password/i.test(known.message)) {
    return new AuthFailure('input_invalid', passwordTooShort, { cause: error, field: 'password' })
  }
  if (known.code === 'email_address_invalid' || isAboutTheAddress(known.message)) {
    return failure('input_invalid', 'Invalid email')
  }
  const code = isTooMany(known)
    ? 'too_many_requests'
    : isNetworkError(error, known)
      ? 'network'
      : 'refused'
  return failure(code, 'Registration failed')
}

function isAboutTheAddress(message: string): boolean {
  return /e-?mail/i.test(message) && /invalid|validate|format/i.test(message)
}

/** Of the ways with a second factor, and of those that ask for one. */
export function secondFactorFailure(error: unknown): AuthFailure {
  const known = serviceError(error)
  const failure = (code: AuthFailure['code'], message: string) =>
    new AuthFailure(code, message, { cause: error })
  if (known.code === 'mfa_verification_failed' || known.code === 'mfa_challenge_expired') {
    const message = 'This code is not right. Enter the one that your app shows now.'
    return new AuthFailure('input_invalid', message, { cause: error, field: 'code' })
  }
  if (isTooMany(known)) return failure('too_many_requests', 'Too many requests')
  if (isNetworkError(error, known)) return failure('network', 'Network error')
  return failure('refused', known.message || 'That did not work')
}

export function asksForSecondFactor(error: unknown): boolean {
  const { code, message } = serviceError(error)
  // The auth server says it by its code, the data API by its words.
  return code === 'insufficient_aal' || message === 'insufficient_aal'
}

export function passwordChangeFailure(error: unknown): AuthFailure {
  const known = serviceError(error)
  if (known.code === 'weak_password') {
    return new AuthFailure('input_invalid', newPasswordTooShort, { cause: error })
  }
  if (isTooMany(known))
    return new AuthFailure('too_many_requests', 'Too many requests', { cause: error })
  if (isNetworkError(error, known))
    return new AuthFailure('network', 'Network error', { cause: error })
  return new AuthFailure('refused', known.message || 'Password change failed', { cause: error })
}
