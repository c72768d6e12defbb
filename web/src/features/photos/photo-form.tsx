import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { logged } from '#web/lib/logged.ts'
import { cropPicture, wholePicture } from '#web/lib/pictures/crop-picture.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PictureFileInput } from '#web/ui/picture-file-input.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import { HeldPicture } from './held-picture.tsx'
import { CameraIcon } from './photo-icons.tsx'
import type { PendingPhoto } from './pending-photos.ts'
import { longestNote, type PhotoThing } from './photo.ts'
import { sharePhoto } from './photo-channel.ts'
import { VisibilityField } from './visibility-field.tsx'

interface PhotoFormProps {
  userId: string
  thing: PhotoThing
  /** What was made. */
  title: string
  /** One that waits on this device, to be sent again. */
  begunWith?: PendingPhoto
  onClose: () => void
}

const unreadable = t('This picture cannot be read. Try another one.')

/** "I made it": a photo from the camera or a file, a note, and who sees it. What is refused stays in it. */
export function PhotoForm({ userId, thing, title, begunWith, onClose }: PhotoFormProps) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [id] = useState(() => begunWith?.id ?? crypto.randomUUID())
  const [bytes, setBytes] = useState(begunWith?.bytes ?? null)
  const [note, setNote] = useState(begunWith?.note ?? '')
  const [visibility, setVisibility] = useState<Visibility>(begunWith?.visibility ?? 'public')
  const [failure, setFailure] = useState(begunWith?.refused ?? null)
  const [isSending, setSending] = useState(false)
  const [wasSent, setSent] = useState(begunWith !== undefined)

  async function choose(file: File) {
    const small = await cropPicture(file, wholePicture)
      .then((blob) => blob.arrayBuffer())
      .catch(() => null)
    setFailure(small === null ? unreadable : null)
    if (small !== null) setBytes(small)
  }

  async function share() {
    if (bytes === null) return
    setSending(true)
    setSent(true)
    setFailure(null)
    try {
      const photo = { id, thing, title, note: note.trim(), visibility, bytes }
      const outcome = await logged('Showing a photo', sharePhoto(client, userId, photo, wasSent))
      toast(
        outcome === 'shown'
          ? {
              title: visibility === 'private' ? t('Your photo is kept') : t('Your photo is shown'),
              tone: 'success',
            }
          : {
              title: t('Your photo waits here'),
              description: t('It is sent when you are connected.'),
            },
      )
      onClose()
    } catch (cause) {
      const otherwise = t('The photo could not be sent. Please try again.')
      setFailure(await whyNot(cause, 'picture', { otherwise }))
      setSending(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!isSending}
      title={t('I made it')}
      description={title}
      size="md"
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button disabled={bytes === null} pending={isSending} onClick={() => void share()}>
            {visibility === 'private' ? t('Keep it') : t('Show it')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <PictureFileInput ref={input} onChoose={(file) => void choose(file)} />
        {bytes === null ? (
          <button
            type="button"
            onClick={() => input.current?.click()}
            className="flex min-h-44 w-full flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-line bg-sunken p-5 font-semibold hover:border-tomato"
          >
            <CameraIcon />
            {t('Take or choose a photo')}
            <span className="text-sm font-normal text-soft">
              {t('JPEG, PNG or WebP. Nothing of where it was taken is kept.')}
            </span>
          </button>
        ) : (
          <div className="text-center">
            <HeldPicture
              bytes={bytes}
              alt={t('What you made, as it will be seen')}
              className="mx-auto max-h-72 rounded-card bg-sunken object-contain dark:brightness-90"
            />
            <Button
              size="sm"
              variant="quiet"
              className="mt-2"
              disabled={isSending}
              onClick={() => input.current?.click()}
            >
              {t('Choose another')}
            </Button>
          </div>
        )}
        {failure !== null && <Alert>{failure}</Alert>}
        <TextArea
          label={t('How did it turn out? (optional)')}
          rows={2}
          maxLength={longestNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <VisibilityField value={visibility} onChange={setVisibility} />
      </div>
    </Dialog>
  )
}
