import { dataClient } from '#web/lib/backend/data-client.ts'
import { removeStored, storageKeys } from '#web/lib/local-storage.ts'
import { asMember } from '#web/lib/sync/as-member.ts'
import { homeOf, type Membership } from '#web/lib/sync/memberships.ts'
import { removeAsCook } from '#web/lib/sync/remove-as-cook.ts'
import { readStaplesOnDevice, type StapleList } from './staples-on-device.ts'

export async function fetchStaples(userId: string, kitchen: string): Promise<StapleList> {
  const client = await dataClient()
  const { data } = await client
    .from('staple_lists')
    .select('ingredients')
    .eq('kitchen', kitchen)
    .throwOnError()
  return data[0]?.ingredients ?? (kitchen === userId ? takeOverFromDevice(userId) : null)
}

/** An earlier version kept everybody's list on the device. */
async function takeOverFromDevice(userId: string): Promise<StapleList> {
  const onDevice = readStaplesOnDevice(userId)
  if (onDevice !== null) await storeStaples(userId, onDevice, homeOf(userId))
  removeStored(storageKeys.staples(userId))
  return onDevice
}

/** Keeps a list for a kitchen; null goes back to the usual one. */
export async function storeStaples(
  userId: string,
  list: StapleList,
  membership: Membership,
): Promise<void> {
  const { kitchen } = membership
  const table = (await dataClient()).from('staple_lists')
  if (list === null)
    return removeAsCook(
      table.delete().eq('kitchen', kitchen),
      () => table.select('kitchen').eq('kitchen', kitchen).throwOnError(),
      membership,
    )
  const request = table.upsert({ user_id: userId, kitchen, ingredients: [...list] })
  await asMember(request, membership).throwOnError()
}

/** Keeps a list in the place of the one that was read; whether that still stood there. */
export async function replaceStaples(
  userId: string,
  { before, after }: { before: StapleList; after: readonly string[] },
  membership: Membership,
): Promise<boolean> {
  const { kitchen } = membership
  const table = (await dataClient()).from('staple_lists')
  const row = { user_id: userId, kitchen, ingredients: [...after] }
  const request =
    before === null
      ? table.upsert(row, { onConflict: 'kitchen', ignoreDuplicates: true })
      : table
          .update(row)
          .eq('kitchen', kitchen)
          .filter('ingredients', 'eq', `{${before.join(',')}}`)
  const { data } = await asMember(request.select('kitchen'), membership).throwOnError()
  return data.length > 0
}
