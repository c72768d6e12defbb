import { t } from '#domain/texts/t.ts'

import type { ChangeEvent, Ref } from 'react'

interface PictureFileInputProps {
  ref: Ref<HTMLInputElement>
  onChoose: (file: File) => void
}

/** Opens the device's own choice of pictures when its `ref` is clicked; the button that does so is all that is seen. */
export function PictureFileInput({ ref, onChoose }: PictureFileInputProps) {
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // So that the same file can be chosen again.
    event.target.value = ''
    if (file !== undefined) onChoose(file)
  }

  return (
    <input
      ref={ref}
      type="file"
      accept="image/jpeg,image/png,image/webp"
      aria-label={t('Picture file')}
      // Nobody meets it: the button says what it does.
      aria-hidden="true"
      className="sr-only"
      tabIndex={-1}
      onChange={choose}
    />
  )
}
