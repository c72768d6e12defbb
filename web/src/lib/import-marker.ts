import { readStored, removeStored, writeStored } from './local-storage.ts'

// Small, for it is asked at each start of the app: what runs an import comes only where there is one.
const keyOf = (userId: string) => `user_${userId}_import`
const listeners = new Set<() => void>()

/** Whether recipes of this person are on their way. */
export const importMarker = {
  isSet: (userId: string): boolean => readStored(keyOf(userId), (json) => json === true) ?? false,
  set(userId: string, isSet: boolean): void {
    if (isSet) writeStored(keyOf(userId), true)
    else removeStored(keyOf(userId))
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
