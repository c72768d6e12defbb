import { spoilingKey } from '#domain/pantry/spoiling.ts'
import { textsOf } from '#web/lib/json.ts'
import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'
import type { Spoiling } from './use-spoiling.ts'

const listeners = new Set<() => void>()
const toldOf = (userId: string) => readStored(storageKeys.toldSpoiling(userId), textsOf) ?? []

/** Whether somebody looks at what spoils for the first time on this device. */
export function isToldOf(userId: string, spoiling: readonly Spoiling[]): boolean {
  const told = toldOf(userId)
  return spoiling.every((each) => told.includes(spoilingKey(each)))
}

/** Notes that somebody has seen it: what spoils no more is forgotten. */
export function noteTold(userId: string, spoiling: readonly Spoiling[]): void {
  if (isToldOf(userId, spoiling)) return
  writeStored(storageKeys.toldSpoiling(userId), spoiling.map(spoilingKey))
  for (const listener of listeners) listener()
}

export function onTold(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
