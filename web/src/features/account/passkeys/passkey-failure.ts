import { t } from '#domain/texts/t.ts'
import { field, textField } from '#web/lib/json.ts'

import { AuthFailure } from '../forms/auth-failure.ts'
import { secondFactorFailure } from '../forms/service-errors.ts'

/** By the code of the auth server, or of the auth client for what the browser says. */
const words: Readonly<Record<string, string>> = {
  webauthn_verification_failed: t('This passkey opens no account here. It may have been deleted.'),
  webauthn_challenge_expired: t('That took too long. Please try again.'),
  webauthn_challenge_not_found: t('That took too long. Please try again.'),
  webauthn_credential_exists: t('This device has a passkey for an account here already.'),
  webauthn_credential_not_found: t('This passkey was deleted meanwhile.'),
  too_many_passkeys: t('You have ten passkeys. Delete one that you do not need first.'),
  passkey_disabled: t('Passkeys cannot be used at this address.'),
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: t(
    'This device has a passkey for an account here already.',
  ),
  ERROR_INVALID_DOMAIN: t('Passkeys cannot be used at this address.'),
  ERROR_INVALID_RP_ID: t('Passkeys cannot be used at this address.'),
  ERROR_CEREMONY_ABORTED: cancelled(),
}

function cancelled(): string {
  return t('No passkey was used. It was cancelled, or it took too long.')
}

/** Why a passkey was not used, added or changed, for the person. */
export function passkeyFailure(error: unknown): AuthFailure {
  const code = textField(error, 'code') ?? ''
  // Browsers say no more of it, so that a page cannot tell which keys somebody has.
  const name = textField(field(error, 'cause'), 'name') ?? textField(error, 'name')
  const message = name === 'NotAllowedError' ? cancelled() : words[code]
  if (message === undefined) return secondFactorFailure(error)
  return new AuthFailure('refused', message, { cause: error })
}

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis
