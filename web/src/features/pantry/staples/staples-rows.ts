import { dataClient } from '#web/lib/backend/data-client.ts'
import { removeStored, storageKeys } from '#web/lib/local-storage.ts'
import { readStaplesOnDevice, type StapleList } from './staples-on-device.ts'

export async function fetchStaples(userId: string): Promise<StapleList> {
  const client = await dataClient()
  const { data } = await client
    .from('staple_lists')
    .select('ingredients')
    .eq('user_id', userId)
    .throwOnError()
  return data[0]?.ingredients ?? (await takeOverFromDevice(userId))
}

/** An earlier version kept everybody's list on the device. */
async function takeOverFromDevice(userId: string): Promise<StapleList> {
  const onDevice = readStaplesOnDevice(userId)
  if (onDevice !== null) await storeStaples(userId, onDevice)
  removeStored(storageKeys.staples(userId))
  return onDevice
}

/** Keeps a list in the account; null goes back to the usual one. */
export async function storeStaples(userId: string, list: StapleList): Promise<void> {
  const client = await dataClient()
  const table = client.from('staple_lists')
  if (list === null) await table.delete().eq('user_id', userId).throwOnError()
  else await table.upsert({ user_id: userId, ingredients: [...list] }).throwOnError()
}
