import { t } from '#domain/texts/t.ts'
import { isClosed } from '#domain/access.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import { CollectionCover } from '#web/features/saved/collections/collection-cover.tsx'
import { CollectionCovers } from '#web/features/saved/collections/collection-covers.tsx'
import type { SharedCover } from '#web/features/saved/shared/shared-covers.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SavedList } from './saved-list.tsx'
import { PendingChanges } from '../offline/pending-changes.tsx'

const { Piece: CookedRow } = lazyPiece(async () => (await import('./cooked-row.tsx')).CookedRow)
const { Piece: SharedHere } = lazyPiece(async () => (await import('./shared-here.tsx')).SharedHere)
/** Most may make as many collections as they like. */
const { Piece: PlanGate } = lazyPiece(
  async () => (await import('../kitchen/plan-gate.tsx')).PlanGate,
)
/** What is saved is there all the same. */
const withoutIt = () => undefined

const coverOf = (cover: SharedCover) => <CollectionCover {...cover} />

/** A cook's collections, what they cooked lately, and all that they saved. */
export function SavedRecipesScreen() {
  const { user, loading, access } = useAuth()
  return (
    <>
      <PageTitle>{t('Saved recipes')}</PageTitle>
      {loading && <Skeleton className="h-40" />}
      {!loading && user === null && (
        <SignInInvitation title={t('Keep the ones you love')}>
          {t('With an account, the recipes you save are here on every device.')}
        </SignInInvitation>
      )}
      {user !== null && (
        <>
          <PendingChanges userId={user.id} className="mb-6" />
          <CollectionCovers
            userId={user.id}
            gate={
              isClosed('unlimited_collections', access) ? (
                <PlanGate feature="unlimited_collections" onUnavailable={withoutIt} />
              ) : null
            }
          />
          <SharedHere userId={user.id} renderCover={coverOf} onUnavailable={withoutIt} />
          <CookedRow userId={user.id} onUnavailable={withoutIt} />
          <SavedList userId={user.id} />
        </>
      )}
    </>
  )
}
