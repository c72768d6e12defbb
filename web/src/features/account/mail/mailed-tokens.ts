import type { EmailOtpType } from '@supabase/auth-js'

import { t } from '#domain/texts/t.ts'
import type { AuthSource } from '#web/lib/backend/auth-source.ts'
import { field } from '#web/lib/json.ts'
import { paths } from '#web/lib/paths.ts'

import { captchaOption } from '../captcha/captcha-tokens.ts'
import { claimsOf } from '../second-factor/assurance.ts'
import { AuthFailure } from '../forms/auth-failure.ts'
import { parseEmail } from '../sign-in/credentials.ts'
import { secondStepOr } from '../second-factor/factors.ts'
import { returnAddress } from '../links/return-address.ts'
import { codeFailure, mailFailure, passwordChangeFailure } from '../forms/service-errors.ts'
import { inTime, requireNewPassword, setPassword } from '../sign-in/sign-in.ts'

const mailTimeout = t('No answer came - please try again')

type Answer = Promise<{ error: unknown }>

async function sendMail(
  source: AuthSource,
  send: (client: Awaited<ReturnType<AuthSource['client']>>) => Answer,
): Promise<void> {
  await inTime(source, mailTimeout, mailFailure, async () => {
    const client = await source.client()
    const { error } = await send(client)
    if (!error) return
    await secondStepOr(client, error)
    throw mailFailure(error)
  })
}

/** Mails a way to a new password, if the address has an account. Answers with the address as it counts. */
export async function sendRecovery(source: AuthSource, typed: string): Promise<string> {
  const email = parseEmail(typed)
  const redirectTo = returnAddress(paths.resetPassword)
  await sendMail(source, (client) =>
    client.resetPasswordForEmail(email, { redirectTo, ...captchaOption() }),
  )
  return email
}

/** The mail of a sign-up once more, if there is one for this address that nobody has confirmed. */
export async function resendConfirmation(source: AuthSource, typed: string): Promise<string> {
  const email = parseEmail(typed)
  const options = { emailRedirectTo: returnAddress(paths.confirmEmail) }
  await sendMail(source, (client) =>
    client.resend({ type: 'signup', email, options: { ...options, ...captchaOption() } }),
  )
  return email
}

/** Asks both mailboxes; until both agree the address stays. */
export async function requestEmailChange(source: AuthSource, typed: string): Promise<void> {
  const email = parseEmail(typed)
  const emailRedirectTo = returnAddress(paths.confirmEmail)
  await sendMail(source, (client) => client.updateUser({ email }, { emailRedirectTo }))
}

/** `current` is the address that is to be left. */
export async function resendEmailChange(source: AuthSource, current: string): Promise<void> {
  const options = { emailRedirectTo: returnAddress(paths.confirmEmail) }
  await sendMail(source, (client) =>
    client.resend({
      type: 'email_change',
      email: current,
      options: { ...options, ...captchaOption() },
    }),
  )
}

/** The address that a change waits for, null where none does. */
export async function pendingEmail(source: AuthSource): Promise<string | null> {
  const { data, error } = await (await source.client()).getUser()
  if (error) throw error
  return data.user.new_email || null
}

/** Mails the code that a change of password takes from somebody who signed in long ago. */
export async function sendNonce(source: AuthSource): Promise<void> {
  await sendMail(source, (client) => client.reauthenticate())
}

interface TypedCode {
  email: string
  type: EmailOtpType
  code: string
}

/**
 * Uses the code from a mail, which signs in. Answers false where that is not all: another mailbox has
 * still to agree. @throws AuthFailure, BackendNotConfigured.
 */
export async function enterCode(source: AuthSource, typed: TypedCode): Promise<boolean> {
  // As mail programs show it, a code may come with spaces.
  const token = typed.code.replaceAll(/\s/g, '')
  if (token === '') {
    throw new AuthFailure('input_invalid', t('Please type the code from the mail'), {
      field: 'code',
    })
  }
  const { email, type } = typed
  return inTime(source, mailTimeout, codeFailure, async () => {
    const client = await source.client()
    const { data, error } = await client.verifyOtp({ email, token, type })
    if (error) throw codeFailure(error)
    return data.session !== null
  })
}

/**
 * Whether who has just typed a code has a password to choose: several people had signed up with the
 * address, and nobody's counts.
 */
export async function hasPasswordToChoose(source: AuthSource): Promise<boolean> {
  const { data } = await (await source.client()).getSession()
  const methods = data.session && field(claimsOf(data.session), 'amr')
  return Array.isArray(methods) && methods.some((each) => field(each, 'method') === 'recovery')
}

/** For who came by mail and need not know the old one. The backend then ends the other sessions. */
export async function chooseNewPassword(
  source: AuthSource,
  password: string,
  nonce?: string,
): Promise<void> {
  requireNewPassword(password)
  const timeout = t('Password change timeout - please try again')
  await inTime(source, timeout, passwordChangeFailure, async () => {
    await setPassword(await source.client(), password, nonce)
  })
}

/**
 * A code of either of the two mails that ask for a change of address. Answers whether both mailboxes
 * have agreed by now. @throws AuthFailure, BackendNotConfigured.
 */
export async function enterChangeCode(
  source: AuthSource,
  { current, next, code }: { current: string; next: string; code: string },
): Promise<boolean> {
  const enter = (email: string) => enterCode(source, { email, type: 'email_change', code })
  try {
    return await enter(next)
  } catch (error) {
    // Nobody is asked which of the mails they are reading.
    if (error instanceof AuthFailure && error.code === 'invalid_credentials') return enter(current)
    throw error
  }
}
