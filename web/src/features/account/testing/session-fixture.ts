import { AuthClient } from '@supabase/auth-js'
import { vi } from 'vitest'

import type { AuthSource } from '#web/lib/backend/auth-source.ts'
import { authStorageKey, createAuthSource } from '#web/lib/backend/auth-source.ts'
import type { BackendConfig } from '#web/lib/backend/config.ts'
import { notConfigured } from '#web/lib/backend/config.ts'

import type { FactLoaders } from '../background-facts.ts'
import type { LinkSession } from '../links/link-session.ts'
import { createSession } from '../session.ts'
import type { Session } from '../session.ts'
import { GoTrueStandIn } from './gotrue.ts'

// Before the clock is controlled: fetching code takes time that no test advances.
await import('../sign-in/sign-in.ts')
await import('../links/receive-link.ts')

export const testConfig: BackendConfig = {
  url: 'http://larder.test',
  publicKey: 'public-key',
  features: { chef: false, checkout: false },
  prices: { monthly: undefined, quarterly: undefined },
  portalUrl: undefined,
}

export interface SessionFixture {
  gotrue: GoTrueStandIn
  loaders: { [Name in keyof FactLoaders]: ReturnType<typeof vi.fn<FactLoaders[Name]>> }
  userChanges: (string | null)[]
  /** Opens a tab: a session with the real auth client, on the storage that all tabs share. */
  open: (options?: OpenOptions) => Session
  store: (session: string) => void
  stored: () => string | null
  /** Ends every client, so that none lives on into the next test. */
  close: () => void
}

interface OpenOptions {
  configured?: boolean
  loadConfig?: () => Promise<BackendConfig>
  link?: LinkSession | null
}

/** The clock stands still at this moment until a test advances it. */
export const startOfTest = new Date('2026-06-01T12:00:00.000Z')

/** Call within a test; `vi.useFakeTimers()` is the test file's. */
export function sessionFixture(): SessionFixture {
  const gotrue = new GoTrueStandIn()
  const loaders = {
    profileCreatedAt: vi.fn<FactLoaders['profileCreatedAt']>(() => Promise.resolve(null)),
    subscription: vi.fn<FactLoaders['subscription']>(() => Promise.resolve(undefined)),
  }
  const userChanges: (string | null)[] = []
  const sources: AuthSource[] = []
  return {
    gotrue,
    loaders,
    userChanges,
    store: (session) => localStorage.setItem(authStorageKey, session),
    stored: () => localStorage.getItem(authStorageKey),
    close: () => {
      for (const source of sources) source.retire()
    },
    open: ({ configured = true, loadConfig, link = null }: OpenOptions = {}) => {
      const source = createAuthSource({
        loadConfig: loadConfig ?? (() => Promise.resolve(configured ? testConfig : notConfigured)),
        loadClientClass: () => Promise.resolve(AuthClient),
        fetch: gotrue.fetch,
        storage: localStorage,
      })
      sources.push(source)
      return createSession({
        source,
        loaders,
        onUserChange: (userId) => userChanges.push(userId),
        link,
      })
    },
  }
}

/** What `action` fails with once the clock has run so far: 'nothing' if it succeeds, else 'pending'. */
export async function failureAfter(
  milliseconds: number,
  action: Promise<unknown>,
): Promise<unknown> {
  let outcome: unknown = 'pending'
  action.then(
    () => (outcome = 'nothing'),
    (error: unknown) => (outcome = error),
  )
  await vi.advanceTimersByTimeAsync(milliseconds)
  return outcome
}
