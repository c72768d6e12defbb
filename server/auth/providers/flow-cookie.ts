import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { hashSecret } from '../one-time-tokens/secrets.ts'
import { flowSeconds } from './flows.ts'

/** One for each sign-in, so that two tabs do not take each other's. */
const nameFor = (state: string) => `larder-sign-in-${hashSecret(state).slice(0, 12)}`

const options = (issuer: string) => {
  const { protocol, pathname } = new URL(issuer)
  return {
    path: `${pathname}/callback`,
    httpOnly: true,
    secure: protocol === 'https:',
    sameSite: 'Lax',
  } as const
}

/** Ties a sign-in at a provider to this browser: nobody can sign another in as themselves. */
export function setFlowCookie(
  c: Context,
  issuer: string,
  { state, browser }: { state: string; browser: string },
): void {
  setCookie(c, nameFor(state), browser, { ...options(issuer), maxAge: flowSeconds })
}

/** Whether this is the browser that set out. */
export function takeFlowCookie(
  c: Context,
  issuer: string,
  { state, browserHash }: { state: string; browserHash: string },
): boolean {
  const name = nameFor(state)
  const browser = getCookie(c, name)
  if (browser === undefined) return false
  deleteCookie(c, name, options(issuer))
  return hashSecret(browser) === browserHash
}
