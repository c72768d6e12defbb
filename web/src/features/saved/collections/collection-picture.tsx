import type { CollectionIcon } from '#domain/collections/collection.ts'
import { HeartIcon } from '#web/ui/icons.tsx'
import './collections.css'

interface CollectionPictureProps {
  icon: CollectionIcon | null
  /** Edge length in CSS pixels. */
  size: number
}

/** The picture that a collection carries, or a heart in its colour; decoration beside its name. */
export function CollectionPicture({ icon, size }: CollectionPictureProps) {
  if (icon === null) return <HeartIcon size={size} className="text-(--collection-tone)" />
  return <img src={`/icons/${icon}.webp`} alt="" width={size} height={size} className="shrink-0" />
}
