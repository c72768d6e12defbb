import type { GoTrueClient } from '@supabase/auth-js'

import { t } from '#domain/texts/t.ts'
import { callFunction, FunctionFailure } from '#web/lib/backend/functions.ts'

import { AuthFailure } from '../forms/auth-failure.ts'
import { notOfTheApp, readCode } from './second-factor-code.ts'
import { asksForSecondFactor, secondFactorFailure } from '../forms/service-errors.ts'

/** `totp` holds those that count, `all` also what was begun and left. @throws AuthFailure */
export async function listFactors(client: GoTrueClient) {
  const { data, error } = await client.mfa.listFactors()
  if (error) throw secondFactorFailure(error)
  return data
}

/**
 * Shows a code of the app to whichever of the factors it is of.
 * @throws AuthFailure, with `field` 'code' for one that is not right
 */
export async function showAppCode(
  client: GoTrueClient,
  factors: readonly { id: string }[],
  text: string,
): Promise<void> {
  const { kind, code } = readCode(text)
  if (kind !== 'app') throw notOfTheApp()
  let refused: unknown
  for (const { id } of factors) {
    const { error } = await client.mfa.challengeAndVerify({ factorId: id, code })
    if (error === null) return
    refused = error
  }
  throw secondFactorFailure(refused)
}

/** As above, or with a recovery code, which removes all factors. @throws AuthFailure */
export async function showEitherCode(
  client: GoTrueClient,
  factors: readonly { id: string }[],
  text: string,
): Promise<'shown' | 'recovered'> {
  const { kind, code } = readCode(text)
  if (kind === 'recovery') {
    await recover(code)
    return 'recovered'
  }
  await showAppCode(client, factors, text)
  return 'shown'
}

/** It signs out the other devices too. */
async function recover(code: string): Promise<void> {
  try {
    await callFunction('recovery', { code })
  } catch (error) {
    if (!(error instanceof FunctionFailure)) throw secondFactorFailure(error)
    const field = error.code === 'recovery_code_invalid' ? 'code' : undefined
    throw new AuthFailure('refused', error.message || t('That did not work'), {
      cause: error,
      ...(field && { field }),
    })
  }
}

/**
 * What is refused for want of the second factor, though this device knew of none, leads to the step
 * where it is shown: a session that is fetched anew knows.
 */
export async function secondStepOr(client: GoTrueClient, error: unknown): Promise<AuthFailure> {
  if (asksForSecondFactor(error)) await client.refreshSession()
  return secondFactorFailure(error)
}
