import { useCallback, useEffect, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { useMealPlan } from '#web/features/week/use-meal-plan.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { isHelperIn } from '#web/lib/sync/is-helper.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PendingChanges } from '../offline/pending-changes.tsx'
import { Thaw } from '../kitchen/thaw.tsx'
import { useWeekAddress } from './use-week-address.ts'
import { WeekHeader } from './week-header.tsx'
import { WeekTools } from './week-tools.tsx'

const { Piece: WeekOfMeals, preload } = lazyPiece(
  async () => (await import('./week-of-meals.tsx')).WeekOfMeals,
)
const { Piece: ListChanged } = lazyPiece(
  async () => (await import('./list/list-changed.tsx')).ListChanged,
)
/** What to buy can be opened all the same. */
const noMatter = () => undefined
const { Piece: MonthView } = lazyPiece(async () => (await import('./month-view.tsx')).MonthView)

/** The meal plan of the kitchen where somebody cooks: a week of it, or a month. */
export function OwnWeek({ owner }: { owner: string }) {
  const shownPart = useWeekAddress()
  const [isMissing, setMissing] = useState(false)
  const missing = useCallback(() => setMissing(true), [])
  // With what is planned, not after it.
  useEffect(preload, [])
  const plan = useMealPlan(owner)
  const kitchen = useKitchenOf(owner) ?? owner
  const mayChange = !isHelperIn(owner, kitchen)
  const { meals } = plan
  const coming = { placeholder: <ComingWeek />, onUnavailable: missing }
  const isOutOfReach = isMissing || plan.isLoadingError || (plan.isPending && plan.isPaused)
  return (
    <>
      <WeekHeader {...shownPart}>
        {meals !== undefined && shownPart.month === null && (
          <WeekTools {...{ owner, meals, mayChange }} days={shownPart.days} />
        )}
      </WeekHeader>
      <PendingChanges userId={owner} className="mb-4" />
      <Thaw owner={owner} />
      {mayChange && <ListChanged owner={owner} first={shownPart.first} onUnavailable={noMatter} />}
      {isOutOfReach && (
        <ErrorState
          title={t('Your week could not be loaded')}
          onRetry={() => {
            setMissing(false)
            void plan.refetch()
          }}
          retrying={plan.isFetching}
        >
          {t('Please check your connection.')}
        </ErrorState>
      )}
      {meals === undefined && !isOutOfReach && <ComingWeek />}
      {meals !== undefined &&
        !isMissing &&
        (shownPart.month === null ? (
          <WeekOfMeals {...{ owner, mayChange, meals }} {...shownPart} {...coming} />
        ) : (
          <MonthView {...shownPart} month={shownPart.month} meals={meals} {...coming} />
        ))}
    </>
  )
}

/** The shape of the days that come. */
function ComingWeek() {
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 lg:gap-4">
      <p className="sr-only">{t('Loading...')}</p>
      {Array.from({ length: 7 }, (_, day) => (
        <Skeleton key={day} className="h-18 rounded-card sm:h-56" />
      ))}
    </div>
  )
}
