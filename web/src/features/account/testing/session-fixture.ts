import { AuthClient } from '@supabase/auth-js'
import { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'

import type { AuthSource } from '#web/lib/backend/auth-source.ts'
import { authStorageKey, createAuthSource } from '#web/lib/backend/auth-source.ts'
import type { BackendConfig } from '#web/lib/backend/config.ts'
import { notConfigured } from '#web/lib/backend/config.ts'
import { queryClient } from '#web/lib/query-client.ts'

import { profileQuery, subscriptionQuery } from '../fact-queries.ts'
import type { Profile } from '../fetch-facts.ts'
import type { LinkSession } from '../links/link-session.ts'
import { createSession } from '../session.ts'
import type { Session } from '../session.ts'
import type { Subscription } from '../subscription.ts'
import { GoTrueStandIn } from './gotrue.ts'

// Before the clock is controlled: fetching code takes time that no test advances.
await import('../sign-in/sign-in.ts')
await import('../links/receive-link.ts')

export const testConfig: BackendConfig = {
  url: 'http://larder.test',
  publicKey: 'public-key',
  features: { chef: false, checkout: false },
  notifying: { pushKey: undefined, mail: false },
  prices: { monthly: undefined, quarterly: undefined },
  portalUrl: undefined,
}

export interface SessionFixture {
  gotrue: GoTrueStandIn
  /** What the backend states of whoever asks. */
  loaders: {
    profile: ReturnType<typeof vi.fn<(userId: string) => Promise<Profile | null>>>
    subscription: ReturnType<typeof vi.fn<() => Promise<Subscription | null>>>
  }
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

/** A profile that was made at this moment. */
export function profileSince(joinedAt: Date | null, id = ''): Profile {
  return { id, name: null, email: null, avatarUrl: null, joinedAt, covers: {} }
}

/** Call within a test; `vi.useFakeTimers()` is the test file's. */
export function sessionFixture(): SessionFixture {
  const gotrue = new GoTrueStandIn()
  const loaders = {
    profile: vi.fn<(userId: string) => Promise<Profile | null>>((id) =>
      Promise.resolve(profileSince(null, id)),
    ),
    subscription: vi.fn<() => Promise<Subscription | null>>(() => Promise.resolve(null)),
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
        cache: new QueryClient({ defaultOptions: queryClient.getDefaultOptions() }),
        facts: {
          profile: (id) => ({ ...profileQuery(id), queryFn: () => loaders.profile(id) }),
          subscription: (id) => ({ ...subscriptionQuery(id), queryFn: loaders.subscription }),
        },
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
