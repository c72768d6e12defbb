import type { CaptchaChoice } from '#web/lib/captcha-choice.ts'

/** What both providers' scripts offer; a widget has an id that is a word or a number. */
export interface CaptchaApi {
  render: (container: HTMLElement, options: Record<string, unknown>) => string | number
  reset: (widget: string | number) => void
  remove: (widget: string | number) => void
}

const scripts: Readonly<Record<CaptchaChoice['provider'], string>> = {
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
}

const patience = 15_000
/** The provider's script calls it when it is ready. */
const whenReady = 'larderCaptchaReady'
let loading: Promise<CaptchaApi> | undefined

/** Fetches the provider's script, once for a page. Rejects where it does not come; the next call tries again. */
export function loadCaptcha(choice: CaptchaChoice): Promise<CaptchaApi> {
  loading ??= fetchScript(choice).catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  return loading
}

function fetchScript({ provider, script }: CaptchaChoice): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    const fail = () => {
      element.remove()
      reject(new Error(`The script of ${provider} did not come`))
    }
    const timer = setTimeout(fail, patience)
    Object.assign(window, {
      [whenReady]() {
        clearTimeout(timer)
        const api: unknown = Reflect.get(window, provider)
        if (isCaptchaApi(api)) resolve(api)
        else fail()
      },
    })
    element.src = `${script ?? scripts[provider]}?render=explicit&onload=${whenReady}`
    element.async = true
    element.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    document.head.append(element)
  })
}

function isCaptchaApi(api: unknown): api is CaptchaApi {
  return (
    typeof api === 'object' &&
    api !== null &&
    ['render', 'reset', 'remove'].every((name) => typeof Reflect.get(api, name) === 'function')
  )
}
