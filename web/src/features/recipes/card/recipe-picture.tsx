import type { ReactNode } from 'react'
import { Cover } from '#web/lib/covers/cover.tsx'
import { largeImage } from '#domain/recipes/cover/large-image.ts'

interface RecipePictureProps {
  image: string
  /** The control on it. */
  corner?: ReactNode
}

/** The large picture of a recipe. */
export function RecipePicture({ image, corner }: RecipePictureProps) {
  return (
    <div
      data-recipe-picture
      className="relative overflow-hidden rounded-card border border-line shadow-card"
    >
      <Cover
        {...largeImage(image)}
        alt=""
        width={1280}
        height={960}
        fetchPriority="high"
        className="aspect-4/3 w-full bg-sunken object-cover dark:brightness-90"
      />
      {corner !== undefined && <div className="absolute top-3 end-3">{corner}</div>}
    </div>
  )
}
