import { t } from '#domain/texts/t.ts'
import {
  type SwitchableKind,
  switchableKinds,
  type Way,
  ways,
} from '#domain/notifications/notification.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { field, textField } from '#web/lib/json.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import { toast } from '#web/ui/toast.ts'
import { settingsKey } from './keys.ts'
import type { NotificationSettings } from './settings.ts'

export interface SettingChange {
  kind: SwitchableKind
  way: Way
  wanted: boolean
  /** Where the device is, as IANA names it: what is told by the day goes by it. */
  zone?: string
}

/** In the app, and in no other way. As `private.is_told_unasked` in the database. */
const usual = { in_app: true, by_push: false, by_mail: false }
const defaults: NotificationSettings = {
  reply: usual,
  comment: usual,
  like: usual,
  follow: usual,
  report: usual,
  moderation: usual,
  spoils: usual,
  shopping: { in_app: false, by_push: false, by_mail: false },
}

function parse(json: unknown): SettingChange | null {
  const kind = switchableKinds.find((each) => each === field(json, 'kind'))
  const way = ways.find((each) => each === field(json, 'way'))
  const wanted = field(json, 'wanted')
  const zone = textField(json, 'zone')
  return kind === undefined || way === undefined || typeof wanted !== 'boolean'
    ? null
    : { kind, way, wanted, ...(zone !== undefined && { zone }) }
}

async function fetchSettings(): Promise<NotificationSettings> {
  const client = await dataClient()
  const { data } = await client
    .from('notification_settings')
    .select('kind, in_app, by_push, by_mail')
    .throwOnError()
  const stored = data.map(({ kind, ...chosen }) => [kind, chosen] as const)
  return { ...defaults, ...Object.fromEntries(stored) }
}

async function send(_userId: string, { kind, way, wanted, zone }: SettingChange): Promise<void> {
  const client = await dataClient()
  await client
    .rpc('set_notification_way', { about: kind, way, wanted, ...(zone !== undefined && { zone }) })
    .throwOnError()
}

/** How a person is told of things, changed with and without a network, one way of one kind at a time. */
export const settingsQueue = queuedQuery<NotificationSettings, SettingChange>({
  key: settingsKey,
  persist: 'offline',
  prefetch: true,
  channel: 'notification-settings',
  fetch: fetchSettings,
  parse,
  after: (before = defaults, { kind, way, wanted }) => ({
    ...before,
    [kind]: { ...before[kind], [way]: wanted },
  }),
  send,
  notifyRefused: () =>
    toast({
      title: t('How you are told could not be saved'),
      description: t('Your choices are as they were.'),
      tone: 'error',
    }),
})
