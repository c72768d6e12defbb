import { useAuth } from '#web/features/account/auth-context.ts'
import { ShoppingPanel } from '#web/features/shopping/shopping-panel.tsx'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SignInInvitation } from '#web/features/account/sign-in-invitation.tsx'

/** What to buy. */
export function ShoppingListScreen() {
  const { user, loading } = useAuth()
  const { data: vocabulary } = useVocabulary()
  return (
    <>
      <PageTitle>Shopping list</PageTitle>
      {loading && <Skeleton className="h-40" />}
      {!loading && user === null && (
        <SignInInvitation title="A list that is always with you">
          With an account, what you need to buy is on your phone and your computer alike.
        </SignInInvitation>
      )}
      {user !== null && <ShoppingPanel userId={user.id} vocabulary={vocabulary} />}
    </>
  )
}
