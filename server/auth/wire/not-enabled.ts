import { AuthError, validationFailed } from './errors.ts'

/** What GoTrue offers and this server does not (yet): refused by name, so that a client can tell. */

export const anonymousDisabled = () =>
  new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')

export const phoneDisabled = () =>
  new AuthError(422, 'phone_provider_disabled', 'Phone sign-ins are not enabled')

export const mailDisabled = () =>
  new AuthError(422, 'email_provider_disabled', 'Sending e-mail is not enabled')

const providerDisabled = () => validationFailed('Unsupported provider: provider is not enabled')

const linkingDisabled = () =>
  new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')

const singleSignOnDisabled = () =>
  new AuthError(404, 'saml_provider_disabled', 'Single sign-on is not enabled')

const enrolDisabled = () =>
  new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')

const factorNotFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found')

/** The grants of POST /token that are known and not enabled. */
export const disabledGrants = new Map<string, () => AuthError>([
  ['id_token', () => new AuthError(400, 'provider_disabled', 'Provider is not enabled')],
  ['web3', () => new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')],
])

/** The endpoints that are known and not enabled. */
export const disabledEndpoints = [
  ['GET', '/authorize', providerDisabled],
  ['GET', '/user/identities/authorize', linkingDisabled],
  ['DELETE', '/user/identities/:identityId', linkingDisabled],
  ['POST', '/sso', singleSignOnDisabled],
  ['POST', '/factors', enrolDisabled],
  ['DELETE', '/factors/:factorId', factorNotFound],
  ['POST', '/factors/:factorId/challenge', factorNotFound],
  ['POST', '/factors/:factorId/verify', factorNotFound],
] as const
