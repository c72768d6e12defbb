import { authSource } from './auth-client.ts'
import type { BackendConfig } from './config.ts'
import { loadBackendConfig, notConfigured } from './config.ts'
import { textField } from '../json.ts'
import { noteServerTime } from '../server-clock.ts'
import { BackendNotConfigured } from './not-configured.ts'
import { tracedFetch } from './traced-fetch.ts'

/** @throws BackendNotConfigured where there is none. */
export async function requireBackendConfig(): Promise<BackendConfig> {
  const config = await loadBackendConfig()
  if (config === notConfigured) throw new BackendNotConfigured()
  return config
}

/** What the data API says to the token of an account that was deleted, perhaps on another device. */
const accountGone = 'PT401'
/** And to one that lacks the second factor that its account has by now. */
const factorMissing = 'PT403'

/**
 * `tracedFetch` in the name of who is signed in, else of the public key: as supabase-js does it. A token
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
    return tracedFetch(input, { ...init, headers })
  }
  const answer = await fetchAs(token ?? publicKey)
  noteServerTime(answer.headers.get('date'))
  const { status } = answer
  if (token === null || (status !== 401 && status !== 403)) return answer
  const refusal: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  const code = textField(refusal, 'code')
  if (status === 403 && code !== factorMissing) return answer
  // Nothing of it stays on this device; what follows ends the session.
  if (code === accountGone) await (await import('../device-data.ts')).eraseDataOfToken(token)
  const renewed = await authSource.renewedToken(token, status === 401).catch(() => null)
  return renewed === null || renewed === token ? answer : fetchAs(renewed)
}
