import { t } from '#domain/texts/t.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { smallPicture } from '#domain/recipes/cover/small-picture.ts'
import { LockIcon } from '#web/ui/action-icons.tsx'
import { altOf, type Photo } from './photo.ts'

interface PhotoGridProps {
  photos: readonly Photo[]
  /** What is under each: who made it, or what. */
  caption: (photo: Photo) => string
  onOpen: (photo: Photo) => void
}

/** Photos as small pictures, each of which opens large. */
export function PhotoGrid({ photos, caption, onOpen }: PhotoGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
      {photos.map((photo) => (
        <li key={photo.id} className="min-w-0">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(photo)}
            className="group block w-full overflow-hidden rounded-card border border-line bg-card text-start shadow-card transition-shadow hover:shadow-float"
          >
            <Cover
              src={smallPicture(photo.image)}
              alt={altOf(photo)}
              width={320}
              height={320}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full bg-sunken object-cover dark:brightness-90"
            />
            <span className="flex items-center gap-1.5 px-3 py-2 text-sm font-semibold">
              <span className="min-w-0 flex-1 truncate">{caption(photo)}</span>
              {photo.visibility === 'private' && (
                <>
                  <LockIcon size={16} />
                  <span className="sr-only">{t('Only you see it')}</span>
                </>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
