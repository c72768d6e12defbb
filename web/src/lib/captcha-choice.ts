import { chosen } from './installation.ts'

/** The captcha that whoever runs this Larder set up: attributes of the page, as in `installation.ts`. */
export interface CaptchaChoice {
  provider: 'hcaptcha' | 'turnstile'
  siteKey: string
  /** In place of the provider's own address. */
  script: string | undefined
}

/** Undefined where there is none. */
export function captchaChoice(): CaptchaChoice | undefined {
  const { captcha: provider, captchaKey: siteKey, captchaScript: script } = chosen()
  if ((provider !== 'hcaptcha' && provider !== 'turnstile') || siteKey === undefined)
    return undefined
  return { provider, siteKey, script }
}
