import type { Context } from 'hono'
import { AuthError } from '../wire/errors.ts'

type Code =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_redirect_uri'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'access_denied'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'

/** A refusal in the words of OAuth (RFC 6749 5.2), for apps; people meet `AuthError`. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly code: Code

  constructor(code: Code, message: string) {
    super(message)
    this.code = code
  }
}

/** The answer to an app; what is no refusal of OAuth's is thrown on. */
export async function answerApp(c: Context, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof OAuthError) {
      const status = thrown.code === 'invalid_client' ? 401 : 400
      if (status === 401) c.header('WWW-Authenticate', 'Basic realm="oauth"')
      return c.json({ error: thrown.code, error_description: thrown.message }, status)
    }
    // Of a body that cannot be read.
    if (thrown instanceof AuthError && thrown.status === 400) {
      return c.json({ error: 'invalid_request', error_description: thrown.message }, 400)
    }
    throw thrown
  }
}
