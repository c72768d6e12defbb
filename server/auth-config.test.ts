import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const smtp = { SMTP_URL: 'smtp://larder:p@mail.example:587', MAIL_FROM: 'Larder <a@b.example>' }

test('accounts need no mail unless that is asked for', () => {
  expect(readConfig({}).auth).toEqual({
    smtp: undefined,
    settings: {
      signUp: 'open',
      confirmEmail: false,
      anonymousEnabled: false,
      captcha: undefined,
      allowedRedirects: [],
      passkeyDomain: undefined,
      providers: { google: undefined, github: undefined, apple: undefined, openid: undefined },
    },
  })
  const chosen = readConfig({
    ...smtp,
    SIGN_UP: 'invite',
    CONFIRM_EMAIL: 'on',
    ANONYMOUS_SIGN_IN: 'on',
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SECRET: 'abc',
    CAPTCHA_SITE_KEY: 'key',
    REDIRECT_ORIGINS: 'https://app.example/, http://localhost:5173',
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 'gs',
    APPLE_CLIENT_IDS: 'one, two',
    PASSKEY_DOMAIN: 'larder.example',
    OIDC_ISSUER: 'https://auth.example/application/o/larder/',
    OIDC_CLIENT_ID: 'larder',
    OIDC_CLIENT_SECRET: 'os',
    OIDC_TRUST_EMAIL: 'on',
  })
  expect(chosen.auth).toEqual({
    smtp: { url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
    settings: {
      signUp: 'invite',
      confirmEmail: true,
      anonymousEnabled: true,
      captcha: { provider: 'turnstile', secret: 'abc', siteKey: 'key' },
      allowedRedirects: ['https://app.example', 'http://localhost:5173'],
      passkeyDomain: 'larder.example',
      providers: {
        google: { clientId: 'g', clientSecret: 'gs' },
        github: undefined,
        apple: { clientIds: ['one', 'two'] },
        openid: {
          issuer: 'https://auth.example/application/o/larder/',
          clientId: 'larder',
          clientSecret: 'os',
          name: 'auth.example',
          trustsEmail: true,
        },
      },
    },
  })
})

test.each([
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must look like smtp://user:password@host:587'],
  [{ SMTP_URL: smtp.SMTP_URL }, 'SMTP_URL needs MAIL_FROM too'],
  [{ ...smtp, MAIL_FROM: 'Larder' }, 'MAIL_FROM must look like Larder <hello@larder.example>'],
  [{ CONFIRM_EMAIL: 'yes' }, 'This must be on or off (CONFIRM_EMAIL is "yes")'],
  [{ CONFIRM_EMAIL: 'on', NODE_ENV: 'production' }, 'CONFIRM_EMAIL needs SMTP_URL and MAIL_FROM'],
  [{ ...smtp, NODE_ENV: 'production' }, 'need PUBLIC_URL too'],
  [{ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', HOST: '0.0.0.0' }, 'need PUBLIC_URL too'],
  [{ SIGN_UP: 'closed' }, 'SIGN_UP must be open, invite or off (SIGN_UP is "closed")'],
  [{ CAPTCHA_PROVIDER: 'none' }, 'CAPTCHA_PROVIDER must be hcaptcha or turnstile'],
  [{ CAPTCHA_SECRET: 'abc' }, 'CAPTCHA_SECRET and CAPTCHA_SITE_KEY go together.'],
  [{ CAPTCHA_SITE_KEY: 'abc' }, 'CAPTCHA_SECRET and CAPTCHA_SITE_KEY go together.'],
  [{ GITHUB_CLIENT_ID: 'a' }, 'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET go together.'],
  [{ OIDC_ISSUER: 'https://auth.example' }, 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'],
  [{ OIDC_ISSUER: 'auth.example' }, 'OIDC_ISSUER must be an address'],
  [{ OIDC_TRUST_EMAIL: 'yes' }, 'This must be on or off'],
  [{ PASSKEY_DOMAIN: 'https://larder.example' }, 'PASSKEY_DOMAIN must be a domain'],
  [{ PASSKEY_DOMAIN: '192.0.2.1' }, 'PASSKEY_DOMAIN must be a domain'],
  [{ REDIRECT_ORIGINS: 'app.example' }, 'REDIRECT_ORIGINS must be a list of addresses'],
])('%o is refused too', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message)
})

test('the password in a wrong SMTP_URL is not repeated', () => {
  expect(() => readConfig({ SMTP_URL: 'http://cook:hunter2@mail' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  )
})
