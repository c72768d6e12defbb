import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import { kitchenHere } from '#web/lib/kitchen-here.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { membershipIn, type Membership } from '#web/lib/sync/memberships.ts'
import { removeStored, storageKeys } from '#web/lib/local-storage.ts'
import {
  correctionsQuery,
  forgetGuestCorrections,
  readGuestCorrections,
} from './corrections/corrections.ts'
import { storeCorrections } from './corrections/corrections-rows.ts'
import { forgetGuestPantry, readGuestPantry } from './guest-pantry.ts'
import { correctionsKey, pantryKey, staplesKey } from './keys.ts'
import { pantryQueue } from './pantry-queue.ts'
import { storePantryItems } from './pantry-rows.ts'
import { readStaplesOnDevice } from './staples/staples-on-device.ts'
import { storeStaples } from './staples/staples-rows.ts'
import { staplesQuery } from './staples/use-staples.ts'

/** How many things a visitor gathered on this device. */
export function guestPantrySize(): number {
  return readGuestPantry().length
}

/**
 * Moves what a visitor gathered on this device to where an account cooks: what is there already stays one
 * item, and what is said there of names and staples stands. The device forgets each part as soon
 * as the account holds it: trying again after a failure moves the rest, and nothing twice. Rejects
 * when a part could not be stored.
 */
export async function moveGuestPantry(userId: string): Promise<void> {
  const membership = membershipIn(userId, kitchenHere(userId))
  await movePantry(userId, membership)
  forgetGuestPantry()
  await moveCorrections(userId, membership)
  forgetGuestCorrections()
  await moveStaples(userId, membership)
  dropGuestPantry()
}

async function movePantry(userId: string, membership: Membership): Promise<void> {
  const gathered = readGuestPantry()
  if (gathered.length === 0) return
  // Through the cache, so that a first load which is under way is this one: an answer from before the
  // move would otherwise be taken for the one from after it.
  const queryKey = pantryKey(userId, membership.kitchen)
  const there = await queryClient.fetchQuery({
    queryKey,
    queryFn: () => pantryQueue.load(userId, membership.kitchen),
  })
  const { changed } = addToPantry(there, gathered.toReversed())
  await storePantryItems(userId, changed, membership)
  await queryClient.invalidateQueries({ queryKey })
}

async function moveCorrections(userId: string, membership: Membership): Promise<void> {
  const said = readGuestCorrections()
  if (said.size === 0) return
  const query = correctionsQuery(userId, membership.kitchen)
  const there = await queryClient.fetchQuery(query)
  const added = new Map([...said].filter(([alias]) => !there.has(alias)))
  await storeCorrections(userId, added, membership)
  await queryClient.invalidateQueries({ queryKey: query.queryKey })
}

async function moveStaples(userId: string, membership: Membership): Promise<void> {
  const list = readStaplesOnDevice(null)
  if (list === null) return
  const query = staplesQuery(userId, membership.kitchen)
  if ((await queryClient.fetchQuery(query)) !== null) return
  await storeStaples(userId, list, membership)
  await queryClient.invalidateQueries({ queryKey: query.queryKey })
}

/** Forgets what a visitor gathered. */
export function dropGuestPantry(): void {
  forgetGuestPantry()
  forgetGuestCorrections()
  removeStored(storageKeys.staples(null))
  for (const queryKey of [pantryKey(null), correctionsKey(null), staplesKey(null)]) {
    queryClient.removeQueries({ queryKey })
  }
}
