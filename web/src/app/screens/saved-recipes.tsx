import { Link } from 'react-router'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useCollections } from '#web/features/saved/collections.ts'
import { useSavedRecipes } from '#web/features/saved/saved-recipes.ts'
import { paths } from '#web/lib/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { HeartIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RecipeShelf } from '../recipe-shelf.tsx'
import { SignInInvitation } from '#web/features/account/sign-in-invitation.tsx'

/** What a cook saved, and the collections beside it. */
export function SavedRecipesScreen() {
  const { user, loading } = useAuth()
  const userId = user?.id ?? null
  const saved = useSavedRecipes(userId)
  return (
    <>
      <PageTitle>Saved recipes</PageTitle>
      {loading && <Skeleton className="h-40" />}
      {!loading && userId === null && (
        <SignInInvitation title="Keep the ones you love">
          With an account, the recipes you save are here on every device.
        </SignInInvitation>
      )}
      {userId !== null && (
        <>
          <Collections userId={userId} />
          {saved.isError ? (
            <ErrorState
              title="Your saved recipes could not be loaded"
              onRetry={() => void saved.refetch()}
              retrying={saved.isFetching}
            />
          ) : (
            <RecipeShelf
              ids={saved.isPending ? undefined : [...saved.saved]}
              empty={
                <EmptyState
                  title="Nothing saved yet"
                  picture={<HeartIcon size={32} />}
                  action={<LinkButton to={paths.recipes}>Find recipes</LinkButton>}
                >
                  Tap the heart on a recipe, and it waits for you here.
                </EmptyState>
              }
            />
          )}
        </>
      )}
    </>
  )
}

function Collections({ userId }: { userId: string }) {
  const { data: collections } = useCollections(userId)
  if (collections === undefined || collections.length === 0) return null
  return (
    <nav aria-label="Collections" className="mb-7 flex flex-wrap gap-2">
      {collections.map(({ id, name }) => (
        <Link
          key={id}
          to={paths.collection(id)}
          className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 font-semibold hover:border-edge hover:bg-sunken"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
