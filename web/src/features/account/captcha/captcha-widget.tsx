import { useEffect, useRef, useState } from 'react'

import { t } from '#domain/texts/t.ts'
import type { CaptchaChoice } from '#web/lib/captcha-choice.ts'

import { addWidget } from './captcha-tokens.ts'
import { loadCaptcha } from './load-captcha.ts'

type State = 'loading' | 'waiting' | 'answered' | 'expired' | 'failed'

const words: Readonly<Record<State, string>> = {
  loading: t('Loading the check that you are human...'),
  waiting: '',
  answered: '',
  expired: t('The check that you are human has expired. Please do it once more.'),
  failed: t('The check that you are human did not succeed. Please do it once more.'),
}

interface CaptchaWidgetProps {
  choice: CaptchaChoice
  /** The provider's script did not come. */
  onUnavailable: () => void
}

/** The provider's widget. What it gives is sent with the next call of the form that it stands in. */
export function CaptchaWidget({ choice, onUnavailable }: CaptchaWidgetProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')

  useEffect(() => {
    let isGone = false
    let takeAway = () => undefined as void
    async function show() {
      const api = await loadCaptcha(choice)
      if (isGone || frame.current === null) return
      const widget = { token: undefined as string | undefined, renew: () => api.reset(id) }
      const lose = (why: State) => () => {
        widget.token = undefined
        setState(why)
      }
      const id = api.render(frame.current, {
        sitekey: choice.siteKey,
        theme: isDark() ? 'dark' : 'light',
        callback(token: string) {
          widget.token = token
          setState('answered')
        },
        'expired-callback': lose('expired'),
        'chalexpired-callback': lose('expired'),
        'timeout-callback': lose('expired'),
        'error-callback': lose('failed'),
      })
      setState('waiting')
      const forget = addWidget(widget)
      takeAway = () => {
        forget()
        api.remove(id)
      }
    }
    show().catch(() => {
      if (!isGone) onUnavailable()
    })
    return () => {
      isGone = true
      takeAway()
    }
  }, [choice, onUnavailable])

  return (
    <div role="group" aria-label={t('Confirm that you are human')}>
      <div ref={frame} className="min-h-20" />
      <p role="status" className="text-sm text-soft empty:hidden">
        {words[state]}
      </p>
    </div>
  )
}

/** As the page is shown: somebody may have chosen a theme, else it follows the device. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === undefined
    ? window.matchMedia('(prefers-color-scheme: dark)').matches
    : theme === 'dark'
}
