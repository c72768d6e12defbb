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

type Headers = Readonly<Record<string, string>>

const forAll: Headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

const forPages: Headers = {
  ...forAll,
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
}

/** An answer of the API is data: opened as a page it may do nothing at all. */
const forApi: Headers = {
  ...forAll,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const stayOnTls = { 'strict-transport-security': 'max-age=31536000' }

/** The headers of every answer; over TLS the browser is told to stay there. */
export function securityHeaders(kind: 'page' | 'api', isTls: boolean): Headers {
  const headers = kind === 'page' ? forPages : forApi
  return isTls ? { ...headers, ...stayOnTls } : headers
}
