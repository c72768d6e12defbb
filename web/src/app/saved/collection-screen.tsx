import { useParams } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import { useCollections } from '#web/features/saved/collections/use-collections.ts'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { paths } from '#web/lib/paths.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { HeartIcon } from '#web/ui/icons.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CollectionPage } from './collection-page.tsx'

/** Only who shares a kitchen can see any. */
const { Piece: SharedCollection } = lazyPiece(
  async () => (await import('./shared-collection-here.tsx')).SharedCollectionHere,
)

/** One of a cook's own collections, or one that is shared in their kitchen; any other is not there. */
export function CollectionScreen() {
  const { id: collectionId = '' } = useParams()
  const { user, loading } = useAuth()
  if (loading) return <Skeleton className="h-40" />
  if (user === null) {
    return (
      <>
        <PageTitle>{t('Collection')}</PageTitle>
        <SignInInvitation title={t('Collections are personal')}>
          {t('Sign in to see the recipes you put together.')}
        </SignInInvitation>
      </>
    )
  }
  return <OwnCollection userId={user.id} collectionId={collectionId} />
}

function OwnCollection({ userId, collectionId }: { userId: string; collectionId: string }) {
  const { data, isLoadingError, isFetching, refetch } = useCollections(userId)
  const isAtHome = useKitchenOf(userId) === userId
  const collection = data?.collections.find(({ id }) => id === collectionId.toLowerCase())
  if (collection !== undefined) return <CollectionPage userId={userId} collection={collection} />
  if (isLoadingError) {
    return (
      <ErrorState
        level={1}
        title={t('This collection could not be loaded')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {t('Please check your connection.')}
      </ErrorState>
    )
  }
  if (data === undefined) {
    return (
      <>
        <PageTitle>{t('Loading...')}</PageTitle>
        <SkeletonGrid />
      </>
    )
  }
  const id = collectionId.toLowerCase()
  return isAtHome ? (
    <NoCollection />
  ) : (
    <SharedCollection
      userId={userId}
      collectionId={id}
      loading={<SkeletonGrid />}
      missing={<NoCollection />}
      placeholder={<SkeletonGrid />}
      onUnavailable={notifyUnavailable}
    />
  )
}

function NoCollection() {
  return (
    <>
      <PageTitle>{t('Collection')}</PageTitle>
      <EmptyState
        title={t('There is no such collection')}
        picture={<HeartIcon size={32} />}
        action={<LinkButton to={paths.savedRecipes}>{t('Saved recipes')}</LinkButton>}
      >
        {t('It may have been deleted, or it belongs to somebody else.')}
      </EmptyState>
    </>
  )
}
