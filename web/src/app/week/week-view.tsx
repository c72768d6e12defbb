import { useEffect, useRef, useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { daysLater } from '#domain/week/week-days.ts'
import { useTable } from '#web/features/account/table/use-table.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { useMealActions } from '../kitchen/use-meal-actions.ts'
import { DayCard } from './day-card.tsx'
import { MealCard } from './meal-card.tsx'
import { MealTools, type MealWish } from './meal-tools.tsx'
import type { ShownMeal } from './shown-meal.ts'
import { useMealDrag, type Drop } from './use-meal-drag.ts'

const { Piece: AddMealDialog } = lazyPiece(
  async () => (await import('./add-meal-dialog.tsx')).AddMealDialog,
)
const { Piece: MealWishDialog } = lazyPiece(
  async () => (await import('./meal-wish-dialog.tsx')).MealWishDialog,
)

interface WeekViewProps {
  owner: string
  days: readonly CalendarDay[]
  today: CalendarDay
  /** Those of the days, in the order of a calendar. */
  shown: readonly ShownMeal[]
  /** False for a helper, who looks at it. */
  mayChange: boolean
}

type Open = { add: CalendarDay } | { wish: 'change' | 'again'; shown: ShownMeal }

/** The days of a week with their meals, and what changes them. */
export function WeekView({ owner, days, today, shown, mayChange }: WeekViewProps) {
  const actions = useMealActions(owner)
  const { people } = useTable(owner)
  const { data: vocabulary } = useVocabulary()
  const [open, setOpen] = useState<Open | null>(null)
  const { grip, dragged, over } = useMealDrag(drop)
  const keepFocus = useFocusAfterMove(shown)
  const mealsOf = (day: CalendarDay) => shown.filter(({ meal }) => meal.day === day)
  const mealOf = (id: string) => shown.find(({ meal }) => meal.id === id)?.meal

  function drop(id: string, { day, index }: Drop) {
    const meal = mealOf(id)
    if (meal === undefined) return
    const others = mealsOf(day).filter((each) => each.meal.id !== id)
    const before = others.slice(0, index).filter((each) => each.meal.meal === meal.meal).length
    const stays = shown.filter((each) => each.meal.day === day && each.meal.meal === meal.meal)
    if (meal.day === day && stays.findIndex((each) => each.meal.id === id) === before) return
    actions.move(meal, day, before)
  }

  function step(meal: PlannedMeal, by: { days: -1 | 1 } | { places: -1 | 1 }) {
    keepFocus(meal.id)
    if ('days' in by) actions.move(meal, daysLater(meal.day, by.days))
    else {
      const among = mealsOf(meal.day).filter((each) => each.meal.meal === meal.meal)
      const place = among.findIndex((each) => each.meal.id === meal.id) + by.places
      if (place >= 0 && place < among.length) actions.move(meal, meal.day, place)
    }
  }

  function fulfil(wish: MealWish, of: ShownMeal) {
    if (wish === 'remove') actions.remove(of.meal)
    else setOpen({ wish, shown: of })
  }

  const close = () => setOpen(null)
  const unavailable = () => {
    close()
    notifyUnavailable()
  }
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 lg:gap-4 print:grid-cols-1">
        {days.map((day) => {
          const meals = mealsOf(day)
          const isOnlyDinner = meals.length === 1 && meals[0]?.meal.meal === 'dinner'
          return (
            <DayCard
              key={day}
              day={day}
              isToday={day === today}
              isPast={day < today}
              isOver={day === over}
              onAdd={mayChange ? () => setOpen({ add: day }) : null}
            >
              {meals.length === 0 ? null : (
                <div className="divide-y divide-line">
                  {meals.map((each) => (
                    <MealCard
                      key={each.meal.id}
                      shown={each}
                      {...{ people, vocabulary }}
                      saysMeal={!isOnlyDinner}
                      isDragged={each.meal.id === dragged}
                      tools={
                        mayChange && (
                          <MealTools
                            shown={each}
                            grip={grip(each.meal.id)}
                            onStep={(by) => step(each.meal, by)}
                            onWish={(wish) => fulfil(wish, each)}
                          />
                        )
                      }
                    />
                  ))}
                </div>
              )}
            </DayCard>
          )
        })}
      </div>
      {open !== null && 'add' in open && (
        <AddMealDialog owner={owner} day={open.add} onClose={close} onUnavailable={unavailable} />
      )}
      {open !== null && 'wish' in open && (
        <MealWishDialog owner={owner} {...open} onClose={close} onUnavailable={unavailable} />
      )}
    </>
  )
}

/** A meal that is put onto another day is another element of the page: the focus follows it there. */
function useFocusAfterMove(shown: readonly ShownMeal[]) {
  const moved = useRef<{ id: string; before: readonly ShownMeal[] }>(null)
  useEffect(() => {
    if (moved.current === null || moved.current.before === shown) return
    const { id } = moved.current
    moved.current = null
    document.querySelector<HTMLElement>(`[data-meal="${CSS.escape(id)}"] [data-grip]`)?.focus()
  }, [shown])
  return (id: string) => {
    moved.current = { id, before: shown }
  }
}
