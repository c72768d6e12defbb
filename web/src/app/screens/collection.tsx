import { useParams } from 'react-router'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useCollectionRecipeIds, useCollections } from '#web/features/saved/collections.ts'
import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { HeartIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RecipeShelf } from '../recipe-shelf.tsx'
import { SignInInvitation } from '#web/features/account/sign-in-invitation.tsx'

/** One of a cook's own collections; somebody else's is not there. */
export function CollectionScreen() {
  const { collectionId = '' } = useParams()
  const { user, loading } = useAuth()
  if (loading) return <Skeleton className="h-40" />
  if (user === null) {
    return (
      <>
        <PageTitle>Collection</PageTitle>
        <SignInInvitation title="Collections are personal">
          Sign in to see the recipes you put together.
        </SignInInvitation>
      </>
    )
  }
  return <OwnCollection userId={user.id} collectionId={collectionId} />
}

function OwnCollection({ userId, collectionId }: { userId: string; collectionId: string }) {
  const collections = useCollections(userId)
  const recipes = useCollectionRecipeIds(userId, collectionId)
  const collection = collections.data?.find(({ id }) => id === collectionId)
  if (collections.isError || recipes.isError) {
    return (
      <ErrorState
        title="This collection could not be loaded"
        onRetry={() => void Promise.all([collections.refetch(), recipes.refetch()])}
      />
    )
  }
  if (collections.data !== undefined && collection === undefined) {
    return (
      <>
        <PageTitle>Collection</PageTitle>
        <EmptyState
          title="There is no such collection"
          picture={<HeartIcon size={32} />}
          action={<LinkButton to={paths.savedRecipes}>Saved recipes</LinkButton>}
        >
          It may have been deleted, or it belongs to somebody else.
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <PageTitle lead={collection?.description || undefined}>
        {collection?.name ?? 'Loading...'}
      </PageTitle>
      <RecipeShelf
        ids={recipes.data}
        empty={
          <EmptyState
            title="Nothing in here yet"
            picture={<HeartIcon size={32} />}
            action={<LinkButton to={paths.recipes}>Find recipes</LinkButton>}
          >
            Recipes that you put into this collection stand here together.
          </EmptyState>
        }
      />
    </>
  )
}
