import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { forgetGuestPantry, readGuestPantry } from './guest-pantry.ts'
import { fetchPantry, storePantryItems } from './pantry-rows.ts'
import { pantryKey } from './use-pantry.ts'

/** How many things a visitor gathered on this device. */
export function guestPantrySize(): number {
  return readGuestPantry().length
}

/**
 * Moves what a visitor gathered on this device into an account: what is there already stays one
 * item. The device forgets it only when the account holds it. Rejects when it could not be stored.
 */
export async function moveGuestPantry(userId: string): Promise<void> {
  const gathered = readGuestPantry()
  if (gathered.length === 0) return
  // Through the cache, so that a first load which is under way is this one: an answer from before the
  // move would otherwise be taken for the one from after it.
  const queryKey = pantryKey(userId)
  const there = await queryClient.fetchQuery({ queryKey, queryFn: () => fetchPantry(userId) })
  const { changed } = addToPantry(there, gathered.toReversed())
  await storePantryItems(userId, changed)
  dropGuestPantry()
  await queryClient.invalidateQueries({ queryKey })
}

/** Forgets what a visitor gathered. */
export function dropGuestPantry(): void {
  forgetGuestPantry()
  queryClient.removeQueries({ queryKey: pantryKey(null) })
}
