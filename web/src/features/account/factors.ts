import type { GoTrueClient } from '@supabase/auth-js'

import { AuthFailure } from './auth-failure.ts'
import { asksForSecondFactor, secondFactorFailure } from './service-errors.ts'

/** `totp` holds those that count, `all` also what was begun and left. @throws AuthFailure */
export async function listFactors(client: GoTrueClient) {
  const { data, error } = await client.mfa.listFactors()
  if (error) throw secondFactorFailure(error)
  return data
}

/**
 * Shows the code to whichever of the factors it is of.
 * @throws AuthFailure, with `field` 'code' for one that is not right
 */
export async function showCode(
  client: GoTrueClient,
  factors: readonly { id: string }[],
  code: string,
): Promise<void> {
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) {
    throw new AuthFailure('input_invalid', 'Enter the 6 digits that your app shows.', {
      field: 'code',
    })
  }
  let refused: unknown
  for (const { id } of factors) {
    const { error } = await client.mfa.challengeAndVerify({ factorId: id, code: digits })
    if (error === null) return
    refused = error
  }
  throw secondFactorFailure(refused)
}

/**
 * What is refused for want of the second factor, though this device knew of none, leads to the step
 * where it is shown: a session that is fetched anew knows.
 */
export async function secondStepOr(client: GoTrueClient, error: unknown): Promise<AuthFailure> {
  if (asksForSecondFactor(error)) await client.refreshSession()
  return secondFactorFailure(error)
}
