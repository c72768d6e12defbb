import type { ReactNode } from 'react'
import type { SharedCollection as Shared } from './shared-queue.ts'
import { useSharedCare, useSharedCollections } from './use-shared-collections.ts'

interface SharedCollectionProps {
  userId: string
  collectionId: string
  /** Draws it, with what a cook does with it; `isLoading` until it is known whether there is one. */
  children: (
    collection: Shared | undefined,
    care: ReturnType<typeof useSharedCare>,
    isLoading: boolean,
  ) => ReactNode
}

/** One that somebody else shares with the kitchen where one cooks. */
export function SharedCollection({ userId, collectionId, children }: SharedCollectionProps) {
  const { data, isLoading } = useSharedCollections(userId)
  const care = useSharedCare(userId)
  const collection = data?.find(({ id }) => id === collectionId)
  return children(collection, care, isLoading)
}
