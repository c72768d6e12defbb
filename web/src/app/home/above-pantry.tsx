import { t } from '#domain/texts/t.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { WhoeverEats } from '../kitchen/whoever-eats.tsx'
import { PendingChanges } from '../offline/pending-changes.tsx'

const { Piece: TodaysMeals } = lazyPiece(
  async () => (await import('./todays-meals.tsx')).TodaysMeals,
)
/** The week has a page of its own. */
const nothing = () => undefined

/** What somebody with an account sees above their pantry: what waits to be sent, what they eat today, whom they cook for, and that a helper changes nothing in it. */
export function AbovePantry({ owner }: { owner: string }) {
  const isHelper = useIsHelper(owner)
  return (
    <>
      <PendingChanges userId={owner} className="mb-5" />
      <TodaysMeals
        owner={owner}
        placeholder={<div className="mb-3 h-11 print:hidden" />}
        onUnavailable={nothing}
      />
      <WhoeverEats owner={owner} />
      {isHelper && (
        <p className="mb-3 text-sm text-soft">
          {t('You help in this kitchen: its cooks change what is in it.')}
        </p>
      )}
    </>
  )
}
