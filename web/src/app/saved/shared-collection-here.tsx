import type { ReactNode } from 'react'
import { SharedCollection } from '#web/features/saved/shared/shared-collection.tsx'
import { SharedCollectionPage } from './shared-collection-page.tsx'

interface SharedCollectionHereProps {
  userId: string
  collectionId: string
  loading: ReactNode
  missing: ReactNode
}

/** The page of a collection that somebody else shares in the kitchen here, where there is one. */
export function SharedCollectionHere(props: SharedCollectionHereProps) {
  const { userId, collectionId, loading, missing } = props
  return (
    <SharedCollection userId={userId} collectionId={collectionId}>
      {(shared, care, isLoading) => {
        if (shared !== undefined)
          return <SharedCollectionPage {...{ userId, care }} collection={shared} />
        return isLoading ? loading : missing
      }}
    </SharedCollection>
  )
}
