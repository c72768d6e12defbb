import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import { askAsService } from '../as-service.ts'
import { type Caller, callerOf } from '../caller.ts'
import { callAs } from '../data-api.ts'
import type { FunctionEnvironment, FunctionHandler } from '../environment.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal, refusalResponse } from '../http/refusal.ts'
import { reasonOf } from '../stripe/answer.ts'
import { requirePassword } from './check-password.ts'
import { endPlan } from './end-plan.ts'

const bodySchema = z.object({
  action: z.literal('delete'),
  password: z.string().min(1).max(1000).optional(),
})

/** Who has no password has come from their provider no longer ago than this. */
const recentSeconds = 10 * 60

/** As long as the database takes for an account of ten thousand comments, and more. */
const eraseSeconds = 28

/**
 * POST {action: "delete", password} (without it by who has none, and has just signed in) erases the caller's account and answers 204: the plan is ended with
 * the payment provider, then everything in the database goes at once, then the pictures. Whatever fails
 * before that leaves the account. Refusals are JSON with a code: 400 `bad_request`; 401
 * `not_authenticated`; 403 `wrong_password`, `sign_in_again`, `anonymous_account`, `insufficient_aal`, `not_allowed`; 405; 429
 * `too_many_requests`; 503 `auth_unavailable`, `plan_runs_on`, `not_erased`.
 */
export const handleAccount: FunctionHandler = async (request, environment) => {
  try {
    if (request.method !== 'POST') {
      throw new Refusal(405, 'method_not_allowed', /* not shown */ 'This is called with POST.')
    }
    const caller = await callerOf(request, environment)
    if (caller.isAnonymous || caller.email === undefined) {
      throw new Refusal(403, 'anonymous_account', t('Sign up first: this account has no password.'))
    }
    const { password } = await readJson(request, bodySchema)
    if (password !== undefined) {
      await requirePassword(environment, { id: caller.id, email: caller.email, password })
    } else await requireRecentSignIn(caller, environment)
    await noteWish(caller, environment)
    await eraseAccount(caller.id, environment)
    return new Response(null, { status: 204 })
  } catch (thrown) {
    if (thrown instanceof Refusal) return refusalResponse(thrown)
    throw thrown
  }
}

/** @throws Refusal 400 `bad_request` for who has a password, 403 `sign_in_again` */
async function requireRecentSignIn(
  { token, shownAt }: Caller,
  environment: FunctionEnvironment,
): Promise<void> {
  if (await callAs(token, environment, 'has_password', {}, z.boolean())) {
    throw new Refusal(400, 'bad_request', /* not shown */ 'The password is missing.')
  }
  if (Date.now() / 1000 - shownAt <= recentSeconds) return
  throw new Refusal(403, 'sign_in_again', t('Sign in again first.'))
}

/** Where the account stays, its security log tells that somebody wanted it gone. @throws Refusal 503 */
async function noteWish(
  { id, sessionId }: Caller,
  environment: FunctionEnvironment,
): Promise<void> {
  try {
    const body = { account: id, session: sessionId ?? null }
    await askAsService(environment, 'rpc/note_deletion_asked', { body })
  } catch (thrown) {
    environment.log(`account: ${reasonOf(thrown)}`)
    throw new Refusal(503, 'not_erased', t('Your account could not be deleted. Try again.'))
  }
}

/** @throws Refusal 503 where the account stays */
async function eraseAccount(account: string, environment: FunctionEnvironment): Promise<void> {
  const { log, pictures } = environment
  const hasEnded = await endPlan(environment, account)
  try {
    // False where another call came first: then it is as it should be.
    const body = { account }
    await askAsService(environment, 'rpc/erase_account', { body, seconds: eraseSeconds })
  } catch (thrown) {
    log(`account: ${reasonOf(thrown)}`)
    const words = hasEnded
      ? t('Your plan has ended, but your account could not be deleted. Try again.')
      : t('Your account could not be deleted. Try again.')
    throw new Refusal(503, 'not_erased', words)
  }
  // The account is gone, and nobody can try this again for them: the log reports it to the operator.
  await pictures.store.removeAllOf(account).catch((thrown: unknown) => {
    log(`account: the pictures of ${account} are still there: ${reasonOf(thrown)}`)
  })
}
