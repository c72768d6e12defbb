import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { cropPicture, recipeCrop } from '#web/lib/pictures/crop-picture.ts'
import { sendPicture } from '#web/lib/pictures/send-picture.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { PictureFileInput } from '#web/ui/picture-file-input.tsx'

interface RecipePictureFieldProps {
  image: string | null
  /** Pictures belong to an account: a visitor, or who has no access, only sees what there is. */
  mayUpload: boolean
  onChange: (image: string | null) => void
  /** Whether one is on its way. */
  onSending: (isSending: boolean) => void
}

/** @throws Error in words for a person */
async function upload(file: File): Promise<string> {
  const blob = await cropPicture(file, recipeCrop).catch(() => null)
  if (blob === null) throw new Error(t('This picture cannot be read. Try another one.'))
  try {
    return await sendPicture('recipe', blob)
  } catch (cause) {
    const otherwise = t('The picture could not be sent. Please try again.')
    const offline = t('You are offline. A picture can be added when you are connected.')
    throw new Error(await whyNot(cause, 'picture', { otherwise, offline }), { cause })
  }
}

/** The picture of a recipe: from the camera or a file, made small before it is sent. */
export function RecipePictureField(props: RecipePictureFieldProps) {
  const { image, mayUpload, onChange, onSending } = props
  const input = useRef<HTMLInputElement>(null)
  const sending = useMutation({
    mutationFn: upload,
    onMutate: () => onSending(true),
    onSuccess: onChange,
    onSettled: () => onSending(false),
    networkMode: 'always',
  })

  return (
    <fieldset>
      <legend className="sr-only">{t('Picture')}</legend>
      {/* Where there is none, a phone keeps its height for what is written. */}
      <div
        className={cn(
          'relative grid place-items-center overflow-hidden rounded-card border bg-sunken',
          image === null
            ? 'border-dashed border-edge px-4 py-6 lg:aspect-4/3'
            : 'border-line shadow-card',
        )}
      >
        {image !== null && (
          <Cover
            src={image}
            alt={t('This recipe, as it will be shown')}
            width={1280}
            height={960}
            className="aspect-4/3 w-full object-cover dark:brightness-90"
          />
        )}
        <PictureFileInput ref={input} onChoose={(file) => sending.mutate(file)} />
        <div
          className={cn(
            'flex flex-wrap justify-center gap-2',
            image !== null && 'absolute inset-x-3 bottom-3 justify-end',
          )}
        >
          {mayUpload && (
            <Button
              size="sm"
              variant="secondary"
              pending={sending.isPending}
              onClick={() => input.current?.click()}
            >
              {image === null ? t('Take or choose a picture') : t('Choose another')}
            </Button>
          )}
          {image !== null && (
            <Button size="sm" variant="secondary" onClick={() => onChange(null)}>
              <T text="Remove<hidden> the picture</hidden>" hidden={<span className="sr-only" />} />
            </Button>
          )}
          {image === null && (
            <p className="basis-full text-center text-sm text-soft">
              {t(
                'Without one, a drawn cover is shown. Nothing of where a photo was taken is kept.',
              )}
            </p>
          )}
        </div>
      </div>
      {sending.isError && (
        <div className="mt-2.5">
          <Alert>{sending.error.message}</Alert>
        </div>
      )}
    </fieldset>
  )
}
