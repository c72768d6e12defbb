import { pagePatterns } from './addresses.ts'

/** All pages, each with all of its parts: what may be left out makes two of one. */
export const pageTemplates: readonly string[] = Object.values(pagePatterns).flatMap((pattern) =>
  pattern.endsWith('?')
    ? [pattern.slice(0, pattern.lastIndexOf('/')), pattern.slice(0, -1)]
    : [pattern],
)

/** In the folder of the built site, and served to nobody: the code of screens, by the beginning of their addresses. */
export const screensFile = '.vite/screens.json'

/** The id of the data that the server writes into the list’s page: what a visitor sees of the day. */
export const teasersBlock = 'teasers'

/** What the server answers itself: no file and no page of the site. */
export const servedPaths = {
  api: /^\/(auth|rest|functions|storage)\/v1(\/|$)/,
  /** What apps and scripts read before they ask for more. */
  discovery: /^\/(\.well-known\/oauth-[a-z-]+(\/|$)|openapi\.json$)/,
  /** What proxies and alarms ask, some of them by HTTP/1.0 and without a host. */
  probes: /^\/(healthz|readyz)$/,
  own: /^\/(healthz|readyz|larder\.json)$/,
  testCheckout: /^\/test-checkout\//,
  outbox: /^\/outbox$/,
  unsubscribe: /^\/unsubscribe$/,
} as const

/** Matches every address that fits a template such as `/recipe/:id`, also with a slash at its end. */
export function addressPattern(template: string): RegExp {
  const parts = template
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : escapeRegExp(part)))
  return new RegExp(`^${parts.join('/')}/?$`)
}

const escapeRegExp = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
