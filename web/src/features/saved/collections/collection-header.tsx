import type { ReactNode } from 'react'
import type { Collection } from '#domain/collections/collection.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { recipesInWords } from './collection-cover.tsx'
import { CollectionPicture } from './collection-picture.tsx'

interface CollectionHeaderProps {
  collection: Collection
  count: number
  /** What can be done with it. */
  children: ReactNode
}

/** What a collection is, in its colour. */
export function CollectionHeader({ collection, count, children }: CollectionHeaderProps) {
  return (
    <div
      className={`collection-${collection.color} mb-7 rounded-card bg-(--collection-ground) p-5 sm:p-7`}
    >
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <span className="grid size-16 shrink-0 place-items-center rounded-2xl bg-card/60 sm:size-20">
          <CollectionPicture icon={collection.icon} size={44} />
        </span>
        <div className="min-w-[min(15rem,100%)] flex-1">
          <PageTitle lead={collection.description || undefined} className="mb-2!">
            {collection.name}
          </PageTitle>
          <p className="text-soft">{recipesInWords(count)}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">{children}</div>
    </div>
  )
}
