import { useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import {
  checkOption,
  defaultDietarySettings,
  dietarySettingsFrom,
  type DietaryList,
  type DietarySettings,
} from '#domain/dietary-settings.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import type { Json } from '#web/lib/backend/database.generated.ts'
import { field, textField } from '#web/lib/json.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import { toast } from '#web/ui/toast.ts'
import { dietarySettingsKey } from './dietary-key.ts'

export interface OptionChange {
  list: DietaryList
  id: string
  checked: boolean
}

const isList = (name: string | undefined): name is DietaryList =>
  name !== undefined && Object.hasOwn(defaultDietarySettings, name)

function parse(json: unknown): OptionChange | null {
  const [list, id] = [textField(json, 'list'), textField(json, 'id')]
  const checked = field(json, 'checked')
  if (!isList(list) || id === undefined || typeof checked !== 'boolean') return null
  return { list, id, checked }
}

async function fetchDietarySettings(userId: string): Promise<DietarySettings> {
  const client = await dataClient()
  const { data } = await client
    .from('profiles')
    .select('dietary_settings')
    .eq('id', userId)
    .maybeSingle()
    .throwOnError()
  return dietarySettingsFrom(data?.dietary_settings)
}

const after = (before: DietarySettings, { list, id, checked }: OptionChange) =>
  checkOption(before, list, id, checked)

/** Everything else stays as it is stored: what another device chose is read before each write. */
async function send(userId: string, change: OptionChange): Promise<void> {
  const settings = after(await fetchDietarySettings(userId), change)
  const stored: Json = JSON.parse(JSON.stringify(settings))
  const client = await dataClient()
  await client.from('profiles').update({ dietary_settings: stored }).eq('id', userId).throwOnError()
}

/** A person's dietary settings, changed with and without a network, one option at a time. */
export const dietaryQueue = queuedQuery<DietarySettings, OptionChange>({
  key: dietarySettingsKey,
  persist: 'offline',
  live: 'dietary-settings',
  channel: 'dietary-settings',
  fetch: fetchDietarySettings,
  parse,
  after: (before = defaultDietarySettings, change) => after(before, change),
  send,
  notifyRefused: () =>
    toast({
      title: t('A dietary choice could not be saved'),
      description: t('Your settings are as they were.'),
      tone: 'error',
    }),
})

/**
 * Checks one option, shown at once; rejects where neither this device nor the backend saves it, and where it is not
 * known what is checked: settings made of one option would hide what somebody must not eat.
 */
export function useCheckDietaryOption(userId: string): (change: OptionChange) => Promise<void> {
  const client = useQueryClient()
  return (change) =>
    dietaryQueue.change(client, userId, (shown) => {
      if (shown === undefined) throw new Error('The dietary settings are not known')
      return change
    })
}
