import { t } from '#domain/texts/t.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { Cover } from '#web/lib/covers/cover.tsx'
import { paths } from '#web/lib/paths.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { CollectionPicture } from './collection-picture.tsx'

interface CollectionCoverProps {
  collection: Collection
  /** The pictures of its first recipes. */
  images: readonly string[]
  /** How many recipes it holds. */
  count: number
  /** The name of who shares it, where that is somebody else. */
  from?: string
}

/** A collection as one sees it from outside: its recipes' pictures, its name and how many they are. */
export function CollectionCover({ collection, images, count, from }: CollectionCoverProps) {
  return (
    <Link
      to={paths.collection(collection.id)}
      className={cn(
        `collection-${collection.color}`,
        'group flex h-full flex-col rounded-card bg-(--collection-ground) p-2 shadow-card',
        'transition-shadow duration-200 hover:shadow-float',
      )}
    >
      <Collage collection={collection} images={images} />
      <span className="flex items-start gap-2 px-1.5 pt-3 pb-1.5">
        {images.length > 0 && <CollectionPicture icon={collection.icon} size={24} />}
        <span className="min-w-0">
          <span className="line-clamp-2 leading-tight font-semibold wrap-anywhere">
            {collection.name}
          </span>
          <span className="text-sm text-soft">{recipesInWords(count)}</span>
          {from !== undefined && (
            <span className="block text-sm text-soft wrap-anywhere">
              {t('from {name}', { name: from })}
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

/** One picture alone, two side by side, three with the first one large, or four. */
function Collage({ collection, images }: Pick<CollectionCoverProps, 'collection' | 'images'>) {
  const shown = images.slice(0, 4)
  if (shown.length === 0) {
    return (
      <span className="grid aspect-4/3 place-items-center rounded-2xl bg-card/55">
        <CollectionPicture icon={collection.icon} size={56} />
      </span>
    )
  }
  return (
    <span
      className={cn(
        'grid aspect-4/3 gap-1 overflow-hidden rounded-2xl',
        shown.length > 1 && 'grid-cols-2',
        shown.length > 2 && 'grid-rows-2',
      )}
    >
      {shown.map((image, index) => (
        <Cover
          key={image}
          src={image}
          alt=""
          width={320}
          height={240}
          loading="lazy"
          decoding="async"
          className={cn(
            'size-full min-h-0 bg-sunken object-cover dark:brightness-90',
            shown.length === 3 && index === 0 && 'row-span-2',
          )}
        />
      ))}
    </span>
  )
}

export function recipesInWords(count: number): string {
  return t('{count, plural, =0 {Empty} one {# recipe} other {# recipes}}', { count })
}
