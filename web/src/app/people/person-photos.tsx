import { useRef } from 'react'
import { t } from '#domain/texts/t.ts'
import {
  fetchPhotosOfPerson,
  photosOfPersonKey,
  photosPageSize,
} from '#web/features/photos/photo-queries.ts'
import type { Photo } from '#web/features/photos/photo.ts'
import { usePages } from '#web/lib/use-pages.ts'
import { ListState } from '#web/ui/list-state.tsx'
import { PhotoGallery } from '../kitchen/photo-gallery.tsx'

interface PersonPhotosProps {
  readerId: string
  personId: string
  empty: string
}

/** What a cook photographed of what they made, as far as the reader may see it, newest first. */
export function PersonPhotos({ readerId, personId, empty }: PersonPhotosProps) {
  const place = useRef<HTMLDivElement>(null)
  const pages = usePages({
    queryKey: photosOfPersonKey(readerId, personId),
    load: (after: Photo | null) => fetchPhotosOfPerson(personId, after),
    pageSize: photosPageSize,
  })
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <ListState state={pages} isEmpty={pages.rows.length === 0} empty={empty}>
        <PhotoGallery
          photos={pages.rows}
          readerId={readerId}
          caption={({ title }) => title ?? t('A recipe that is not there any more')}
          heading={place}
        />
      </ListState>
    </div>
  )
}
