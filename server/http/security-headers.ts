import { captchaProvider } from '../auth/limits/captcha-providers.ts'
import type { CaptchaSettings } from '../auth/settings.ts'

/**
 * Of the one script within the page, web/src/app/theme/before-paint.js: it sets the theme before anything is painted.
 * tests/host/theme-script.test.ts says what it has to be.
 */
const themeScript = "'sha256-bsiydofO371B4r8tdKUecRZ72Ty49OyELSc59xt0dOk='"

/**
 * Scripts come from files of our own alone, but for that one. Styles may stand in attributes, as React writes them;
 * pictures may come from anywhere secure, for a cook's portrait or photo may lie elsewhere.
 */
const contentSecurityPolicy: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  // The solver that fills a week is WebAssembly: a browser compiles none without being allowed to, and this allows no other code.
  'script-src': `'self' ${themeScript} 'wasm-unsafe-eval'`,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob: https:",
  'font-src': "'self'",
  // What rings on a locked phone is made by the page itself.
  'media-src': 'blob:',
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** The policy with what a captcha's provider needs, where there is one. */
function policyWith(allowed: Readonly<Record<string, string>>): string {
  const names = new Set([...Object.keys(contentSecurityPolicy), ...Object.keys(allowed)])
  return [...names]
    .map((name) => [name, contentSecurityPolicy[name], allowed[name]].filter(Boolean).join(' '))
    .join('; ')
}

/** What no page of ours asks for stays shut, whatever comes to run in it; dictation needs the microphone. */
const permissionsPolicy = [
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'hid=()',
  'microphone=(self)',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
].join(', ')

type Headers = Readonly<Record<string, string>>

const forAll: Headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // No other site may take it in as a script, style or picture; a call with CORS is none of these.
  'cross-origin-resource-policy': 'same-origin',
}

const forPages: Headers = {
  ...forAll,
  'content-security-policy': policyWith({}),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
}

/**
 * An answer of the API is data: opened as a page it may do nothing at all. It is somebody's own unless who
 * answers says otherwise, so that nothing of it stays on a shared device or in a proxy.
 */
const forApi: Headers = {
  ...forAll,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** For pictures that other sites may show: previews, and apps that read our recipes. */
export const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' } as const

const stayOnTls = { 'strict-transport-security': 'max-age=31536000' }

export type SecurityHeaders = (kind: 'page' | 'api', isTls: boolean) => Headers

/** The headers of every answer; over TLS they keep the browser there. */
export function createSecurityHeaders(captcha: CaptchaSettings | undefined): SecurityHeaders {
  const pages =
    captcha === undefined
      ? forPages
      : { ...forPages, 'content-security-policy': policyWith(captchaProvider(captcha).allows) }
  return (kind, isTls) => {
    const headers = kind === 'page' ? pages : forApi
    return isTls ? { ...headers, ...stayOnTls } : headers
  }
}

/** Of what needs no captcha. */
export const securityHeaders = createSecurityHeaders(undefined)
