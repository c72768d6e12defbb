import { useEffect, useId, useRef, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { avatarCrop, cropPicture } from '#web/lib/pictures/crop-picture.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { PictureFileInput } from '#web/ui/picture-file-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangePortrait } from './portrait.ts'

interface PictureFieldProps {
  userId: string
  name: string
  avatar: string | null
}

/** Chooses a portrait, shows it as it will be seen, and saves it or takes it away. */
export function PictureField({ userId, name, avatar }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const change = useChangePortrait(userId)
  const hint = useId()
  const [chosen, setChosen] = useState<{ blob: Blob; url: string } | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  useEffect(() => {
    if (chosen === null) return undefined
    return () => URL.revokeObjectURL(chosen.url)
  }, [chosen])

  async function choose(file: File) {
    change.reset()
    const blob = await cropPicture(file, avatarCrop).catch(() => null)
    setUnreadable(blob === null)
    setChosen(blob && { blob, url: URL.createObjectURL(blob) })
  }

  function keep(picture: Blob | null) {
    change.mutate(picture, {
      onSuccess: () => {
        setChosen(null)
        toast({
          title: picture === null ? t('Picture removed') : t('Picture saved'),
          tone: 'success',
        })
      },
    })
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={name} url={chosen?.url ?? avatar} size="lg" />
      <div className="min-w-0 flex-1 basis-60">
        <p id={hint} className="mb-3 text-[0.9375rem] text-soft">
          {chosen === null
            ? t(
                'JPEG, PNG or WebP. The middle of it is shown, and nothing of where it was taken is kept.',
              )
            : t('This is how others will see you.')}
        </p>
        {(unreadable || change.isError) && (
          <div className="mb-3">
            <Alert>
              {change.isError
                ? change.error.message
                : t('This picture cannot be read. Try another one.')}
            </Alert>
          </div>
        )}
        <PictureFileInput ref={input} onChoose={(file) => void choose(file)} />
        <div className="flex flex-wrap gap-2">
          {chosen !== null && (
            <Button size="sm" pending={change.isPending} onClick={() => keep(chosen.blob)}>
              {t('Use this picture')}
            </Button>
          )}
          <Button
            size="sm"
            variant={chosen === null ? 'secondary' : 'quiet'}
            aria-describedby={hint}
            onClick={() => input.current?.click()}
          >
            {chosen === null && avatar === null ? t('Choose a picture') : t('Choose another')}
          </Button>
          {chosen === null && avatar !== null && (
            <Button size="sm" variant="quiet" pending={change.isPending} onClick={() => keep(null)}>
              {t('Remove')}
            </Button>
          )}
          {chosen !== null && !change.isPending && (
            <Button size="sm" variant="quiet" onClick={() => setChosen(null)}>
              {t('Cancel')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
