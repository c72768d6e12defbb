import { t } from '#domain/texts/t.ts'
import { captchaChoice } from '#web/lib/captcha-choice.ts'

import { AuthFailure } from '../forms/auth-failure.ts'

interface Widget {
  /** Undefined until somebody has shown that they are human, and again when that expires. */
  token: string | undefined
  /** Makes another token: each is good for one call. */
  renew: () => void
}

const shown = new Set<Widget>()

/** A widget that is on the screen; the answer takes it away. */
export function addWidget(widget: Widget): () => void {
  shown.add(widget)
  return () => void shown.delete(widget)
}

/**
 * What the auth client is to send along: the token of a widget on the screen, which is spent by that. Nothing where
 * no captcha is configured.
 *
 * @throws AuthFailure `captcha_needed` where nobody has answered it, or it could not be fetched
 */
export function captchaOption(): { captchaToken?: string } {
  if (captchaChoice() === undefined) return {}
  const answered = [...shown].find(({ token }) => token !== undefined)
  if (answered?.token === undefined) {
    throw new AuthFailure('captcha_needed', t('Confirm first that you are human, then try again'))
  }
  const { token: captchaToken } = answered
  answered.token = undefined
  answered.renew()
  return { captchaToken }
}
