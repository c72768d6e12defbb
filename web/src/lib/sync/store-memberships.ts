import { storedMemberships } from '../kitchen-here.ts'
import { storageKeys, writeStored } from '../local-storage.ts'

/** A kitchen that somebody shares, and their part in it. */
export interface Shared {
  kitchen: string
  epoch: number
  role: 'owner' | 'cook' | 'helper'
  isHere: boolean
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((each, at) => each === others[at])

/** Notes on this device which kitchens somebody shares; each tab of theirs hears of it. */
export function storeMemberships(account: string, shared: readonly Shared[]): void {
  const words = ({ kitchen, epoch, role }: Shared) => `${kitchen}.${epoch}.${role}`
  const here = shared.find(({ isHere }) => isHere)
  const others = shared.filter((each) => each !== here)
  const stored = [here === undefined ? '' : words(here), ...others.map(words)]
  if (isSame(storedMemberships(account), stored)) return
  const key = storageKeys.kitchens(account)
  writeStored(key, stored)
  // The browser tells the other tabs alone.
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
