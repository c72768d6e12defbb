import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { runningLarder } from '../protocol/running-larder.ts'
import type { BackendClient } from '../support/backend-client.ts'

/** Devices with the app's own code, on a running server and one network. For a file that runs in a simulated page. */
export function devices() {
  const larder = runningLarder()
  const ask = fetch
  let isOnline = true
  let ends: (() => void)[] = []

  beforeEach(() => {
    isOnline = true
    ends = []
    vi.stubGlobal('indexedDB', memoryStorage())
    // By it the tabs of one browser tell each other who is signed in.
    vi.stubGlobal('BroadcastChannel', undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'))
      // The signals of the simulated page are not those that Node's own fetch knows.
      const { signal: _signal, ...rest } = init ?? {}
      return ask(new URL(input, larder.address()), rest)
    })
  })
  afterEach(() => {
    cleanup()
    for (const end of ends) end()
    localStorage.clear()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  function goOffline() {
    isOnline = false
    window.dispatchEvent(new Event('offline'))
  }
  function goOnline() {
    isOnline = true
    window.dispatchEvent(new Event('online'))
  }

  /** Of one device, which knows who is signed in there. */
  function storageOf(session: unknown): Storage {
    const stored = new Map([['larder-auth', JSON.stringify(session)]])
    return {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
      clear: () => stored.clear(),
      key: () => null,
      length: 1,
    }
  }

  /** A page of the app of somebody who is signed in, with code of its own, as on a device of its own. */
  async function openDevice({
    client: backend,
    userId,
  }: {
    client: BackendClient
    userId: string
  }) {
    const { data } = await backend.auth.getSession()
    vi.resetModules()
    const notes = localStorage
    vi.stubGlobal('localStorage', storageOf(data.session))
    await import('#web/lib/backend/auth-client.ts')
    vi.stubGlobal('localStorage', notes)
    const { usePantry } = await import('#web/features/pantry/use-pantry.ts')
    const { usePantryActions } = await import('#web/features/pantry/pantry-actions.ts')
    const { useShoppingList } = await import('#web/features/shopping/shopping-list.ts')
    const { useShoppingActions } = await import('#web/features/shopping/shopping-actions.ts')
    const { useKitchenActions, inviteToKitchen, leavingOf, seenInvitation, withdrawInvitation } =
      await import('#web/features/kitchens/kitchen-actions.ts')
    const { useKitchenHere, useKitchens } = await import('#web/features/kitchens/use-kitchens.ts')
    const { useMealPlan, useChangeMealPlan } = await import('#web/features/week/use-meal-plan.ts')
    const { useNote } = await import('#web/features/recipe-notes/use-note.ts')
    const { useSharedCare, useSharedCollections } =
      await import('#web/features/saved/shared/use-shared-collections.ts')
    const { usePending } = await import('#web/lib/sync/use-pending.ts')
    const { keepOffline, registerChannels } = await import('#web/lib/sync/keep-offline.ts')
    const { offlineQueries } = await import('#web/app/offline/offline-queries.ts')
    const leaving = await import('#web/app/offline/left-behind.ts')
    const { inStore, stores } = await import('#web/lib/sync/device-database.ts')

    const client = new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always' } },
    })
    registerChannels(client, offlineQueries)
    ends.push(keepOffline(client, userId, offlineQueries))
    const { result } = renderHook(
      () => ({
        pantry: usePantry(userId),
        pantryActions: usePantryActions(userId),
        list: useShoppingList(userId),
        listActions: useShoppingActions(userId),
        kitchens: useKitchenActions(userId),
        plan: useMealPlan(userId),
        changePlan: useChangeMealPlan(userId),
        here: useKitchenHere(userId),
        all: useKitchens(userId),
        pending: usePending(userId).pending,
        note: useNote(userId, 7),
        shared: useSharedCollections(userId),
        sharedCare: useSharedCare(userId),
      }),
      {
        wrapper: ({ children }: { children: ReactNode }) =>
          createElement(QueryClientProvider, { client }, children),
      },
    )
    const now = () => result.current
    await vi.waitFor(() => expect(now().pantry.isSuccess).toBe(true), { timeout: 20_000 })
    return {
      userId,
      backend,
      now,
      do: <Done>(work: (shown: ReturnType<typeof now>) => Promise<Done>): Promise<Done> =>
        act(() => work(now())),
      atHome: () =>
        now()
          .pantry.items.map(({ name }) => name)
          .toSorted(),
      toBuy: () => now().list.items,
      planned: () => now().plan.meals?.map(({ day, title }) => `${day.slice(-2)} ${title}`),
      leftBehind: () => leaving.leftBehindIn(now().pending, userId),
      takeHome: () => {
        const left = leaving.leftBehindIn(now().pending, userId)
        return left && leaving.takeHome(client, userId, left)
      },
      invite: (kitchen: string, role: 'cook' | 'helper' = 'cook') => inviteToKitchen(kitchen, role),
      withdraw: (invitation: string) => withdrawInvitation(invitation),
      seen: (code: string) => seenInvitation(code),
      leaving: (kitchen: string) => leavingOf(kitchen),
      /** Everything that this browser stores of what was seen, as text. */
      stored: async () =>
        JSON.stringify(
          await inStore<unknown[]>(stores.queries, 'readonly', (store) =>
            store.index('userId').getAll(userId),
          ),
        ) + localStorage.getItem(`user_${userId}_kitchens`),
    }
  }

  return {
    open: openDevice,
    /** Somebody new, on a device of their own. */
    openNew: async () => openDevice(await larder.signUp()),
    goOffline,
    goOnline,
    /** What is done from elsewhere while these devices have no network. */
    async meanwhile<Done>(work: () => PromiseLike<Done>): Promise<Done> {
      isOnline = true
      const done = await work()
      isOnline = false
      return done
    },
  }
}

export type Device = Awaited<ReturnType<ReturnType<typeof devices>['open']>>
