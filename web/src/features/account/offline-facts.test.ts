import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { storageKeys } from '#web/lib/local-storage.ts'
import { persistQueries, restoreQueries } from '#web/lib/sync/persisted-queries.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'

import { offlineProfile, offlineSubscription } from './offline-facts.ts'
import { controlledSessions, pass } from './testing/controlled-session.ts'
import {
  passUntilLoaded,
  renderSession,
  renderSignedIn,
  type RenderedSession,
} from './testing/rendered-session.tsx'
import { profileSince } from './testing/session-fixture.ts'

// Before the clock is controlled: fetching code takes time that no test advances.
await import('./stored-account.ts')

const tests = controlledSessions()
const anaId = '00000000-0000-4000-8000-000000000001'
const definitions = [offlineProfile, offlineSubscription]
const profile = { ...profileSince(new Date('2026-05-01T00:00:00.000Z'), anaId), name: 'Ana' }
const monthly = {
  id: 'sub_1',
  planId: 'monthly' as const,
  status: 'active',
  currentPeriodEnd: new Date('2026-07-01T00:00:00.000Z'),
  cancelAtPeriodEnd: false,
}
let isOnline = true

beforeEach(() => {
  isOnline = true
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  tests.fixture.loaders.profile.mockResolvedValue(profile)
  tests.fixture.loaders.subscription.mockResolvedValue(monthly)
})
afterEach(() => vi.unstubAllGlobals())

/** Opens the app without a network, after a visit with one. */
async function openOffline(): Promise<RenderedSession> {
  const visit = await renderSignedIn(tests.fixture)
  const end = persistQueries(visit.session.cache, anaId, definitions)
  window.dispatchEvent(new Event('pagehide'))
  end()
  cleanup()
  tests.fixture.close()
  isOnline = false
  const down = () => Promise.reject(new Error('down'))
  tests.fixture.loaders.profile.mockImplementation(down)
  tests.fixture.loaders.subscription.mockImplementation(down)
  const page = renderSession(tests.fixture.open())
  await passUntilLoaded()
  await act(() => restoreQueries(page.session.cache, anaId, definitions))
  await pass(1)
  return page
}

it('shows without a network the profile and the plan that this device saved', async () => {
  const { session, auth } = await openOffline()
  expect(session.cache.getQueryData(session.facts.profile(anaId).queryKey)).toEqual(profile)
  expect(auth.current.user).toMatchObject({
    profileCreatedAt: profile.joinedAt,
    subscription: monthly,
  })
  expect(auth.current.access).toMatchObject({ situation: 'subscribed', basis: 'remembered' })
})

it('takes a plan that this device saved for none that the backend stated', async () => {
  const page = await openOffline()
  cleanup()
  localStorage.removeItem(storageKeys.access(anaId))
  const { auth } = renderSession(page.session)
  await passUntilLoaded()
  expect(auth.current.user?.subscription).toEqual(monthly)
  expect(auth.current.access).toMatchObject({ situation: 'unknown', basis: 'failed' })
})

it('asks for both anew as soon as there is a network', async () => {
  const { auth } = await openOffline()
  act(() => void window.dispatchEvent(new Event('offline')))
  isOnline = true
  const cancelled = { ...monthly, cancelAtPeriodEnd: true }
  tests.fixture.loaders.subscription.mockResolvedValue(cancelled)
  tests.fixture.loaders.profile.mockResolvedValue({ ...profile, name: 'Anna' })
  act(() => void window.dispatchEvent(new Event('online')))
  await passUntilLoaded()
  expect(auth.current.user?.subscription).toEqual(cancelled)
  expect(auth.current.access).toMatchObject({ situation: 'subscribed', basis: 'stated' })
})
