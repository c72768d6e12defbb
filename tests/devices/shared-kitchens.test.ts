// @vitest-environment jsdom
import { randomUUID } from 'node:crypto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import type { BackendClient } from '../support/backend-client.ts'
import { runningLarder } from '../protocol/running-larder.ts'

/** Two people on two devices in one kitchen: the app's own code, on a running server. */
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
async function openDevice({ client: backend, userId }: { client: BackendClient; userId: string }) {
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
      here: useKitchenHere(userId),
      all: useKitchens(userId),
      pending: usePending(userId).pending,
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) =>
        createElement(QueryClientProvider, { client }, children),
    },
  )
  const now = () => result.current
  await vi.waitFor(() => expect(now().pantry.isSuccess).toBe(true))
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
    leftBehind: () => leaving.leftBehindIn(now().pending, userId),
    takeHome: () => {
      const left = leaving.leftBehindIn(now().pending, userId)
      return left && leaving.takeHome(client, userId, left)
    },
    invite: (kitchen: string) => inviteToKitchen(kitchen, 'cook'),
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
type Device = Awaited<ReturnType<typeof openDevice>>

function thing(name: string): PantryItem {
  const at = new Date()
  return {
    id: randomUUID(),
    name,
    category: 'Other',
    quantity: null,
    unit: 'piece',
    ingredient: null,
    typedAs: null,
    status: 'have',
    stockedAt: at,
    createdAt: at,
  }
}
const wanted = (name: string) => ({
  id: randomUUID(),
  name,
  category: 'Shopping List',
  amount: '',
  unit: 'piece',
})
const put = (device: Device, name: string) =>
  device.do(({ pantryActions }) => pantryActions.add([thing(name)]))
const buy = (device: Device, name: string) =>
  device.do(({ listActions }) => listActions.add([wanted(name)]))
const shows = (device: Device, ...names: string[]) =>
  vi.waitFor(() => expect(device.atHome()).toEqual(names.toSorted()), { timeout: 20_000 })
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 })

/** Ada with eggs and Ben with milk, who has joined her and brought it. */
async function movedIn() {
  const ada = await openDevice(await larder.signUp())
  // So that her device has its own code for it before his is opened.
  await buy(ada, 'Bread')
  await until(() => expect(ada.now().pending).toEqual([]))
  const ben = await openDevice(await larder.signUp())
  await put(ada, 'Eggs')
  await put(ben, 'Milk')
  const kitchen = await ada.do(({ kitchens }) => kitchens.found('Our flat', true))
  const { code } = await ada.invite(kitchen)
  const seen = await ben.seen(code)
  await ben.do(({ kitchens }) => kitchens.accept(code, true))
  return { ada, ben, kitchen, seen }
}

test('pantry and lists are live for both, with who added and who ticked', async () => {
  const { ada, ben, kitchen, seen } = await movedIn()
  expect(seen).toMatchObject({ kitchen, name: 'Our flat', brings: { added: 1, together: 0 } })
  expect(ada.now().here).toMatchObject({ id: kitchen, isHome: false })
  await shows(ben, 'Eggs', 'Milk')
  await shows(ada, 'Eggs', 'Milk')
  expect(
    ada
      .now()
      .pantry.items.map(({ name, addedBy }) => [name, addedBy])
      .toSorted(),
  ).toEqual([
    ['Eggs', undefined],
    ['Milk', ben.userId],
  ])

  await buy(ben, 'Butter')
  const bread = { name: 'Bread' }
  await until(() =>
    expect(ada.toBuy()).toMatchObject([bread, { name: 'Butter', addedBy: ben.userId }]),
  )
  await ada.do(({ listActions, list }) => listActions.check(list.items, true))
  const ticked = { checked: true, checkedBy: ada.userId }
  await until(() => expect(ben.toBuy()).toMatchObject([ticked, ticked]))
  await until(() => expect(ada.now().here.others?.get(ben.userId)).toBe('Ada'))
})

test('moving swaps all of it at once, and back; another device of theirs follows', async () => {
  const { ada, ben, kitchen } = await movedIn()
  const phone = await openDevice({ client: ben.backend, userId: ben.userId })
  await until(() => expect(phone.now().here.id).toBe(kitchen))
  await shows(phone, 'Eggs', 'Milk')
  await ben.do(({ kitchens }) => kitchens.moveTo(ben.userId))
  await shows(ben)
  await put(ben, 'Tea')
  await shows(phone, 'Tea')
  await shows(ada, 'Eggs', 'Milk')
  await ben.do(({ kitchens }) => kitchens.moveTo(kitchen))
  await shows(ben, 'Eggs', 'Milk')
})

test('who is removed loses it on their device, and what had not reached it is offered for their own', async () => {
  const { ada, ben, kitchen } = await movedIn()
  await shows(ben, 'Eggs', 'Milk')
  await until(async () => expect(await ben.stored()).toContain(kitchen))
  goOffline()
  await put(ben, 'Flour')
  await buy(ben, 'Salt')
  await shows(ben, 'Eggs', 'Flour', 'Milk')
  expect(ben.leftBehind()).toBeNull()
  const { error } = await (async () => {
    isOnline = true
    const done = await ada.backend.rpc('remove_member', { kitchen, member: ben.userId })
    isOnline = false
    return done
  })()
  expect(error).toBeNull()

  goOnline()
  await until(() => expect(ben.now().here.isHome).toBe(true))
  await shows(ben)
  await until(async () => expect(await ben.stored()).not.toContain(kitchen))
  expect(await ben.stored()).not.toContain('Eggs')
  const left = ben.leftBehind()
  expect([left?.pantry, left?.toBuy].map((things) => things?.map(({ name }) => name))).toEqual([
    ['Flour'],
    ['Salt'],
  ])

  await act(() => ben.takeHome() ?? Promise.resolve())
  await until(() => expect(ben.now().pending).toEqual([]))
  await shows(ben, 'Flour')
  await until(() => expect(ben.toBuy().map(({ name }) => name)).toEqual(['Salt']))
  const { data } = await ben.backend.from('pantry_items').select('name, kitchen')
  expect(data).toEqual([{ name: 'Flour', kitchen: ben.userId }])
  await shows(ada, 'Eggs', 'Milk')
})

test('what was done in a membership that is over does not reach the next one in the same kitchen', async () => {
  const { ada, ben, kitchen } = await movedIn()
  goOffline()
  await put(ben, 'Flour')
  isOnline = true
  await ada.backend.rpc('remove_member', { kitchen, member: ben.userId })
  const { code } = await ada.invite(kitchen)
  await ben.backend.rpc('seen_invitation', { code })
  await ben.backend.rpc('accept_invitation', { code, bring: false })
  goOnline()
  await until(() => expect(ben.leftBehind()?.pantry).toMatchObject([{ name: 'Flour' }]))
  await shows(ben, 'Eggs', 'Milk')
  await shows(ada, 'Eggs', 'Milk')
})

test('an invitation that was withdrawn lets nobody in, in words; leaving says first what it is about', async () => {
  const { ada, ben, kitchen } = await movedIn()
  const { id, code } = await ada.invite(kitchen)
  await ada.withdraw(id)
  await expect(ben.seen(code)).rejects.toThrow('This invitation has ended')
  await expect(ada.do(({ kitchens }) => kitchens.leave(kitchen, true))).rejects.toThrow(
    'Say first whose kitchen it will be.',
  )
  expect(await ben.leaving(kitchen)).toEqual({ role: 'cook', mine: 1, members: 2 })
  await ben.do(({ kitchens }) => kitchens.leave(kitchen, true))
  await shows(ben, 'Milk')
  await until(() => expect(ben.now().all.data?.map(({ isHome }) => isHome)).toEqual([true]))
  await shows(ada, 'Eggs')
})
