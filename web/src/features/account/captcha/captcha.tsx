import { useCallback, useState } from 'react'

import { captchaChoice } from '#web/lib/captcha-choice.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'

import { CaptchaMissing } from './captcha-missing.tsx'

const { Piece: Widget } = lazyPiece(
  async () => (await import('./captcha-widget.tsx')).CaptchaWidget,
)

/** Where a form asks whether somebody is human; nothing where whoever runs this Larder set up no captcha. */
export function Captcha() {
  const [isMissing, setMissing] = useState(false)
  const [choice] = useState(captchaChoice)
  const unavailable = useCallback(() => setMissing(true), [])
  if (choice === undefined) return null
  return isMissing ? (
    <CaptchaMissing onRetry={() => setMissing(false)} />
  ) : (
    <Widget choice={choice} onUnavailable={unavailable} />
  )
}
