import { expect, test } from 'vitest'
import { createSecurityHeaders, securityHeaders } from './security-headers.ts'

type Captcha = Parameters<typeof createSecurityHeaders>[0]

/** What the policy of a page allows beyond its own without a captcha. */
function opened(captcha: Captcha): Record<string, string> {
  const policyOf = (headers: Readonly<Record<string, string>>) =>
    (headers['content-security-policy'] ?? '').split('; ')
  const usual = policyOf(securityHeaders('page', false))
  const changed = policyOf(createSecurityHeaders(captcha)('page', false)).filter(
    (directive) => !usual.includes(directive),
  )
  return Object.fromEntries(
    changed.map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ')
      const own = usual.find((each) => each.startsWith(`${name} `))?.split(' ') ?? []
      return [name, sources.filter((source) => !own.includes(source)).join(' ')]
    }),
  )
}

const keys = { siteKey: 'key', secret: 'secret' }
const hcaptcha = 'https://hcaptcha.com https://*.hcaptcha.com'
const cloudflare = 'https://challenges.cloudflare.com'

test('a captcha opens the policy for its provider’s documented hosts, and none for nobody', () => {
  expect(opened(undefined)).toEqual({})
  expect(opened({ provider: 'hcaptcha', ...keys })).toEqual({
    'script-src': hcaptcha,
    'frame-src': hcaptcha,
    'style-src': hcaptcha,
    'connect-src': hcaptcha,
  })
  expect(opened({ provider: 'turnstile', ...keys })).toEqual({
    'script-src': cloudflare,
    'frame-src': cloudflare,
  })
})

test('an answer of the API stays shut', () => {
  const withCaptcha = createSecurityHeaders({ provider: 'hcaptcha', ...keys })
  expect(withCaptcha('api', true)).toEqual(securityHeaders('api', true))
})
