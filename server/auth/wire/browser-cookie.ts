import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { secondsPer } from '#domain/time-units.ts'
import { hashSecret, newSecret } from '../one-time-tokens/secrets.ts'

const secretPattern = /^[\w-]{43}$/

/** With the prefix no other host, not even a subdomain, can set it for this one. */
function cookieFor(issuer: string) {
  const secure = new URL(issuer).protocol === 'https:'
  return { name: secure ? '__Host-larder-browser' : 'larder-browser', secure }
}

/**
 * Marks the browser that signs up, so that it can show later that the sign-up was its own; the
 * answer is the hash to keep. Undefined where the request may come from a form of another site,
 * which must not make a sign-up of its own look like this browser's: none can send JSON unasked.
 */
export function markBrowser(c: Context, issuer: string): string | undefined {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return undefined
  const { name, secure } = cookieFor(issuer)
  const known = getCookie(c, name)
  const secret = known !== undefined && secretPattern.test(known) ? known : newSecret()
  setCookie(c, name, secret, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    maxAge: secondsPer.day,
  })
  return hashSecret(secret)
}

/** The hash of the mark that this browser carries. */
export function markOf(c: Context, issuer: string): string | undefined {
  const secret = getCookie(c, cookieFor(issuer).name)
  return secret === undefined ? undefined : hashSecret(secret)
}
