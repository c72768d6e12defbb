import type { QueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { FunctionFailure } from '#web/lib/backend/functions.ts'
import { textField } from '#web/lib/json.ts'
import { wordsOf, wordsOfCode } from '#web/lib/refusals/words.ts'
import { isReadWhole, registerChannel, type Channel } from '#web/lib/sync/channels.ts'
import { defineOfflineQuery } from '#web/lib/sync/offline-query.ts'
import { refusalIn, Refusal } from '#web/lib/sync/refusal.ts'
import { sendEach } from '#web/lib/sync/send-each.ts'
import { perform } from '#web/lib/sync/send.ts'
import { toast, toastNotSaved } from '#web/ui/toast.ts'
import { forgetPending, keepPending, readPending, type PendingPhoto } from './pending-photos.ts'
import { photosChanged } from './photo-queries.ts'
import { sendPhoto, type NewPhoto } from './photo-writes.ts'

const channelName = 'photos'

/** The photo itself is in a store of its own: what waits is read anew with each change. */
interface Sending {
  photo: string
}

function read(json: unknown): Sending | null {
  const photo = textField(json, 'photo')
  return photo === undefined ? null : { photo }
}

/** What the function says of the picture itself; a server that is busy may take it later. */
const isFinal = ({ status }: FunctionFailure) => status >= 400 && status < 500 && status !== 401
const mayPass = new Set(['too_many_requests', 'not_signed_in'])

async function sendOrRefuse(client: QueryClient, userId: string, photo: PendingPhoto) {
  try {
    await sendPhoto(userId, photo, true)
  } catch (cause) {
    const isRefused = cause instanceof FunctionFailure && isFinal(cause) && !mayPass.has(cause.code)
    const code = isRefused ? cause.code : refusalIn(cause)
    if (code === null) throw cause
    const refused =
      wordsOf(cause, 'picture') ?? wordsOfCode(code, 'picture') ?? t('It was refused.')
    await keepPending(client, userId, { ...photo, refused })
    throw new Refusal(code)
  }
  await forgetPending(client, userId, photo.id)
}

/** Sends photos that were taken without a network. One that is refused stays on this device. */
export function photosChannel(client: QueryClient): Channel {
  return {
    name: channelName,
    isUnordered: true,
    understands: (json) => isReadWhole(read(json), json),
    async send(userId, waiting) {
      const wanted = new Set(waiting.flatMap((json) => read(json)?.photo ?? []))
      const photos = (await readPending(userId)).filter(({ id }) => wanted.has(id))
      const refused = await sendEach(photos, (photo) => sendOrRefuse(client, userId, photo))
      await photosChanged(client, userId)
      for (const { operation } of refused)
        toast({
          title: t('Your photo of {title} could not be shown', { title: operation.title }),
          description: t('It stays on this device: the page of the recipe says why.'),
          tone: 'error',
          duration: 20_000,
        })
      const shown = photos.length - refused.length
      if (shown > 0)
        toast({
          title: t('{shown, plural, one {Your photo is shown} other {# photos are shown}}', {
            shown,
          }),
          tone: 'success',
        })
    },
    refresh: (userId) => photosChanged(client, userId),
  }
}

/** What was photographed without a network is sent later. The photos of others are not kept. */
export const offlinePhotos = defineOfflineQuery({
  key: (userId) => ['pending-photos', userId],
  channel: photosChannel,
})

/** Lets a photo wait for the network. @throws where the browser keeps nothing */
async function waitForNetwork(client: QueryClient, userId: string, photo: NewPhoto): Promise<void> {
  await keepPending(client, userId, { ...photo, refused: null })
  registerChannel(photosChannel(client))
  await perform(userId, channelName, [{ photo: photo.id }])
}

/**
 * Shows a photo now, or when there is a network. Returns which of the two.
 * @throws why it is refused, or that neither this device nor the backend keeps it
 */
export async function sharePhoto(
  client: QueryClient,
  userId: string,
  photo: NewPhoto,
  isRepeated: boolean,
): Promise<'shown' | 'waits'> {
  try {
    if (!navigator.onLine) throw new TypeError('There is no network')
    await sendPhoto(userId, photo, isRepeated)
  } catch (cause) {
    const isUnreachable = cause instanceof TypeError || !navigator.onLine
    if (!isUnreachable) throw cause
    await waitForNetwork(client, userId, photo)
    return 'waits'
  }
  if (isRepeated) await forgetPending(client, userId, photo.id)
  await photosChanged(client, userId)
  return 'shown'
}

/** Takes a photo off this device that the account has not got, with a way back. */
export async function discardPhoto(
  client: QueryClient,
  userId: string,
  photo: PendingPhoto,
): Promise<void> {
  await forgetPending(client, userId, photo.id)
  const bringBack = () =>
    photo.refused === null
      ? waitForNetwork(client, userId, photo)
      : keepPending(client, userId, photo)
  toast({
    title: t('The photo is discarded'),
    action: { label: t('Undo'), onAction: () => void bringBack().catch(() => toastNotSaved()) },
  })
}
