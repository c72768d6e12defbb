import { diskFull } from '../../disk-space.ts'

/** The statuses that this server answers an error with. */
type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 507

type Extra = {
  readonly weakPasswordReasons?: readonly string[]
  readonly retryAfterSeconds?: number
}

/** A refusal that a client may read: GoTrue's code, its HTTP status and a text for a person. */
export class AuthError extends Error {
  readonly status: ErrorStatus
  readonly code: string
  readonly extra: Extra

  constructor(status: ErrorStatus, code: string, message: string, extra: Extra = {}) {
    super(message)
    this.name = 'AuthError'
    this.status = status
    this.code = code
    this.extra = extra
  }
}

export const badJson = () => new AuthError(400, 'bad_json', 'Could not parse request body as JSON')

export const validationFailed = (message: string) =>
  new AuthError(400, 'validation_failed', message)

export const bodyTooLarge = () =>
  new AuthError(413, 'validation_failed', 'Request body is too large')

export const notFound = () => new AuthError(404, 'not_found', 'No such endpoint')

export const tooManyRequests = (retryAfterSeconds: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Too many requests', { retryAfterSeconds })

export const tooManyMails = (retryAfterSeconds: number) =>
  new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  )

export const captchaFailed = (why: string) =>
  new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${why})`)

export const conflict = () =>
  new AuthError(409, 'conflict', 'Somebody else was at the same account. Please try again.')

export const storageFull = () => new AuthError(diskFull.status, diskFull.code, diskFull.message)

export const unexpectedFailure = () =>
  new AuthError(500, 'unexpected_failure', 'Something went wrong on our side. Please try again.')

export const signUpDisabled = () =>
  new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')

export const inviteNeeded = () =>
  new AuthError(422, 'signup_disabled', 'Signups are by invitation only')

export const inviteNotFound = () =>
  new AuthError(403, 'invite_not_found', 'Invite is expired or already used')

export const inviteForOther = () =>
  new AuthError(403, 'email_address_not_authorized', 'This invitation is for another email address')

export const userAlreadyExists = () =>
  new AuthError(422, 'user_already_exists', 'User already registered')

export const invalidEmail = () =>
  validationFailed('Unable to validate email address: invalid format')

export const weakPassword = (minimumLength: number) =>
  new AuthError(422, 'weak_password', `Password should be at least ${minimumLength} characters.`, {
    weakPasswordReasons: ['length'],
  })

export const samePassword = () =>
  new AuthError(422, 'same_password', 'New password should be different from the old password.')

export const reauthenticationNeeded = (message = 'Password update requires reauthentication') =>
  new AuthError(400, 'reauthentication_needed', message)

export const invalidCredentials = () =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

export const userBanned = () => new AuthError(400, 'user_banned', 'User is banned')

export const noAuthorization = () =>
  new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')

export const badJwt = (why: string) => new AuthError(403, 'bad_jwt', `invalid JWT: ${why}`)

export const userNotFound = () =>
  new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')

export const sessionNotFound = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')

export const refreshTokenNotFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

export const refreshTokenAlreadyUsed = () =>
  new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')

export const emailNotConfirmed = () =>
  new AuthError(400, 'email_not_confirmed', 'Email not confirmed')

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')

export const tokenExpired = () =>
  new AuthError(403, 'otp_expired', 'Token has expired or is invalid')

export const reauthenticationNotValid = () =>
  new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')

export const flowStateNotFound = () =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')

export const flowStateExpired = () =>
  new AuthError(403, 'flow_state_expired', 'invalid flow state, flow state has expired')

export const badCodeVerifier = () =>
  new AuthError(
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  )

export const anonymousPassword = () =>
  new AuthError(
    422,
    'validation_failed',
    'Updating password of an anonymous user without an email or phone is not allowed',
  )

export const notAdmin = () => new AuthError(403, 'not_admin', 'User not allowed')

export const noSuchUser = () => new AuthError(404, 'user_not_found', 'User not found')

export const insufficientAal = (status: 401 | 403 | 422, message: string) =>
  new AuthError(status, 'insufficient_aal', message)

export const factorNotFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found')

export const tooManyFactors = () =>
  new AuthError(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  )

export const factorNameConflict = (name: string) =>
  new AuthError(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name "${name}" for this user already exists`,
  )

export const challengeExpired = (id: string) =>
  new AuthError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  )

export const factorRefused = (message = 'Invalid TOTP code entered') =>
  new AuthError(422, 'mfa_verification_failed', message)

export const passkeyNotFound = () =>
  new AuthError(404, 'webauthn_credential_not_found', 'Passkey not found')

export const tooManyPasskeys = () =>
  new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached')

export const webauthnCredentialExists = () =>
  new AuthError(422, 'webauthn_credential_exists', 'This credential is already registered')

export const webauthnChallengeNotFound = () =>
  new AuthError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used')

export const webauthnChallengeExpired = () =>
  new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired')

export const webauthnRefused = () =>
  new AuthError(400, 'webauthn_verification_failed', 'Credential verification failed')

export const badOAuthState = () =>
  new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired')

export const badOAuthCallback = (why: string) => new AuthError(400, 'bad_oauth_callback', why)

export const providerUnreachable = () =>
  new AuthError(500, 'unexpected_failure', 'Unable to reach the external provider')

export const providerEmailNeeded = (provider: string) =>
  new AuthError(
    403,
    'provider_email_needs_verification',
    `Verify your email address with ${provider} first, then sign in with it here.`,
  )

export const identityAlreadyExists = () =>
  new AuthError(422, 'identity_already_exists', 'Identity is already linked to an account')

export const identityNotFound = () =>
  new AuthError(404, 'identity_not_found', "Identity doesn't exist")

export const singleIdentity = () =>
  new AuthError(
    422,
    'single_identity_not_deletable',
    'User must have at least 1 identity after unlinking',
  )

export const badIdToken = (why: string) => new AuthError(400, 'validation_failed', why)

export const authorizationNotFound = () =>
  new AuthError(404, 'oauth_authorization_not_found', 'This request is not known, or over')

export const appNotFound = () => new AuthError(404, 'oauth_client_not_found', 'App not found')

export const tooManyApps = () => new AuthError(422, 'too_many_oauth_grants', 'Too many apps let in')

export const tokenNotFound = () => new AuthError(404, 'token_not_found', 'Token not found')

export const tooManyTokens = (most: number) =>
  new AuthError(422, 'too_many_tokens', `An account has at most ${most} tokens`)

const refusedTokens: ReadonlySet<string> = new Set(
  [invalidCredentials(), tokenExpired(), factorRefused(), badCodeVerifier(), webauthnRefused()].map(
    ({ code }) => code,
  ),
)

/** Whether somebody showed a password, a link, a code or a factor that is not good. */
export const isRefusedToken = ({ code }: AuthError): boolean => refusedTokens.has(code)
