import { useState, type RefObject } from 'react'
import { t } from '#domain/texts/t.ts'
import { ReportThingDialog } from '#web/features/moderation/report-thing-dialog.tsx'
import { EditPhotoDialog } from '#web/features/photos/edit-photo-dialog.tsx'
import { PhotoGrid } from '#web/features/photos/photo-grid.tsx'
import { PhotoView } from '#web/features/photos/photo-view.tsx'
import type { Photo } from '#web/features/photos/photo.ts'
import { usePhotoActions } from '#web/features/photos/use-photo-actions.ts'
import { EyeOffIcon, PencilIcon, TrashIcon } from '#web/ui/action-icons.tsx'
import type { MenuItem } from '#web/ui/menu-props.ts'
import { CameraIcon } from '#web/features/photos/photo-icons.tsx'

interface PhotoGalleryProps {
  photos: readonly Photo[]
  readerId: string
  caption: (photo: Photo) => string
  /** Takes the focus when the photo that had it is gone. */
  heading: RefObject<HTMLElement | null>
}

/** Photos of cooks, each opened large, with what its cook or another does with it. */
export function PhotoGallery({ photos, readerId, caption, heading }: PhotoGalleryProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [dialog, setDialog] = useState<{ what: 'edit' | 'report'; photo: Photo } | null>(null)
  const actions = usePhotoActions(readerId)
  const place = photos.findIndex(({ id }) => id === openId)
  const open = photos[place]
  const close = () => setOpenId(null)

  function then(what: 'edit' | 'report', photo: Photo) {
    close()
    setDialog({ what, photo })
  }
  async function remove(photo: Photo) {
    close()
    await actions.remove(photo)
    heading.current?.focus({ preventScroll: true })
  }

  const itemsOf = (photo: Photo): MenuItem[] =>
    photo.userId === readerId
      ? [
          {
            key: 'cover',
            label: photo.isCover ? t('No longer my cover') : t('Use as my cover'),
            icon: <CameraIcon />,
            onSelect: () => void actions.setCover(photo, !photo.isCover),
          },
          {
            key: 'edit',
            label: t('Edit'),
            icon: <PencilIcon />,
            onSelect: () => then('edit', photo),
          },
          {
            key: 'delete',
            label: t('Delete'),
            icon: <TrashIcon />,
            danger: true,
            onSelect: () => void remove(photo),
          },
        ]
      : [
          {
            key: 'report',
            label: t('Report'),
            icon: <EyeOffIcon />,
            onSelect: () => then('report', photo),
          },
        ]

  return (
    <>
      <PhotoGrid photos={photos} caption={caption} onOpen={({ id }) => setOpenId(id)} />
      {open !== undefined && (
        <PhotoView
          photo={open}
          isOwn={open.userId === readerId}
          place={place + 1}
          count={photos.length}
          items={itemsOf(open)}
          onStep={(by) => setOpenId(photos[place + by]?.id ?? null)}
          onClose={close}
        />
      )}
      {dialog?.what === 'edit' && (
        <EditPhotoDialog photo={dialog.photo} userId={readerId} onClose={() => setDialog(null)} />
      )}
      {dialog?.what === 'report' && (
        <ReportThingDialog
          reported={{ thing: 'photo', id: dialog.photo.id }}
          readerId={readerId}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
