import { t } from '#domain/texts/t.ts'
import { AuthFailure } from '../forms/auth-failure.ts'
import { passwordTooShort } from '../forms/service-errors.ts'
import { emailPrefix } from '../user.ts'

export const shortestPassword = 6
const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export interface Credentials {
  email: string
  password: string
}

export interface NewAccount extends Credentials {
  name?: string
  /** The secret of the invitation that somebody came with. */
  invitation?: string | undefined
}

export interface PasswordChange {
  current: string
  next: string
  /** The code from the mail, where the backend asked for one. */
  nonce?: string | undefined
}

/** Trimmed and lowercased. @throws AuthFailure where one of the two is missing. */
export function parseLogin({ email, password }: Credentials): Credentials {
  const address = email.trim().toLowerCase()
  if (address === '' || password === '') {
    throw new AuthFailure('input_invalid', t('Email and password are required'))
  }
  return { email: address, password }
}

/** As for login; the name defaults to the part of the address before the at sign. */
export function parseRegistration(input: NewAccount): Credentials & { name: string } {
  const { email, password } = parseLogin(input)
  if (password.length < shortestPassword) {
    throw new AuthFailure('input_invalid', passwordTooShort, { field: 'password' })
  }
  return { email: parseEmail(email), password, name: input.name?.trim() || emailPrefix(email) }
}

/** Trimmed and lowercased. @throws AuthFailure where it is no address. */
export function parseEmail(typed: string): string {
  const email = typed.trim().toLowerCase()
  if (!simpleEmail.test(email)) {
    throw new AuthFailure('input_invalid', t('Please enter a valid email address'), {
      field: 'email',
    })
  }
  return email
}
