import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { textsOf } from '#web/lib/json.ts'
import { readStored, storageKeys } from '#web/lib/local-storage.ts'

/** Null is the usual list. */
export type StapleList = readonly IngredientId[] | null

/** The list that is stored on this device; null owner is a visitor. */
export function readStaplesOnDevice(owner: string | null): StapleList {
  return readStored(storageKeys.staples(owner), (json) =>
    Array.isArray(json) ? textsOf(json) : null,
  )
}
