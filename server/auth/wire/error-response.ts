import type { AuthError } from './errors.ts'

const versionHeader = 'X-Supabase-Api-Version'

/** The version that gave the error's code the name `code`; before it `code` was the HTTP status. */
const namedCodesVersion = '2024-01-01'

function wantsNamedCodes(request: Request): boolean {
  const version = request.headers.get(versionHeader) ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= namedCodesVersion
}

/** An error as GoTrue writes it, in the shape of the API version that the client asked for. */
export function errorResponse(error: AuthError, request: Request): Response {
  const named = wantsNamedCodes(request)
  const { weakPasswordReasons, retryAfterSeconds } = error.extra
  const body = {
    ...(named
      ? { code: error.code, message: error.message }
      : { code: error.status, error_code: error.code, msg: error.message }),
    ...(weakPasswordReasons && { weak_password: { reasons: weakPasswordReasons } }),
  }
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (named) headers.set(versionHeader, namedCodesVersion)
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds))
  return Response.json(body, { status: error.status, headers })
}
