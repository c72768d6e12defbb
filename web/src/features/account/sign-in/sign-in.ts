import type { GoTrueClient, Session as AuthSession } from '@supabase/auth-js'

import { locale, t } from '#domain/texts/t.ts'
import type { AuthSource } from '#web/lib/backend/auth-source.ts'
import { BackendNotConfigured } from '#web/lib/backend/not-configured.ts'
import { paths } from '#web/lib/paths.ts'
import { sleep, within } from '#web/lib/timing.ts'

import { captchaOption } from '../captcha/captcha-tokens.ts'
import { awaitsSecondStep } from '../second-factor/assurance.ts'
import { AuthFailure } from '../forms/auth-failure.ts'
import type { Credentials, NewAccount, PasswordChange } from './credentials.ts'
import { parseLogin, parseRegistration, shortestPassword } from './credentials.ts'
import { secondStepOr } from '../second-factor/factors.ts'
import { returnAddress } from '../links/return-address.ts'
import {
  loginFailure,
  newPasswordTooShort,
  noUserData,
  passwordChangeFailure,
  registrationFailure,
} from '../forms/service-errors.ts'
import type { Account } from '../user.ts'

/** After ending an earlier session, before asking for the next one. */
const pauseAfterSignOut = 300
const signInTimeout = 10_000

export interface SignInDependencies {
  source: AuthSource
  /** Ends the session there is, on this device at the latest after 2 seconds. Never fails. */
  endSession: () => Promise<void>
}

/** @throws AuthFailure with the specified texts, BackendNotConfigured. */
export async function login(deps: SignInDependencies, input: Credentials): Promise<AuthSession> {
  const credentials = parseLogin(input)
  return inTime(deps.source, t('Login timeout - please try again'), loginFailure, async () => {
    const client = await freshStart(deps)
    const { data, error } = await client.signInWithPassword({
      ...credentials,
      options: captchaOption(),
    })
    if (error) throw loginFailure(error)
    if (!data.session?.user) throw noUserData()
    return data.session
  })
}

export interface Registration {
  account: Account
  /** False where the backend wants the address confirmed first. */
  signedIn: boolean
}

/** @throws AuthFailure with the specified texts, BackendNotConfigured. */
export async function register(deps: SignInDependencies, input: NewAccount): Promise<Registration> {
  const { email, password, name } = parseRegistration(input)
  return inTime(
    deps.source,
    t('Registration timeout - please try again'),
    registrationFailure,
    async () => {
      const client = await freshStart(deps)
      const { data, error } = await client.signUp({
        email,
        password,
        // It is no metadata: the server takes it out.
        options: {
          ...captchaOption(),
          data: {
            name,
            language: locale(),
            ...(input.invitation && { invitation: input.invitation }),
          },
          emailRedirectTo: returnAddress(paths.confirmEmail),
        },
      })
      if (error) throw registrationFailure(error)
      if (!data.user) throw registrationFailure()
      return { account: data.user, signedIn: data.session !== null }
    },
  )
}

/**
 * Proves the current password by signing in with it again; the backend then ends the other sessions.
 * @throws AuthFailure with the specified texts, BackendNotConfigured.
 */
export async function changePassword(
  source: AuthSource,
  email: string,
  { current, next, nonce }: PasswordChange,
): Promise<void> {
  requireNewPassword(next)
  const timeout = t('Password change timeout - please try again')
  await inTime(source, timeout, passwordChangeFailure, async () => {
    const client = await source.client()
    // Apart, for the other tabs would take up the session of the proof, whatever it may not yet do.
    const prover = await source.apart()
    const proof = await prover.signInWithPassword({
      email,
      password: current,
      options: captchaOption(),
    })
    if (proof.error) throw wrongPasswordOr(loginFailure(proof.error))
    // It shows no second factor: where there is one, the session that did goes on.
    if (awaitsSecondStep(proof.data.session)) await prover.signOut({ scope: 'local' })
    else {
      const { error } = await client.setSession(proof.data.session)
      if (error) throw passwordChangeFailure(error)
    }
    await setPassword(client, next, nonce)
  })
}

/** @throws AuthFailure where it is too short. */
export function requireNewPassword(password: string): void {
  if (password.length >= shortestPassword) return
  throw new AuthFailure('input_invalid', newPasswordTooShort, { field: 'new-password' })
}

/** @throws AuthFailure, `code_needed` where the backend wants to be sure who asks. */
export async function setPassword(
  client: GoTrueClient,
  password: string,
  nonce?: string,
): Promise<void> {
  const { error } = await client.updateUser({ password, ...(nonce !== undefined && { nonce }) })
  if (error === null) return
  await secondStepOr(client, error)
  throw passwordChangeFailure(error)
}

const tellsNothing: ReadonlySet<AuthFailure['code']> = new Set([
  'too_many_requests',
  'network',
  'captcha_needed',
])

function wrongPasswordOr(failure: AuthFailure): AuthFailure {
  if (tellsNothing.has(failure.code)) return failure
  return new AuthFailure('invalid_credentials', t('Current password is incorrect'), {
    cause: failure,
    field: 'current-password',
  })
}

async function freshStart({ source, endSession }: SignInDependencies): Promise<GoTrueClient> {
  await endSession()
  await sleep(pauseAfterSignOut)
  return source.client()
}

/**
 * Runs one attempt. When its time is over the client is retired, so that an answer that comes after
 * the person was told of a timeout signs nobody in.
 */
export async function inTime<T>(
  source: AuthSource,
  timeoutMessage: string,
  failureOf: (error: unknown) => AuthFailure,
  attempt: () => Promise<T>,
): Promise<T> {
  const outcome = await within(signInTimeout, attempt()).catch((error: unknown) => {
    throw error instanceof AuthFailure || error instanceof BackendNotConfigured
      ? error
      : failureOf(error)
  })
  if (outcome.inTime) return outcome.value
  source.retire()
  throw new AuthFailure('timeout', timeoutMessage)
}
