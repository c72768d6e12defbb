import type { Session as AuthSession } from '@supabase/auth-js'

import type { AuthSource } from '#web/lib/backend/auth-source.ts'

import { listFactors, showCode } from './factors.ts'
import { secondFactorFailure } from './service-errors.ts'

/**
 * Lifts the session of who gave their password with a code of their app; the answer is the session
 * as it is then. @throws AuthFailure, with `field` 'code' for a code that is not right
 */
export async function passSecondStep(source: AuthSource, code: string): Promise<AuthSession> {
  const client = await source.client()
  const { totp } = await listFactors(client)
  if (totp.length > 0) await showCode(client, totp, code)
  // Taken away on another device in the meantime: a session that is fetched anew says so.
  const { data, error } = await (totp.length > 0 ? client.getSession() : client.refreshSession())
  if (error ?? !data.session) throw secondFactorFailure(error)
  return data.session
}
