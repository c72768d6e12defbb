import type { AuthSource, SessionStorage } from './auth-source.ts'
import { authStorageKey, createAuthSource } from './auth-source.ts'
import { loadBackendConfig } from './config.ts'
import { tracedFetch } from './traced-fetch.ts'

/** The page's auth client. Its code is fetched when somebody signs in or has been signed in. */
export const authSource: AuthSource = createAuthSource({
  loadConfig: loadBackendConfig,
  loadClientClass: () => import('./passkey-client.ts').then((module) => module.PasskeyClient),
  fetch: tracedFetch,
  storage: deviceStorage(),
})

/** Where the browser blocks its storage, a session lives as long as the page. */
function deviceStorage(): SessionStorage {
  try {
    localStorage.getItem(authStorageKey)
    return localStorage
  } catch {
    const stored = new Map<string, string>()
    return {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    }
  }
}
