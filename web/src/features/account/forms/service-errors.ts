import { t } from '#domain/texts/t.ts'
import { field, textField } from '#web/lib/json.ts'

import { AuthFailure } from './auth-failure.ts'

export const passwordTooShort = t('Password must be at least 6 characters long')
export const newPasswordTooShort = t('New password must be at least 6 characters long')

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
    return failure('invalid_credentials', t('Invalid login credentials'))
  }
  if (known.code === 'email_not_confirmed' || /email not confirmed/i.test(known.message)) {
    return failure('email_not_confirmed', t('Email not confirmed'))
  }
  if (known.code === 'captcha_failed') return captchaFailure(error)
  if (isTooMany(known)) return failure('too_many_requests', t('Too many requests'))
  if (isNetworkError(error, known)) return failure('network', t('Network error'))
  if (field(error, 'name') === 'AuthInvalidTokenResponseError') return noUserData(error)
  return failure('refused', known.message || t('Login failed'))
}

export function noUserData(cause?: unknown): AuthFailure {
  return new AuthFailure('refused', t('Login failed - no user data received'), { cause })
}

const admissionWords: Readonly<Record<string, string>> = {
  signup_disabled: t('New accounts cannot be made here without an invitation'),
  invite_not_found: t('This invitation has been used or has expired. Ask for a new one'),
  email_address_not_authorized: t('This invitation is for another email address'),
}

export function registrationFailure(error?: unknown): AuthFailure {
  const known = serviceError(error)
  const failure = (code: AuthFailure['code'], message: string) =>
    new AuthFailure(code, message, { cause: error })
  if (
    ['user_already_exists', 'email_exists'].includes(known.code) ||
    /already registered/i.test(known.message)
  ) {
    return failure('already_registered', t('User already registered'))
  }
  if (known.code === 'captcha_failed') return captchaFailure(error)
  const notAdmitted = admissionWords[known.code]
  if (notAdmitted !== undefined) return failure('not_admitted', notAdmitted)
  if (known.code === 'weak_password' || /password/i.test(known.message)) {
    return new AuthFailure('input_invalid', passwordTooShort, { cause: error, field: 'password' })
  }
  if (known.code === 'email_address_invalid' || isAboutTheAddress(known.message)) {
    return failure('input_invalid', t('Invalid email'))
  }
  const code = isTooMany(known)
    ? 'too_many_requests'
    : isNetworkError(error, known)
      ? 'network'
      : 'refused'
  return failure(code, t('Registration failed'))
}

/** The widget has begun anew by now. */
function captchaFailure(cause: unknown): AuthFailure {
  const message = t('The check that you are human did not succeed. Please do it once more')
  return new AuthFailure('captcha_needed', message, { cause })
}

function isAboutTheAddress(message: string): boolean {
  return /e-?mail/i.test(message) && /invalid|validate|format/i.test(message)
}

/** Of the ways with a second factor, and of those that ask for one. */
export function secondFactorFailure(error: unknown): AuthFailure {
  const known = serviceError(error)
  if (known.code === 'mfa_verification_failed' || known.code === 'mfa_challenge_expired') {
    const message = t('This code is not right. Enter the one that your app shows now.')
    return new AuthFailure('input_invalid', message, { cause: error, field: 'code' })
  }
  if (known.code === 'reauthentication_needed') return signInAgain(error)
  return tryAgainFailure(error, known) ?? refusal(error, known, t('That did not work'))
}

/** For what opens or closes a way into the account, and what ends it. */
export function signInAgain(cause: unknown): AuthFailure {
  const message = t('You signed in a while ago. To be sure that it is you, sign in again first.')
  return new AuthFailure('sign_in_again', message, { cause })
}

export function asksForSecondFactor(error: unknown): boolean {
  const { code, message } = serviceError(error)
  // The auth server says it by its code, the data API by its words.
  return code === 'insufficient_aal' || message === 'insufficient_aal'
}

export function passwordChangeFailure(error: unknown): AuthFailure {
  const known = serviceError(error)
  const atNewPassword = (message: string) =>
    new AuthFailure('input_invalid', message, { cause: error, field: 'new-password' })
  switch (known.code) {
    case 'weak_password':
      return atNewPassword(newPasswordTooShort)
    case 'same_password':
      return atNewPassword(t('This is your password already. Choose another'))
    case 'reauthentication_needed':
      return new AuthFailure('code_needed', t('A code from a mail is needed'), { cause: error })
    case 'reauthentication_not_valid':
      return wrongCode(error)
    default:
      return tryAgainFailure(error, known) ?? refusal(error, known, t('Password change failed'))
  }
}

/** Why no mail was sent. Whether an address is known is never the reason. */
export function mailFailure(error: unknown): AuthFailure {
  const known = serviceError(error)
  if (known.code === 'captcha_failed') return captchaFailure(error)
  if (known.code === 'email_provider_disabled') {
    return new AuthFailure('refused', t('Larder cannot send mails here'), { cause: error })
  }
  if (known.code === 'email_address_invalid' || isAboutTheAddress(known.message)) {
    const message = t('Please enter a valid email address')
    return new AuthFailure('input_invalid', message, { cause: error, field: 'email' })
  }
  return tryAgainFailure(error, known) ?? refusal(error, known, t('The mail could not be sent'))
}

/** Why the code from a mail was not taken. */
export function codeFailure(error: unknown): AuthFailure {
  const known = serviceError(error)
  if (known.code === 'otp_expired') return wrongCode(error)
  return tryAgainFailure(error, known) ?? refusal(error, known, t('The code could not be checked'))
}

function wrongCode(cause: unknown): AuthFailure {
  const message = t('This code is wrong, or no longer good')
  return new AuthFailure('invalid_credentials', message, { cause, field: 'code' })
}

function tryAgainFailure(cause: unknown, known: ServiceError): AuthFailure | null {
  if (isTooMany(known)) {
    // The client keeps no headers; the text says the same as `Retry-After`.
    const [, seconds] = /after (\d+) second/.exec(known.message) ?? []
    const retryAfterSeconds = seconds === undefined ? undefined : Number(seconds)
    return new AuthFailure('too_many_requests', t('Too many requests'), {
      cause,
      retryAfterSeconds,
    })
  }
  return isNetworkError(cause, known)
    ? new AuthFailure('network', t('Network error'), { cause })
    : null
}

function refusal(cause: unknown, { message }: ServiceError, otherwise: string): AuthFailure {
  return new AuthFailure('refused', message || otherwise, { cause })
}
