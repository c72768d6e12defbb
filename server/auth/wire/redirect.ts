import type { Context } from 'hono'
import type { AuthServices } from '../services.ts'

const longestAddress = 2_000

/**
 * Where a person is sent back to: the address that was asked for if it is one of ours, else the
 * site. Anything else would hand a session to whoever wrote the link.
 */
export function allowedRedirect(services: AuthServices, asked: string | undefined): string {
  const { siteUrl } = services
  if (asked === undefined || asked.length > longestAddress || !URL.canParse(asked)) return siteUrl
  const url = new URL(asked)
  if (!isOurOrigin(services, url) || url.username !== '' || url.password !== '') return siteUrl
  url.hash = ''
  return url.href
}

/** Whether pages of ours, or of the person's own machine where that is allowed, stand there. */
export function isOurOrigin(
  { siteUrl, settings }: Pick<AuthServices, 'siteUrl' | 'settings'>,
  url: URL,
): boolean {
  return (
    url.origin === new URL(siteUrl).origin ||
    settings.allowedRedirects.includes(url.origin) ||
    (settings.localRedirects && isThisMachine(url))
  )
}

export function redirectOf(services: AuthServices, c: Context): string {
  return allowedRedirect(services, c.req.query('redirect_to'))
}

function isThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}
