import type { Session as AuthSession } from '@supabase/auth-js'

import type { AuthSource } from '#web/lib/backend/auth-source.ts'

import { listFactors, showEitherCode } from './factors.ts'
import { secondFactorFailure } from '../forms/service-errors.ts'

/**
 * Lifts the session of who gave their password with a code of their app, or removes the factor with
 * a recovery code; the answer is the session as it is then. @throws AuthFailure, with `field` 'code' for a code that is not right
 */
export async function passSecondStep(source: AuthSource, code: string): Promise<AuthSession> {
  const client = await source.client()
  const { totp } = await listFactors(client)
  const shown = totp.length > 0 && (await showEitherCode(client, totp, code)) === 'shown'
  // Where none is left, by a recovery code or on another device, a session fetched anew says so.
  const { data, error } = await (shown ? client.getSession() : client.refreshSession())
  if (!data.session) throw secondFactorFailure(error)
  return data.session
}
