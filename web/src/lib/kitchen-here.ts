import { useSyncExternalStore } from 'react'
import { textsOf } from './json.ts'
import type { KitchenKind } from './kitchen-kinds.ts'
import { readStored, storageKeys } from './local-storage.ts'

/**
 * Which kitchens somebody shares, as this device knows it: texts `kitchen.epoch.role`, that in which they cook now first, which is empty
 * where they cook at home. Nothing where that was never asked, as for who has always cooked alone.
 */
export const storedMemberships = (account: string): string[] =>
  readStored(storageKeys.kitchens(account), textsOf) ?? []

/** In which kitchen somebody cooks: their own, whose id is the account's, until this device knows of another. */
export const kitchenHere = (account: string): string =>
  storedMemberships(account)[0]?.split('.')[0] || account

/** Calls back when this tab or another has stored something. Returns the function that ends it. */
export function onMembershipsStored(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** As `kitchenHere`, and follows it; null for a visitor. */
export const useKitchenOf = (account: string | null): string | null =>
  useSyncExternalStore(onMembershipsStored, () => account && kitchenHere(account))

/** Whether somebody is a helper where they cook now: they add to the lists there and tick them, and change nothing else. */
export const useIsHelper = (account: string | null): boolean =>
  useSyncExternalStore(onMembershipsStored, () =>
    /helper/.test(String(storedMemberships(account ?? '')[0])),
  )

/** Where one kind of what a kitchen holds stands in the cache; at home under the account alone, as it always stood on devices. */
export const kitchenKey =
  (kind: KitchenKind) =>
  (account: string | null, kitchen = account && kitchenHere(account)): readonly string[] => [
    kind,
    account ?? 'guest',
    ...(kitchen === account || kitchen === null ? [] : [kitchen]),
  ]
