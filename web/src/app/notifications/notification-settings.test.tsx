import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { NotificationSettings } from '#web/features/notifications/notification-settings.tsx'

const pushKey = 'a-key-of-this-larder'
let requests: DataRequest[] = []
let allowed: NotificationPermission = 'granted'
let subscription: object | null = null
let asked: unknown[] = []

beforeEach(() => {
  allowed = 'granted'
  subscription = null
  asked = []
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  requests = stubDataApi(
    ({ path }) =>
      path.startsWith('/rpc/')
        ? new Response(null, { status: 204 })
        : Response.json([{ kind: 'like', in_app: false, by_push: false, by_mail: true }]),
    { notifying: { pushKey, mail: true } },
  )
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => {
      asked.push('permission')
      return allowed
    },
  })
  const keys = { p256dh: 'their-key', auth: 'their-secret' }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: object) => {
      asked.push(options)
      subscription = {
        endpoint: 'https://push.example/1',
        toJSON: () => ({ keys }),
        unsubscribe: async () => {
          subscription = null
          return true
        },
      }
      return subscription
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(hasAddress = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <NotificationSettings userId="a1" hasAddress={hasAddress} />
      <Toaster />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
const kind = async (title: string) => within(await screen.findByRole('group', { name: title }))
const pressed = async (title: string) =>
  (await kind(title))
    .getAllByRole('button')
    .map((chip) => `${chip.textContent} ${chip.getAttribute('aria-pressed')}`)
const sent = (name: string) =>
  requests.filter(({ path }) => path === `/rpc/${name}`).map(({ body }) => body)

it('shows what is chosen; by itself nothing leaves the app', async () => {
  open()
  expect(await pressed('Likes of your comments')).toEqual([
    'In the app false',
    'Push false',
    'Mail true',
  ])
  expect(await pressed('New followers')).toEqual(['In the app true', 'Push false', 'Mail false'])
  expect(await pressed('What spoils')).toEqual(['In the app true', 'Push false', 'Mail false'])
  expect(await pressed('Somebody is at the shop')).toEqual([
    'In the app false',
    'Push false',
    'Mail false',
  ])
  expect(asked).toEqual([])
})

it('saves one way of what is off by itself, and the others stay off', async () => {
  const user = open()
  const chips = await kind('Somebody is at the shop')
  await user.click(chips.getByRole('button', { name: 'Mail' }))
  await waitFor(() =>
    expect(sent('set_notification_way')).toEqual([
      { about: 'shopping', way: 'by_mail', wanted: true },
    ]),
  )
  expect(await pressed('Somebody is at the shop')).toEqual([
    'In the app false',
    'Push false',
    'Mail true',
  ])
})

it('offers no mail to who has no address', async () => {
  open(false)
  expect(await pressed('New followers')).toEqual(['In the app true', 'Push false'])
})

it('saves each choice, and asks the browser on the tap for push alone', async () => {
  const user = open()
  const chip = async (name: string) => (await kind('New followers')).getByRole('button', { name })
  await user.click(await chip('Mail'))
  await waitFor(() => expect(sent('set_notification_way')).toHaveLength(1))
  expect(asked).toEqual([])
  await user.click(await chip('Push'))
  await waitFor(() =>
    expect(sent('keep_push_subscription')).toEqual([
      { address: 'https://push.example/1', public_key: 'their-key', secret: 'their-secret' },
    ]),
  )
  expect(asked).toEqual(['permission', { userVisibleOnly: true, applicationServerKey: pushKey }])
  await waitFor(() =>
    expect(sent('set_notification_way')).toEqual([
      { about: 'follow', way: 'by_mail', wanted: true },
      { about: 'follow', way: 'by_push', wanted: true },
    ]),
  )
  await user.click(await screen.findByRole('button', { name: 'Not on this device' }))
  expect(await screen.findByRole('button', { name: 'Allow on this device' })).toBeVisible()
  expect(subscription).toBeNull()
})

it('says where the device is with what is told by the day', async () => {
  const user = open()
  await user.click((await kind('What spoils')).getByRole('button', { name: 'Mail' }))
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await waitFor(() =>
    expect(sent('set_notification_way')).toEqual([
      { about: 'spoils', way: 'by_mail', wanted: true, zone },
    ]),
  )
})

it('says what can be done where the browser refuses', async () => {
  allowed = 'denied'
  const user = open()
  await user.click((await kind('New followers')).getByRole('button', { name: 'Push' }))
  expect(await screen.findByText(/does not allow push messages/)).toBeVisible()
  expect(sent('keep_push_subscription')).toEqual([])
})
