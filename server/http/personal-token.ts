import type { IncomingMessage } from 'node:http'
import type { ExchangePersonalToken } from '../auth/tokens/exchange.ts'

/** Where a script may show its token: not at the auth server. */
const forScripts = /^\/(rest|functions)\/v1\//

const bearer = /^bearer +(larder_pat_\S*)$/i

/** The personal access token of a request to this path; undefined for any other token. */
export function personalTokenIn(request: IncomingMessage, path: string): string | undefined {
  if (!forScripts.test(path)) return undefined
  return bearer.exec(request.headers.authorization ?? '')?.[1]
}

/**
 * Puts the access token in the place of a personal one, so that all that comes after sees the token of a session; false
 * where it is good for nothing. A Request is made of `rawHeaders`, the data API is sent `headers`.
 */
export async function exchangeToken(
  request: IncomingMessage,
  token: string,
  exchange: ExchangePersonalToken,
): Promise<boolean> {
  const accessToken = await exchange(token)
  if (accessToken === undefined) return false
  const authorization = `Bearer ${accessToken}`
  request.headers.authorization = authorization
  request.rawHeaders.forEach((name, index) => {
    if (index % 2 === 0 && name.toLowerCase() === 'authorization') {
      request.rawHeaders[index + 1] = authorization
    }
  })
  return true
}
