import { canUse } from '#domain/access.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in-invitation.tsx'
import { CollectionCovers } from '#web/features/saved/collection-covers.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlanGate } from '../plan-gate.tsx'
import { SavedShelf } from '../saved-shelf.tsx'
import { WaitingChanges } from '../waiting-changes.tsx'

/** A cook's collections, and all that they saved. */
export function SavedRecipesScreen() {
  const { user, loading, access } = useAuth()
  return (
    <>
      <PageTitle>Saved recipes</PageTitle>
      {loading && <Skeleton className="h-40" />}
      {!loading && user === null && (
        <SignInInvitation title="Keep the ones you love">
          With an account, the recipes you save are here on every device.
        </SignInInvitation>
      )}
      {user !== null && (
        <>
          <WaitingChanges userId={user.id} className="mb-6" />
          <CollectionCovers
            userId={user.id}
            gate={
              canUse('unlimited_collections', access) ? null : (
                <PlanGate feature="unlimited_collections" />
              )
            }
          />
          <SavedShelf userId={user.id} />
        </>
      )}
    </>
  )
}
