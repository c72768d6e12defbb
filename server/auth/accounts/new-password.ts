import { validationFailed, weakPassword } from '../wire/errors.ts'
import { maximumPasswordLength } from './passwords.ts'
import type { AuthSettings } from '../settings.ts'

/** Throws `weak_password` or `validation_failed` where a new password cannot be taken. */
export function requireAcceptablePassword(password: string, settings: AuthSettings): void {
  const { minimumPasswordLength } = settings
  if (password.length < minimumPasswordLength) throw weakPassword(minimumPasswordLength)
  if (password.length > maximumPasswordLength) {
    throw validationFailed(`Password cannot be longer than ${maximumPasswordLength} characters`)
  }
}
