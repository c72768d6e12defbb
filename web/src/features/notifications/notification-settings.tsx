import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import type { SwitchableKind, Way } from '#domain/notifications/notification.ts'
import { useBackendConfig } from '#web/lib/backend/use-backend-config.ts'
import { logged } from '#web/lib/logged.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toastNotSaved } from '#web/ui/toast.ts'
import { settingsQueue } from './settings-queue.ts'
import { settingsQuery } from './settings-query.ts'
import type { NotificationSettings as Settings } from './settings.ts'
import { usePush } from './use-push.ts'

interface KindWords {
  kind: SwitchableKind
  title: string
  hint?: string
}

const kinds: readonly KindWords[] = [
  { kind: 'reply', title: t('Replies to your comments') },
  { kind: 'comment', title: t('Comments on your recipes') },
  { kind: 'like', title: t('Likes of your comments') },
  { kind: 'follow', title: t('New followers') },
  { kind: 'report', title: t('What came of your reports') },
  { kind: 'moderation', title: t('Messages of moderators') },
  {
    kind: 'shopping',
    title: t('Somebody is at the shop'),
    hint: t(
      'When another member of your kitchen begins to tick things off a list. At most once an hour for each of them and each list.',
    ),
  },
  {
    kind: 'spoils',
    title: t('What spoils'),
    hint: t(
      'Worked out on your device. Only for push or mail does the server look at your pantry, once a day in the morning.',
    ),
  },
]

const wayNames: Readonly<Record<Way, string>> = {
  in_app: t('In the app'),
  by_push: t('Push'),
  by_mail: t('Mail'),
}

/** What is told by the day goes by the day of who is told. */
const where = (kind: SwitchableKind) =>
  kind === 'spoils' ? { zone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {}

interface NotificationSettingsProps {
  userId: string
  /** Whether there is an address that mails can go to. */
  hasAddress: boolean
}

/** Of which things a person is told, and how. By itself nothing leaves the app. */
export function NotificationSettings({ userId, hasAddress }: NotificationSettingsProps) {
  const client = useQueryClient()
  const settings = useQuery(settingsQuery(userId))
  const notifying = useBackendConfig()?.notifying
  const push = usePush(notifying?.pushKey)
  if (settings.isPending) {
    return (
      <div>
        <p className="sr-only">{t('Loading...')}</p>
        <SkeletonText lines={8} />
      </div>
    )
  }
  if (settings.data === undefined) {
    return (
      <ErrorState
        title={t('How you are told could not be loaded')}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    )
  }
  const offered: readonly Way[] = [
    'in_app',
    ...(notifying?.pushKey === undefined ? [] : (['by_push'] as const)),
    ...(notifying?.mail === true && hasAddress ? (['by_mail'] as const) : []),
  ]

  function choose(kind: SwitchableKind, way: Way, wanted: boolean) {
    // The browser asks on this tap, or not at all.
    const isAskable = push.state === undefined || push.state === 'off'
    if (way === 'by_push' && wanted && isAskable) void push.allow()
    const changing = settingsQueue.change(client, userId, { kind, way, wanted, ...where(kind) })
    logged('Choosing how to be told', changing).catch(() => toastNotSaved())
  }

  return (
    <div className="space-y-6">
      {offered.includes('by_push') && <PushHere push={push} settings={settings.data} />}
      {kinds.map(({ kind, title, hint }) => (
        <fieldset key={kind}>
          <legend className="font-semibold">{title}</legend>
          {hint !== undefined && <p className="text-sm text-soft">{hint}</p>}
          <div className="mt-2 flex flex-wrap gap-2">
            {offered.map((way) => (
              <Chip
                key={way}
                selected={settings.data[kind][way]}
                onClick={() => choose(kind, way, !settings.data[kind][way])}
              >
                {wayNames[way]}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
      {offered.includes('by_mail') && (
        <p className="text-sm text-soft">
          {t(
            'At most one mail a day of what happened, in numbers alone, and one of what spoils, to your confirmed address. Each has a link that ends them.',
          )}
        </p>
      )}
    </div>
  )
}

interface PushHereProps {
  push: ReturnType<typeof usePush>
  settings: Settings
}

/** Whether this browser is one that is pushed to; where nothing is to be pushed it says nothing. */
function PushHere({ push: { state, isPending, allow, stop }, settings }: PushHereProps) {
  const isWanted = Object.values(settings).some(({ by_push: wanted }) => wanted)
  if (!isWanted || state === undefined) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-5 py-4">
      <p role="status" className="min-w-48 flex-1">
        {hereWords[state]}
      </p>
      {state === 'off' && (
        <Button size="sm" pending={isPending} onClick={() => void allow()}>
          {t('Allow on this device')}
        </Button>
      )}
      {state === 'on' && (
        <Button size="sm" variant="secondary" pending={isPending} onClick={() => void stop()}>
          {t('Not on this device')}
        </Button>
      )}
    </div>
  )
}

const hereWords = {
  on: t('This device gets what you choose as “Push”, until you sign out here.'),
  off: t('This device gets no push messages yet.'),
  denied: t('This browser does not allow push messages from here. Its settings for this page can.'),
  unsupported: t(
    'This browser gets no push messages. On an iPhone or iPad, put Larder on the home screen first.',
  ),
} as const
