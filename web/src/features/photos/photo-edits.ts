import type { QueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { visibilities, type Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { field, textField } from '#web/lib/json.ts'
import { wordsOfCode } from '#web/lib/refusals/words.ts'
import { isReadWhole, registerChannel, type Channel } from '#web/lib/sync/channels.ts'
import { defineOfflineQuery } from '#web/lib/sync/offline-query.ts'
import { sendEach } from '#web/lib/sync/send-each.ts'
import { perform } from '#web/lib/sync/send.ts'
import { toast } from '#web/ui/toast.ts'
import { photoShownAs, photosChanged } from './photo-queries.ts'
import { changePhoto } from './photo-writes.ts'

const channelName = 'photo-edits'

/** What a cook says anew of a photo that the account has. Later ones count; sent twice they come to the same. */
export interface PhotoEdit {
  photo: string
  note: string
  visibility: Visibility
}

function read(json: unknown): PhotoEdit | null {
  const [photo, note] = [textField(json, 'photo'), field(json, 'note')]
  const visibility = visibilities.find((each) => each === field(json, 'visibility'))
  return photo === undefined || typeof note !== 'string' || visibility === undefined
    ? null
    : { photo, note, visibility }
}

function photoEditsChannel(client: QueryClient): Channel {
  return {
    name: channelName,
    understands: (json) => isReadWhole(read(json), json),
    async send(userId, waiting) {
      const edits = waiting.map(read).filter((edit) => edit !== null)
      const refused = await sendEach(edits, ({ photo, ...edit }) => changePhoto(photo, edit))
      await photosChanged(client, userId)
      for (const { why } of refused)
        toast({
          title: t('Your photo could not be changed'),
          description: wordsOfCode(why, 'picture') ?? t('It is as it was.'),
          tone: 'error',
        })
    },
    refresh: (userId) => photosChanged(client, userId),
  }
}

/** What was changed of photos without a network is sent later. */
export const offlinePhotoEdits = defineOfflineQuery({
  key: (userId) => ['photo-edits', userId],
  channel: photoEditsChannel,
})

/** Shows the change, and sends it now or when there is a network. @throws where neither this device nor the backend keeps it */
export async function editPhoto(
  client: QueryClient,
  userId: string,
  { photo, ...edit }: PhotoEdit,
): Promise<void> {
  registerChannel(photoEditsChannel(client))
  await perform(userId, channelName, [{ photo, ...edit }])
  photoShownAs(client, photo, edit)
}
