import { t } from '#domain/texts/t.ts'
import { AuthFailure } from '../forms/auth-failure.ts'

const recoveryDigits = 20

/** A code of the authenticator app, or one of those that were kept for when it is lost. */
interface SecondFactorCode {
  kind: 'app' | 'recovery'
  code: string
}

/** As typed: with spaces and hyphens, in any case. @throws AuthFailure with `field` 'code' */
export function readCode(text: string): SecondFactorCode {
  const code = text.replaceAll(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  if (code.length === recoveryDigits && /^[0-9a-f]*$/.test(code)) return { kind: 'recovery', code }
  if (code.length <= 10) throw notOfTheApp()
  throw wrongRecoveryCode()
}

/** Where nothing else is asked for. @throws AuthFailure with `field` 'code' */
export function requireRecoveryCode(text: string): void {
  const isOfTheApp = text.replaceAll(/[\s-]/g, '').length <= 10
  if (isOfTheApp || readCode(text).kind !== 'recovery') throw wrongRecoveryCode()
}

function wrongRecoveryCode(): AuthFailure {
  const message = t('A recovery code has 20 digits and letters from a to f.')
  return new AuthFailure('input_invalid', message, { field: 'code' })
}

export function notOfTheApp(): AuthFailure {
  const message = t('Enter the 6 digits that your app shows.')
  return new AuthFailure('input_invalid', message, { field: 'code' })
}

/** In groups of five: what has to be written down or typed is read so. */
export function groupedCode(code: string): string {
  return code.replaceAll(/.{5}(?=.)/g, '$&-')
}
