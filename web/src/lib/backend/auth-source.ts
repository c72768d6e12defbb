import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import type { BackendConfig } from './config.ts'
import { notConfigured } from './config.ts'
import { BackendNotConfigured } from './not-configured.ts'

/** Fixed, so that a visitor is recognised before anything is fetched. */
export const authStorageKey = 'larder-auth'

export type AuthListener = (event: AuthChangeEvent, session: Session | null) => void

export interface AuthSourceOptions {
  loadConfig: () => Promise<BackendConfig | typeof notConfigured>
  loadClientClass: () => Promise<new (options: ClientOptions) => GoTrueClient>
  fetch: typeof fetch
  storage: SessionStorage
}

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type ClientOptions = ConstructorParameters<typeof GoTrueClient>[0]

/** The one auth client of the page: made when first needed, replaceable while requests hang. */
export interface AuthSource {
  /** Known without loading anything. */
  hasStoredSession(): boolean
  /** @throws BackendNotConfigured; whatever fetching the configuration or the code fails with. */
  client(): Promise<GoTrueClient>
  /** Another client, for one question: it keeps nothing, and no tab hears of it. */
  apart(): Promise<GoTrueClient>
  /** Events of whichever client is current. */
  subscribe(listener: AuthListener): () => void
  /** The signed-in person's access token, refreshed where needed; null for a visitor. */
  accessToken(): Promise<string | null>
  /**
   * A token in place of one that the backend refused: its session may have ended, its keys changed,
   * or this device's clock be wrong. Null where there is none; where the token was over, so is the
   * session that cannot be renewed. Where it lacked the second factor, that may be on its way: it
   * voids the refresh token before this device has the next.
   */
  renewedToken(refused: string, wasOver: boolean): Promise<string | null>
  /**
   * Abandons the current client. What it still waits for may be answered, but the answer reaches
   * neither the storage nor a listener nor another tab: it is as if it had never come.
   */
  retire(): void
  /** Ends the session on this device, in every tab, without asking the backend. */
  forget(): Promise<void>
}

export function createAuthSource(options: AuthSourceOptions): AuthSource {
  const listeners = new Set<AuthListener>()
  let current: { client: Promise<GoTrueClient>; end: AbortController } | undefined
  let latest: Session | null = null

  async function make(own: ClientOptions): Promise<GoTrueClient> {
    const config = await options.loadConfig()
    if (config === notConfigured) throw new BackendNotConfigured()
    const Client = await options.loadClientClass()
    return new Client({ ...clientOptions(config), ...own })
  }

  async function connect(ended: AbortSignal): Promise<GoTrueClient> {
    const made = await make({
      storage: storageUntil(ended, options.storage),
      fetch: (input, init) => options.fetch(input, { ...init, signal: ended }),
    })
    made.onAuthStateChange((event, session) => {
      if (ended.aborted) return
      latest = session
      for (const listener of listeners) listener(event, session)
    })
    return made
  }

  function client(): Promise<GoTrueClient> {
    if (current !== undefined) return current.client
    const end = new AbortController()
    const slot = { end, client: connect(end.signal) }
    current = slot
    slot.client.catch(() => {
      if (current === slot) current = undefined
    })
    return slot.client
  }

  function retire(): void {
    const slot = current
    if (slot === undefined) return
    current = undefined
    latest = null
    slot.end.abort()
    slot.client.then((old) => old.dispose()).catch(() => undefined)
  }

  async function forget(): Promise<void> {
    retire()
    options.storage.removeItem(authStorageKey)
    // Without a stored session this asks no server, it only tells the listeners and other tabs.
    await (await client()).signOut({ scope: 'local' })
  }

  const hasStoredSession = () => options.storage.getItem(authStorageKey) !== null

  return {
    hasStoredSession,
    client,
    apart: () =>
      make({
        storageKey: 'apart',
        persistSession: false,
        autoRefreshToken: false,
        fetch: options.fetch,
      }),
    retire,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async accessToken() {
      // Another tab's sign-in is heard of before its session can be read from the shared storage.
      if (latest !== null && isFresh(latest)) return latest.access_token
      if (!hasStoredSession()) return null
      const { data } = await (await client()).getSession()
      return data.session?.access_token ?? null
    },
    async renewedToken(refused, wasOver) {
      // Of several calls that were refused together, the first has renewed it for all.
      if (latest !== null && latest.access_token !== refused) return latest.access_token
      if (!hasStoredSession()) return null
      const { data, error } = await (await client()).refreshSession()
      // The client spares a session whose token has not expired; both of its tokens are refused.
      if (wasOver && [400, 401, 403].includes(error?.status ?? 0)) await forget()
      return data.session?.access_token ?? null
    },
    forget,
  }
}

/** The client refreshes a token when it has 90 s left; until then the one at hand is good. */
function isFresh({ expires_at: expiresAt = 0 }: Session): boolean {
  return expiresAt * 1000 - Date.now() > 90_000
}

/** What supabase-js would pass, so that a hosted backend sees no difference. */
function clientOptions(config: BackendConfig): ClientOptions {
  return {
    url: `${config.url}/auth/v1`,
    headers: {
      apikey: config.publicKey,
      Authorization: /* not shown */ `Bearer ${config.publicKey}`,
    },
    storageKey: authStorageKey,
    autoRefreshToken: true,
    persistSession: true,
    // An address is anybody’s to write: features/account/links/receive-link.ts asks whose session it carries.
    detectSessionInUrl: false,
    flowType: 'implicit',
  }
}

/** The storage as long as the client lives; after that an empty one that keeps nothing. */
function storageUntil(ended: AbortSignal, storage: SessionStorage): SessionStorage {
  return {
    getItem: (key) => (ended.aborted ? null : storage.getItem(key)),
    setItem: (key, value) => {
      if (!ended.aborted) storage.setItem(key, value)
    },
    removeItem: (key) => {
      if (!ended.aborted) storage.removeItem(key)
    },
  }
}
