import { useQueryClient } from '@tanstack/react-query'
import {
  checkOption,
  defaultDietarySettings,
  dietarySettingsFrom,
  type DietaryList,
  type DietarySettings,
} from '#domain/dietary-settings.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import type { Json } from '#web/lib/backend/database.generated.ts'
import { useOptimisticChange } from '#web/lib/optimistic-change.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { dietarySettingsKey } from './dietary-key.ts'

/** What the tabs of this browser tell each other: whose settings have changed. */
const channel = new BroadcastChannel('dietary-settings')
const tellOtherTabs = channel.postMessage.bind(channel)
channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'string')
    void queryClient.invalidateQueries({ queryKey: dietarySettingsKey(data) })
})

export async function fetchDietarySettings(userId: string): Promise<DietarySettings> {
  const client = await dataClient()
  const { data } = await client
    .from('profiles')
    .select('dietary_settings')
    .eq('id', userId)
    .maybeSingle()
    .throwOnError()
  return dietarySettingsFrom(data?.dietary_settings)
}

export interface OptionChange {
  list: DietaryList
  id: string
  checked: boolean
}

/**
 * Checks one option, shown at once and kept in the order of the clicks; rejects where it could not
 * be kept, and shows the option as it was. Everything else stays as it is stored: the settings of
 * another tab or device are read before each write, never overwritten by what this screen last saw.
 */
export function useCheckDietaryOption(userId: string): (change: OptionChange) => Promise<void> {
  const client = useQueryClient()
  const queryKey = dietarySettingsKey(userId)
  const change = useOptimisticChange<DietarySettings>(queryKey)
  return async ({ list, id, checked }) => {
    const next = (before: DietarySettings = defaultDietarySettings) =>
      checkOption(before, list, id, checked)
    await change({ next, send: () => storeChanged(userId, next) })
    await client.invalidateQueries({ queryKey })
  }
}

async function storeChanged(userId: string, next: (before: DietarySettings) => DietarySettings) {
  await inTurn(`dietary-settings ${userId}`, async () => {
    const settings = next(await fetchDietarySettings(userId))
    const stored: Json = JSON.parse(JSON.stringify(settings))
    const client = await dataClient()
    await client
      .from('profiles')
      .update({ dietary_settings: stored })
      .eq('id', userId)
      .throwOnError()
  })
  tellOtherTabs(userId)
}

/** One tab after the other, so that none reads what another is about to replace. */
async function inTurn(name: string, action: () => Promise<void>): Promise<void> {
  // Browsers have locks on secure origins alone.
  if ('locks' in navigator) await navigator.locks.request(name, action)
  else await action()
}
