import { AuthError, validationFailed } from './errors.ts'

/** What GoTrue offers and this server does not (yet): refused by name, so that a client can tell. */

export const anonymousDisabled = () =>
  new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')

export const phoneDisabled = () =>
  new AuthError(422, 'phone_provider_disabled', 'Phone sign-ins are not enabled')

export const mailDisabled = () =>
  new AuthError(422, 'email_provider_disabled', 'Sending e-mail is not enabled')

export const providerDisabled = () =>
  validationFailed('Unsupported provider: provider is not enabled')

export const idTokenProviderDisabled = (provider: string) =>
  new AuthError(400, 'provider_disabled', `Provider (issuer "${provider}") is not enabled`)

const singleSignOnDisabled = () =>
  new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')

export const phoneFactorDisabled = () =>
  new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')

export const webauthnFactorDisabled = () =>
  new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')

export const passkeysDisabled = () =>
  new AuthError(404, 'passkey_disabled', 'Passkeys are not available at this address')

/** The grants of POST /token that are known and not enabled. */
export const disabledGrants = new Map<string, () => AuthError>([
  ['web3', () => new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')],
])

/** The endpoints that are known and not enabled. */
export const disabledEndpoints = [['POST', '/sso', singleSignOnDisabled]] as const
