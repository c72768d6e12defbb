import type { CaptchaSettings } from '../settings.ts'

type Provider = {
  /** The widget's code, without its query. */
  readonly script: string
  /** Where a token is checked. */
  readonly verify: string
  /** What the Content-Security-Policy has to allow, as the provider's documentation lists it. */
  readonly allows: Readonly<Record<string, string>>
}

const hcaptcha = 'https://hcaptcha.com https://*.hcaptcha.com'
const cloudflare = 'https://challenges.cloudflare.com'

const providers: Readonly<Record<CaptchaSettings['provider'], Provider>> = {
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    verify: 'https://api.hcaptcha.com/siteverify',
    allows: {
      'script-src': hcaptcha,
      'frame-src': hcaptcha,
      'style-src': hcaptcha,
      'connect-src': hcaptcha,
    },
  },
  turnstile: {
    script: `${cloudflare}/turnstile/v0/api.js`,
    verify: `${cloudflare}/turnstile/v0/siteverify`,
    allows: { 'script-src': cloudflare, 'frame-src': cloudflare },
  },
}

/** Where the provider of these settings answers: its own addresses, or those of a stand-in. */
export function captchaProvider({ provider, standIn }: CaptchaSettings): Provider {
  if (standIn === undefined) return providers[provider]
  const { origin } = new URL(standIn.script)
  return { ...standIn, allows: { 'script-src': origin, 'connect-src': origin } }
}
