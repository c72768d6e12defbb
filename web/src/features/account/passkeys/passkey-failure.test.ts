import { expect, it } from 'vitest'

import { passkeyFailure } from './passkey-failure.ts'

const cancelled = 'No passkey was used. It was cancelled, or it took too long.'

it.each([
  // What auth-js makes of what the browser says.
  [{ code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', cause: { name: 'NotAllowedError' } }, cancelled],
  [{ code: 'ERROR_CEREMONY_ABORTED', cause: { name: 'AbortError' } }, cancelled],
  [
    { code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' },
    'This device has a passkey for an account here already.',
  ],
  [{ code: 'ERROR_INVALID_RP_ID' }, 'Passkeys cannot be used at this address.'],
  // What the server says.
  [
    { code: 'webauthn_verification_failed', status: 400 },
    'This passkey opens no account here. It may have been deleted.',
  ],
  [
    { code: 'too_many_passkeys', status: 422 },
    'You have ten passkeys. Delete one that you do not need first.',
  ],
  [{ code: 'over_request_rate_limit', status: 429 }, 'Too many requests'],
  [{ name: 'AuthRetryableFetchError', status: 0 }, 'Network error'],
  [{}, 'That did not work'],
])('tells the person of %j', (error, message) => {
  expect(passkeyFailure(error).message).toBe(message)
})

it('sends who signed in long ago to sign in again', () => {
  expect(passkeyFailure({ code: 'reauthentication_needed' }).code).toBe('sign_in_again')
})
