import type { Context } from 'hono'
import type { AuthError } from './errors.ts'

type Session = {
  readonly access_token: string
  readonly token_type: string
  readonly expires_in: number
  readonly expires_at: number
  readonly refresh_token: string
}

/** What the browser brings back to the site. */
export type Outcome =
  | { readonly session: Session; readonly type?: string }
  | { readonly code: string }
  | { readonly message: string }
  | { readonly error: AuthError }

/** To the site, with the outcome where supabase-js looks for it. */
export function sendBack(c: Context, redirectTo: string, outcome: Outcome): Response {
  const url = new URL(redirectTo)
  if ('code' in outcome) url.searchParams.set('code', outcome.code)
  else url.hash = behindHash(outcome).toString()
  c.header('Referrer-Policy', 'no-referrer')
  return c.redirect(url.href, 303)
}

/** Behind the # it reaches no server and no log. */
function behindHash(outcome: Exclude<Outcome, { code: string }>): URLSearchParams {
  if ('message' in outcome) return new URLSearchParams({ message: outcome.message })
  if ('error' in outcome) {
    const { status, code, message } = outcome.error
    return new URLSearchParams({
      error: status < 500 ? 'access_denied' : 'server_error',
      error_code: code,
      error_description: message,
    })
  }
  const { session, type } = outcome
  return new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...(type !== undefined && { type }),
  })
}
