import type { PantryItem, PantryStatus } from '#domain/pantry/pantry-item.ts'
import { isPlace } from '#domain/pantry/place.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import type { Database } from '#web/lib/backend/database.generated.ts'
import { storedMemberships } from '#web/lib/kitchen-here.ts'
import { asMember } from '#web/lib/sync/as-member.ts'
import type { Membership } from '#web/lib/sync/memberships.ts'
import { removeAsCook } from '#web/lib/sync/remove-as-cook.ts'

type PantryRow = Database['public']['Tables']['pantry_items']['Row']
type PantryInsert = Database['public']['Tables']['pantry_items']['Insert']

/** The database knows three words; what a newer version may add counts as being there. */
function statusOf(text: string): PantryStatus {
  return text === 'low' || text === 'out' ? text : 'have'
}

function itemOf(row: PantryRow, reader: string): PantryItem {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    quantity: row.amount_stated ? row.quantity : null,
    unit: row.unit,
    ingredient: row.ingredient,
    typedAs: row.typed_as,
    status: statusOf(row.status),
    stockedAt: new Date(row.stocked_at),
    createdAt: new Date(row.created_at),
    ...(isPlace(row.place) && { place: row.place }),
    ...(row.opened_at !== null && { openedAt: new Date(row.opened_at) }),
    ...(row.best_before !== null && { bestBefore: row.best_before }),
    ...(row.user_id !== reader && { addedBy: row.user_id }),
    ...(row.used_up_by !== null && row.used_up_by !== reader && { usedUpBy: row.used_up_by }),
  }
}

/**
 * An unstated amount is stored under the table's default, marked as unstated. Who shares no kitchen that this device knows of names
 * none: should they have founded one elsewhere, what is there already stays in it.
 */
function rowOf(userId: string, item: PantryItem, { kitchen }: Membership): PantryInsert {
  return {
    id: item.id,
    user_id: userId,
    ...(storedMemberships(userId).length > 0 && { kitchen }),
    name: item.name,
    category: item.category,
    quantity: item.quantity ?? 1,
    amount_stated: item.quantity !== null,
    unit: item.unit,
    ingredient: item.ingredient,
    typed_as: item.typedAs,
    status: item.status,
    stocked_at: item.stockedAt.toISOString(),
    place: item.place ?? null,
    opened_at: item.openedAt?.toISOString() ?? null,
    best_before: item.bestBefore ?? null,
  }
}

/** Newest first. */
export async function fetchPantry(userId: string, kitchen: string): Promise<PantryItem[]> {
  const client = await dataClient()
  const { data } = await client
    .from('pantry_items')
    .select('*')
    .eq('kitchen', kitchen)
    .order('created_at', { ascending: false })
    .throwOnError()
  return data.map((row) => itemOf(row, userId))
}

/** Writing an item again changes nothing but what is said of it: a retry after a lost answer is harmless. */
export async function storePantryItems(
  userId: string,
  items: readonly PantryItem[],
  membership: Membership,
): Promise<void> {
  if (items.length === 0) return
  const client = await dataClient()
  const rows = items.map((item) => rowOf(userId, item, membership))
  const request = client.from('pantry_items').upsert(rows, { onConflict: 'id' })
  await asMember(request, membership).throwOnError()
}

/** So that the address of a call stays short. */
const idsInOneCall = 100

export async function deletePantryItems(
  ids: readonly string[],
  membership: Membership,
): Promise<void> {
  if (ids.length === 0) return
  const client = await dataClient()
  for (let start = 0; start < ids.length; start += idsInOneCall) {
    const some = ids.slice(start, start + idsInOneCall)
    const table = client.from('pantry_items')
    await removeAsCook(
      table.delete().eq('kitchen', membership.kitchen).in('id', some),
      () => table.select('id').eq('kitchen', membership.kitchen).in('id', some).throwOnError(),
      membership,
    )
  }
}
