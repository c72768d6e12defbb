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
  const { changed } = addToPantry(await fetchPantry(userId), gathered.toReversed())
  await storePantryItems(userId, changed)
  dropGuestPantry()
  await queryClient.invalidateQueries({ queryKey: pantryKey(userId) })
}

/** Forgets what a visitor gathered. */
export function dropGuestPantry(): void {
  forgetGuestPantry()
  queryClient.removeQueries({ queryKey: pantryKey(null) })
}
