import type { ReactNode } from 'react'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { useSharedCollections } from '#web/features/saved/shared/use-shared-collections.ts'
import { SharedCollectionPage } from './shared-collection-page.tsx'

interface SharedCollectionProps {
  userId: string
  collectionId: string
  /** Where nobody shares one of that id. */
  otherwise: ReactNode
}

/** A collection that somebody else shares with the kitchen where one cooks. */
export function SharedCollection({ userId, collectionId, otherwise }: SharedCollectionProps) {
  const { data, isLoading } = useSharedCollections(userId)
  const collection = data?.find(({ id }) => id === collectionId)
  if (collection !== undefined)
    return <SharedCollectionPage userId={userId} collection={collection} />
  return isLoading ? <SkeletonGrid /> : otherwise
}
