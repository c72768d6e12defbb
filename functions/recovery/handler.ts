import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import { callerOf } from '../caller.ts'
import { callAs } from '../data-api.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { orRefusal } from '../http/database-refusals.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal, refusalResponse } from '../http/refusal.ts'
import { endOtherSessions, removeFactors } from './factors.ts'

const bodySchema = z.object({ code: z.string().max(100) })

/**
 * `POST /functions/v1/recovery` with `{code}` by who gave their password and has lost their
 * authenticator app: a right recovery code is used up, signs out their other devices, removes their
 * second factors, and is answered with 204. Refusals are JSON with a code: 400 `bad_request`; 401 `not_authenticated`; 405; 422
 * `recovery_code_invalid`; 429 `recovery_limit`; 503 `unavailable`.
 */
export async function recovery(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  try {
    if (request.method !== 'POST') {
      throw new Refusal(405, 'method_not_allowed', /* not shown */ 'This is called with POST.')
    }
    const { id, token } = await callerOf(request, environment, { withoutSecondFactor: true })
    const { code } = await readJson(request, bodySchema)
    await takeCode(id, code.toLowerCase().replaceAll(/[^0-9a-f]/g, ''), environment)
    await remove(id, token, environment)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  } catch (thrown) {
    if (thrown instanceof Refusal) return refusalResponse(thrown)
    throw thrown
  }
}

async function takeCode(person: string, code: string, environment: FunctionEnvironment) {
  const input = { person, code }
  const { secretKey } = environment
  const taking = callAs(secretKey, environment, 'take_recovery_code', input, z.boolean())
  if (await orRefusal(taking)) return
  const message = t('This is none of your recovery codes that are left.')
  throw new Refusal(422, 'recovery_code_invalid', message)
}

/**
 * Whoever lost the app may have lost a device with it: the others are signed out first. Where this
 * fails, one code is gone and the others are left: the person tries again with another.
 */
async function remove(person: string, token: string, environment: FunctionEnvironment) {
  try {
    await endOtherSessions(token, environment)
    await removeFactors(person, environment)
  } catch (thrown) {
    environment.log(`recovery: ${String(thrown)}`)
    const message = t('Two-factor sign-in could not be turned off. Try again with another code.')
    throw new Refusal(503, 'unavailable', message)
  }
}
