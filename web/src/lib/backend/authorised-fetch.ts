import { authSource } from './auth-client.ts'
import type { BackendConfig } from './config.ts'
import { loadBackendConfig, notConfigured } from './config.ts'
import { textField } from '../json.ts'
import { noteServerTime } from '../server-clock.ts'
import { BackendNotConfigured } from './not-configured.ts'

/** @throws BackendNotConfigured where there is none. */
export async function requireBackendConfig(): Promise<BackendConfig> {
  const config = await loadBackendConfig()
  if (config === notConfigured) throw new BackendNotConfigured()
  return config
}

/** Whether a token is over, or lacks the second factor that its account has by now. */
async function isRefused(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return answer.status === 401
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return textField(body, 'code') === 'PT403'
}

/**
 * `fetch` in the name of who is signed in, else of the public key: as supabase-js does it. A token
 * that is refused is renewed once, and the call made again. Bodies must not be streams.
 */
export async function authorisedFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const { publicKey } = await requireBackendConfig()
  const token = await authSource.accessToken()
  const fetchAs = (bearer: string) => {
    const headers = new Headers(init?.headers)
    headers.set('apikey', publicKey)
    headers.set('Authorization', `Bearer ${bearer}`)
    return fetch(input, { ...init, headers })
  }
  const answer = await fetchAs(token ?? publicKey)
  noteServerTime(answer.headers.get('date'))
  if (token === null || !(await isRefused(answer))) return answer
  const wasOver = answer.status === 401
  const renewed = await authSource.renewedToken(token, wasOver).catch(() => null)
  return renewed === null || renewed === token ? answer : fetchAs(renewed)
}
