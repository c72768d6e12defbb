import { useSyncExternalStore } from 'react'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { usualStaples } from '#domain/pantry/usual-staples.ts'
import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

const known = new Map<string | null, readonly IngredientId[]>()
const listeners = new Set<() => void>()

function staplesOf(owner: string | null): readonly IngredientId[] {
  const staples = known.get(owner) ?? readStored(storageKeys.staples(owner), parse) ?? usualStaples
  known.set(owner, staples)
  return staples
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

function toggle(owner: string | null, id: IngredientId): void {
  const before = staplesOf(owner)
  const after = before.includes(id) ? before.filter((each) => each !== id) : [...before, id]
  known.set(owner, after)
  writeStored(storageKeys.staples(owner), after)
  for (const listener of listeners) listener()
}

/** The staples that a cook assumes to have, kept on this device for each person apart; null is a visitor. */
export function useStaples(owner: string | null) {
  return {
    staples: useSyncExternalStore(subscribe, () => staplesOf(owner)),
    toggle: (id: IngredientId) => toggle(owner, id),
  }
}
