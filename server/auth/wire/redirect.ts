import type { Context } from 'hono'
import type { AuthServices } from '../services.ts'

const longestAddress = 2_000

/**
 * Where a person is sent back to: the address that was asked for if it is one of ours, else the
 * site. Anything else would hand a session to whoever wrote the link.
 */
export function allowedRedirect(services: AuthServices, asked: string | undefined): string {
  const { siteUrl, settings } = services
  if (asked === undefined || asked.length > longestAddress || !URL.canParse(asked)) return siteUrl
  const url = new URL(asked)
  const isOurs =
    url.origin === new URL(siteUrl).origin ||
    settings.allowedRedirects.includes(url.origin) ||
    (settings.localRedirects && isThisMachine(url))
  if (!isOurs || url.username !== '' || url.password !== '') return siteUrl
  url.hash = ''
  return url.href
}

export function redirectOf(services: AuthServices, c: Context): string {
  return allowedRedirect(services, c.req.query('redirect_to'))
}

function isThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}
