import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { cropPicture, recipeCrop } from '#web/lib/pictures/crop-picture.ts'
import { sendPicture } from '#web/lib/pictures/send-picture.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
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
  if (blob === null) throw new Error('This picture cannot be read. Try another one.')
  try {
    return await sendPicture('recipe', blob)
  } catch (cause) {
    const otherwise = 'The picture could not be sent. Please try again.'
    const offline = 'You are offline. A picture can be added when you are connected.'
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
      <legend className="mb-2 font-semibold">Picture</legend>
      <div className="flex flex-wrap items-center gap-4">
        <img
          src={image ?? '/covers/stock.webp'}
          alt={image === null ? '' : 'The picture of this recipe'}
          width={160}
          height={120}
          className="aspect-4/3 w-40 rounded-field bg-sunken object-cover dark:brightness-90"
        />
        <div className="min-w-0 flex-1 basis-52">
          <p className="mb-2.5 text-sm text-soft">
            {image === null
              ? 'Without one, a drawn cover is shown. Nothing of where a photo was taken is kept.'
              : 'This is how it will be shown.'}
          </p>
          {sending.isError && (
            <div className="mb-2.5">
              <Alert>{sending.error.message}</Alert>
            </div>
          )}
          <PictureFileInput ref={input} onChoose={(file) => sending.mutate(file)} />
          <div className="flex flex-wrap gap-2">
            {mayUpload && (
              <Button
                size="sm"
                variant="secondary"
                pending={sending.isPending}
                onClick={() => input.current?.click()}
              >
                {image === null ? 'Take or choose a picture' : 'Choose another'}
              </Button>
            )}
            {image !== null && (
              <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
                Remove
              </Button>
            )}
          </div>
        </div>
      </div>
    </fieldset>
  )
}
