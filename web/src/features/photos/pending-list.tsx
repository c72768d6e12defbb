import { useQueryClient } from '@tanstack/react-query'
import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import type { PendingPhoto } from './pending-photos.ts'
import { discardPhoto } from './photo-channel.ts'
import { HeldPicture } from './held-picture.tsx'

interface PendingListProps {
  userId: string
  photos: readonly PendingPhoto[]
  onOpen: (photo: PendingPhoto) => void
}

/** Photos that are on this device alone, with why. */
export function PendingList({ userId, photos, onOpen }: PendingListProps) {
  const client = useQueryClient()
  return (
    <ul className="mb-5 space-y-3">
      {photos.map((photo) => (
        <li
          key={photo.id}
          className="flex flex-wrap items-center gap-3 rounded-card bg-sunken p-3 sm:flex-nowrap"
        >
          <HeldPicture
            bytes={photo.bytes}
            alt=""
            className="size-16 shrink-0 rounded-field bg-card object-cover"
          />
          <p className="min-w-0 flex-1 basis-44 wrap-anywhere">
            {photo.refused === null
              ? t('Your photo waits on this device. It is sent when you are connected.')
              : `${t('Your photo is on this device alone.')} ${photo.refused}`}
          </p>
          {photo.refused !== null && (
            <Button size="sm" onClick={() => onOpen(photo)}>
              {t('Open it')}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            onClick={() => void discardPhoto(client, userId, photo)}
          >
            <T text="Discard<hidden> the photo</hidden>" hidden={<span className="sr-only" />} />
          </Button>
        </li>
      ))}
    </ul>
  )
}
