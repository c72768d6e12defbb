import { dataClient } from '#web/lib/backend/data-client.ts'
import { field, textField } from '#web/lib/json.ts'
import { within } from '#web/lib/timing.ts'

/** Whether this browser can be pushed to, and is. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported'

/** The push service may not be reached while somebody waits. */
const patienceMilliseconds = 2_000

async function manager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('Notification' in window)) return undefined
  // Without one, as in development, `ready` would never come.
  const registration = await navigator.serviceWorker.getRegistration()
  return registration !== undefined && 'pushManager' in registration
    ? registration.pushManager
    : undefined
}

export async function readPushState(): Promise<PushState> {
  const push = await manager()
  if (push === undefined) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await push.getSubscription()) === null ? 'off' : 'on'
}

/**
 * Asks the person, by the browser's own question, and lets this browser be notified. Only ever after a tap.
 *
 * @param publicKey of this Larder
 * @throws where the push service or the backend cannot be reached
 */
export async function allowPush(publicKey: string): Promise<PushState> {
  const push = await manager()
  if (push === undefined) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await push.subscribe(options).catch(async (cause: unknown) => {
    // For another key, which this Larder had earlier.
    const former = await push.getSubscription()
    if (former === null) throw cause
    await former.unsubscribe()
    return push.subscribe(options)
  })
  try {
    await store(subscription)
  } catch (cause) {
    await subscription.unsubscribe()
    throw cause
  }
  return 'on'
}

async function store(subscription: PushSubscription): Promise<void> {
  const json = subscription.toJSON()
  const keys = field(json, 'keys')
  const client = await dataClient()
  await client
    .rpc('keep_push_subscription', {
      address: subscription.endpoint,
      public_key: textField(keys, 'p256dh') ?? '',
      secret: textField(keys, 'auth') ?? '',
    })
    .throwOnError()
}

/** The backend lets a browser go with its session; in the next one this one is there again. */
export async function keepPush(): Promise<void> {
  const subscription = await (await manager())?.getSubscription()
  if (subscription) await store(subscription)
}

/** Nothing is pushed to this browser any more, whatever the backend still sends: the push service refuses it. */
export async function stopPush(): Promise<void> {
  const push = await manager()
  const subscription = await push?.getSubscription()
  if (subscription) await within(patienceMilliseconds, subscription.unsubscribe())
}
