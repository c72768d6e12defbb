/**
 * Scripts come from files of our own alone. Styles may stand in attributes, as React writes them;
 * pictures may come from anywhere secure, for a cook's portrait or photo may lie elsewhere.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const always = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** The headers of every answer; over TLS the browser is told to stay there. */
export function securityHeaders(isTls: boolean): Readonly<Record<string, string>> {
  return isTls ? { ...always, 'strict-transport-security': 'max-age=31536000' } : always
}
