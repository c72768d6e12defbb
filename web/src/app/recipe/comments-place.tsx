import { useRef, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'
import { WhenNear } from '#web/features/recipes/when-near.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { useRatingChanged } from './use-rating-changed.ts'

const { Piece: Comments } = lazyPiece(
  async () => (await import('#web/features/comments/comments.tsx')).Comments,
)

/** What is said of a recipe, below it. Its code comes when one comes near. */
export function CommentsPlace({ recipeId }: { recipeId: number }) {
  const { user, loading } = useAuth()
  const ratingChanged = useRatingChanged()
  // Whoever was led to a comment is as near.
  const [state, setState] = useState<'far' | 'near' | 'missing'>(() =>
    location.hash ? 'near' : 'far',
  )
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="comments" className="mt-14 min-h-96 print:hidden">
      <h2 id="comments" ref={heading} tabIndex={-1} className="mb-3 text-[1.75rem]">
        {t('Comments')}
      </h2>
      {state === 'far' && <WhenNear onNear={() => setState('near')} />}
      {state === 'missing' && (
        <>
          <p className="mb-4 text-soft">{t('The comments could not be opened.')}</p>
          <Button variant="secondary" onClick={() => setState('near')}>
            {t('Try again')}
          </Button>
        </>
      )}
      {state === 'near' && !loading && (
        <Comments
          recipeId={recipeId}
          reader={user === null ? null : { id: user.id, name: user.name }}
          invitation={
            <SignInInvitation title={t('Join the conversation')}>
              {t('Sign in to read what others say of this recipe, to rate it and to ask.')}
            </SignInInvitation>
          }
          onRated={() => ratingChanged(recipeId)}
          // After the menu, which gives the focus back to a button that goes.
          onGone={() => setTimeout(() => heading.current?.focus({ preventScroll: true }))}
          onUnavailable={() => setState('missing')}
        />
      )}
    </section>
  )
}
