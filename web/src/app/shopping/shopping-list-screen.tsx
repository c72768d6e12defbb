import { useLocation } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { isClosed } from '#domain/access.ts'
import { linkedList } from '#domain/notifications/place.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import { useStockPantry } from '#web/features/pantry/stock-pantry.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { ShoppingPanel } from '#web/features/shopping/shopping-panel.tsx'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PendingChanges } from '../offline/pending-changes.tsx'

/** What to buy. */
export function ShoppingListScreen() {
  const { user, loading } = useAuth()
  const linked = linkedList(useLocation().hash)
  return (
    <>
      <PageTitle>{t('Shopping list')}</PageTitle>
      {loading && <Skeleton className="h-40" />}
      {!loading && user === null && (
        <SignInInvitation title={t('A list that is always with you')}>
          {t('With an account, what you need to buy is on your phone and your computer alike.')}
        </SignInInvitation>
      )}
      {user !== null && (
        <OwnList key={`${user.id} ${linked}`} userId={user.id} firstList={linked} />
      )}
    </>
  )
}

function OwnList({ userId, firstList }: { userId: string; firstList: string | null }) {
  const { access } = useAuth()
  const { data: vocabulary } = useVocabulary()
  const { items } = usePantry(userId)
  const stockPantry = useStockPantry(userId)
  return (
    <ShoppingPanel
      userId={userId}
      firstList={firstList}
      vocabulary={vocabulary}
      pantry={{ items, ...stockPantry }}
      canMakeLists={!isClosed('multiple_shopping_lists', access)}
      plansLink={<LinkButton to={paths.pricing}>{t('See the plans')}</LinkButton>}
      recipesLink={<LinkButton to={paths.recipes}>{t('Add from a recipe')}</LinkButton>}
      waiting={<PendingChanges userId={userId} />}
    />
  )
}
