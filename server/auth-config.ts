import { isIP } from 'node:net'
import { z } from 'zod'
import { optionalText } from '#functions/settings/optional-text.ts'
import type { ClientSettings } from './auth/providers/settings.ts'
import type { AuthSettings, CaptchaSettings } from './auth/settings.ts'
import type { SmtpSettings } from './mail/smtp.ts'
import { openIdVariables, readOpenId } from './openid-config.ts'
import { StartError } from './start-error.ts'

/** What the operator chose for accounts. */
export interface AuthConfig {
  /** Undefined without an SMTP server. */
  readonly smtp: SmtpSettings | undefined
  readonly settings: Pick<
    AuthSettings,
    | 'signUp'
    | 'confirmEmail'
    | 'anonymousEnabled'
    | 'captcha'
    | 'allowedRedirects'
    | 'providers'
    | 'passkeyDomain'
  >
}

const choice = optionalText
  .refine(
    (value) => value === undefined || value === 'on' || value === 'off',
    'This must be on or off',
  )
  .transform((value) => value === 'on')

export const authVariables = {
  SMTP_URL: optionalText.refine(
    (url) => url === undefined || (/^smtps?:\/\/./.test(url) && URL.canParse(url)),
    'SMTP_URL must look like smtp://user:password@host:587',
  ),
  MAIL_FROM: optionalText.refine(
    (from) => from === undefined || /^[^\r\n]*\S+@\S+$/.test(from),
    'MAIL_FROM must look like Larder <hello@larder.example>',
  ),
  SIGN_UP: optionalText
    .transform((word) => word ?? 'open')
    .pipe(z.enum(['open', 'invite', 'off'], 'SIGN_UP must be open, invite or off')),
  CONFIRM_EMAIL: choice,
  ANONYMOUS_SIGN_IN: choice,
  CAPTCHA_PROVIDER: optionalText
    .transform((name) => name ?? 'hcaptcha')
    .pipe(z.enum(['hcaptcha', 'turnstile'], 'CAPTCHA_PROVIDER must be hcaptcha or turnstile')),
  CAPTCHA_SECRET: optionalText,
  CAPTCHA_SITE_KEY: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GITHUB_CLIENT_ID: optionalText,
  GITHUB_CLIENT_SECRET: optionalText,
  APPLE_CLIENT_IDS: optionalText,
  ...openIdVariables,
  PASSKEY_DOMAIN: optionalText.refine(
    (domain) => domain === undefined || isDomain(domain),
    'PASSKEY_DOMAIN must be a domain such as larder.example',
  ),
  REDIRECT_ORIGINS: optionalText
    .transform((list) => (list ?? '').split(/[\s,]+/).filter(Boolean))
    .refine(
      (origins) => origins.every(isOrigin),
      'REDIRECT_ORIGINS must be a list of addresses such as https://app.larder.example',
    ),
} as const

type Variables = z.infer<z.ZodObject<typeof authVariables>>

/** @throws StartError `bad_setting`, exit code 2 */
export function readAuth(variables: Variables, production: boolean): AuthConfig {
  const {
    SMTP_URL: url,
    MAIL_FROM: from,
    CAPTCHA_SECRET: secret,
    CAPTCHA_SITE_KEY: siteKey,
  } = variables
  if (url !== undefined && from === undefined) {
    throw badSetting('SMTP_URL needs MAIL_FROM too: the address that mails come from.')
  }
  if (variables.CONFIRM_EMAIL && url === undefined && production) {
    throw badSetting(
      'CONFIRM_EMAIL needs SMTP_URL and MAIL_FROM too: somebody has to send the mail.',
    )
  }
  const apple = variables.APPLE_CLIENT_IDS?.split(/[\s,]+/).filter(Boolean)
  return {
    smtp: url === undefined || from === undefined ? undefined : { url, from },
    settings: {
      signUp: variables.SIGN_UP,
      confirmEmail: variables.CONFIRM_EMAIL,
      anonymousEnabled: variables.ANONYMOUS_SIGN_IN,
      captcha: captchaOf(variables.CAPTCHA_PROVIDER, secret, siteKey),
      passkeyDomain: variables.PASSKEY_DOMAIN,
      allowedRedirects: variables.REDIRECT_ORIGINS.map((origin) => new URL(origin).origin),
      providers: {
        google: client('GOOGLE', variables.GOOGLE_CLIENT_ID, variables.GOOGLE_CLIENT_SECRET),
        github: client('GITHUB', variables.GITHUB_CLIENT_ID, variables.GITHUB_CLIENT_SECRET),
        apple: apple && { clientIds: apple },
        openid: readOpenId(variables),
      },
    },
  }
}

/** The widget needs the one, and whoever checks what it gives the other. */
function captchaOf(
  provider: CaptchaSettings['provider'],
  secret: string | undefined,
  siteKey: string | undefined,
): CaptchaSettings | undefined {
  if (secret === undefined && siteKey === undefined) return undefined
  if (secret !== undefined && siteKey !== undefined) return { provider, secret, siteKey }
  throw badSetting('CAPTCHA_SECRET and CAPTCHA_SITE_KEY go together.')
}

/** Both or neither. */
function client(
  name: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): ClientSettings | undefined {
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  throw badSetting(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together.`)
}

function badSetting(message: string): StartError {
  return new StartError('bad_setting', message, { exitCode: 2 })
}

function isDomain(name: string): boolean {
  return isIP(name) === 0 && /^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(name)
}

function isOrigin(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
