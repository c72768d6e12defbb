import { useSyncExternalStore } from 'react'

/** The names of those who cook in one kitchen with somebody, by account. */
export type OtherCooks = ReadonlyMap<string, string>

let known: OtherCooks | null = null
const listeners = new Set<() => void>()

/** Who knows them notes them here, for features that know nothing of each other; null where nobody else cooks. */
export function noteOtherCooks(others: OtherCooks | null): void {
  known = others
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who else cooks in the kitchen here; null where nobody does, and until it is known. */
export const useOtherCooks = (): OtherCooks | null => useSyncExternalStore(subscribe, () => known)
