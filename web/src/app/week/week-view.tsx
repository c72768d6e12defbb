import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { useMealActions } from '../kitchen/use-meal-actions.ts'
import { DaysOfWeek } from './days-of-week.tsx'
import type { MealWish } from './meal-tools.tsx'
import { NotCooked } from './not-cooked.tsx'
import { isCookable, type ShownMeal } from './shown-meal.ts'
import { useEatLeftovers } from './use-eat-leftovers.ts'

const { Piece: AddMealDialog } = lazyPiece(
  async () => (await import('./add-meal-dialog.tsx')).AddMealDialog,
)
const { Piece: MealWishDialog } = lazyPiece(
  async () => (await import('./meal-wish-dialog.tsx')).MealWishDialog,
)
const { Piece: CookMeal } = lazyPiece(async () => (await import('./cook-meal.tsx')).CookMeal)
const { Piece: LeftoversDialog } = lazyPiece(
  async () => (await import('./leftovers-dialog.tsx')).LeftoversDialog,
)

interface WeekViewProps {
  owner: string
  days: readonly CalendarDay[]
  today: CalendarDay
  /** Those of the days, in the order of a calendar. */
  shown: readonly ShownMeal[]
  /** What was planned for days that are over, and was not cooked. */
  notCooked: readonly ShownMeal[]
  /** False for a helper, who looks at it. */
  mayChange: boolean
}

type Open =
  | { what: 'add'; day: CalendarDay }
  | { what: 'change' | 'again'; shown: ShownMeal }
  | { what: 'cooked'; meal: PlannedMeal }
  | { what: 'leftovers'; meal: PlannedMeal; left: number; keepsDays: number }

/** A week of meals, with the one dialog that is open. */
export function WeekView({ owner, notCooked, ...week }: WeekViewProps) {
  const { move, remove } = useMealActions(owner)
  const eatLeftovers = useEatLeftovers(owner)
  const [open, setOpen] = useState<Open | null>(null)

  function fulfil(what: MealWish, shown: ShownMeal) {
    const { meal } = shown
    if (what === 'remove') remove(meal)
    else if (what !== 'cooked') setOpen({ what, shown })
    else if (isCookable(meal)) setOpen({ what, meal })
    else eatLeftovers(meal)
  }

  const onClose = () => setOpen(null)
  function onUnavailable() {
    onClose()
    notifyUnavailable()
  }
  const all = { owner, onClose, onUnavailable }
  return (
    <>
      {week.mayChange && notCooked.length > 0 && (
        <NotCooked
          meals={notCooked}
          onToday={({ meal }) => move(meal, week.today)}
          onWish={fulfil}
        />
      )}
      <DaysOfWeek
        {...week}
        owner={owner}
        onAdd={(day) => setOpen({ what: 'add', day })}
        onWish={fulfil}
      />
      {open?.what === 'add' && <AddMealDialog {...all} day={open.day} />}
      {(open?.what === 'change' || open?.what === 'again') && (
        <MealWishDialog {...all} wish={open.what} shown={open.shown} />
      )}
      {open?.what === 'cooked' && (
        <CookMeal
          {...all}
          meal={open.meal}
          onCooked={(left, keepsDays) => {
            if (left < 1 || keepsDays === 0) return
            setOpen({ what: 'leftovers', meal: open.meal, left, keepsDays })
          }}
        />
      )}
      {open?.what === 'leftovers' && <LeftoversDialog {...all} {...open} />}
    </>
  )
}
