import { useSyncExternalStore } from 'react'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

/** What nearly every kitchen has; the list is shown, and each cook's to change. */
const usual: readonly IngredientId[] = ['salt', 'black-pepper', 'water']

let current: readonly IngredientId[] | undefined
const listeners = new Set<() => void>()

function staples(): readonly IngredientId[] {
  current ??= readStored(storageKeys.staples, parse) ?? usual
  return current
}

function parse(json: unknown): IngredientId[] | null {
  return Array.isArray(json)
    ? json.filter((each): each is string => typeof each === 'string')
    : null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function toggle(id: IngredientId): void {
  const before = staples()
  current = before.includes(id) ? before.filter((each) => each !== id) : [...before, id]
  writeStored(storageKeys.staples, current)
  for (const listener of listeners) listener()
}

/** The staples that this cook assumes to have, kept on this device. */
export function useStaples() {
  return { staples: useSyncExternalStore(subscribe, staples), toggle }
}
