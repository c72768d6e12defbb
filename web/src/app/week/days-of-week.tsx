import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { useTable } from '#web/features/account/table/use-table.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { useHasSide } from '#web/lib/use-is-wide.ts'
import { Link } from '#web/ui/link.tsx'
import { useMealActions } from '../kitchen/use-meal-actions.ts'
import { CookTogetherLink } from './cook-together-link.tsx'
import { DayCard } from './day-card.tsx'
import { MealCard } from './meal-card.tsx'
import { type MealStep, MealTools, type MealWish } from './meal-tools.tsx'
import type { ShownMeal } from './shown-meal.ts'
import { weekAddress } from './use-week-address.ts'
import { type Drop, useMealDrag } from './use-meal-drag.ts'

interface DaysOfWeekProps {
  owner: string
  days: readonly CalendarDay[]
  today: CalendarDay
  /** Those of the days, in the order of a calendar. */
  shown: readonly ShownMeal[]
  /** False for a helper, who looks at it. */
  mayChange: boolean
  onAdd: (day: CalendarDay) => void
  onWish: (wish: MealWish, shown: ShownMeal) => void
}

/** The days of a week with their meals, moved by pointer and by keyboard. On a phone the days that are over are folded away. */
export function DaysOfWeek(props: DaysOfWeekProps) {
  const { owner, days, today, shown, mayChange, onAdd, onWish } = props
  const navigate = useNavigate()
  const { move } = useMealActions(owner)
  const { people } = useTable(owner)
  const { data: vocabulary } = useVocabulary()
  const isWide = useHasSide()
  const { grip, dragged, over } = useMealDrag(drop)
  const keepFocus = useFocusAfterMove(shown)
  const mealsOf = (day: CalendarDay) => shown.filter(({ meal }) => meal.day === day)
  /** Those of one day and meal: a meal of the day is put in order by itself. */
  const among = (day: CalendarDay, { meal }: PlannedMeal) =>
    mealsOf(day).filter((each) => each.meal.meal === meal)

  function drop(id: string, { day, index }: Drop) {
    const meal = shown.find((each) => each.meal.id === id)?.meal
    if (meal === undefined) return
    const above = mealsOf(day)
      .filter((each) => each.meal.id !== id)
      .slice(0, index)
    const place = above.filter((each) => each.meal.meal === meal.meal).length
    const isThere = meal.day === day && among(day, meal)[place]?.meal.id === id
    if (!isThere) move(meal, day, place)
  }

  function step(meal: PlannedMeal, by: MealStep) {
    if ('days' in by) {
      const day = dayFrom(meal.day, by.days)
      keepFocus(meal.id)
      move(meal, day)
      // It is followed into another week.
      if (!days.includes(day)) void navigate(`${paths.plan}${weekAddress(day)}`)
      return
    }
    const others = among(meal.day, meal)
    const place = others.findIndex((each) => each.meal.id === meal.id) + by.places
    if (place < 0 || place >= others.length) return
    keepFocus(meal.id)
    move(meal, meal.day, place)
  }

  function dayCard(day: CalendarDay) {
    const meals = mealsOf(day)
    const isOnlyDinner = meals.length === 1 && meals[0]?.meal.meal === 'dinner'
    return (
      <DayCard
        key={day}
        day={day}
        isToday={day === today}
        isPast={day < today}
        isOver={day === over}
        onAdd={mayChange ? () => onAdd(day) : null}
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
                {...(mayChange && {
                  tools: (
                    <MealTools
                      shown={each}
                      grip={grip(each.meal.id)}
                      onStep={(by) => step(each.meal, by)}
                      onWish={(wish) => onWish(wish, each)}
                    />
                  ),
                })}
              />
            ))}
            {day >= today && <CookTogetherLink shown={meals} />}
          </div>
        )}
      </DayCard>
    )
  }

  const isFolded = !isWide && days.includes(today) && days[0] !== today
  const ahead = isFolded ? days.filter((day) => day >= today) : days
  return (
    <>
      {isFolded && (
        <details className="mb-3">
          <summary className="cursor-pointer py-2.5 font-semibold text-soft">
            {t('Earlier this week')}
          </summary>
          <div className={grid}>{days.filter((day) => day < today).map(dayCard)}</div>
        </details>
      )}
      <div className={grid}>{ahead.map(dayCard)}</div>
      {isFolded && (
        <Link
          to={weekAddress(dayFrom(today, 7))}
          className="mt-3 flex min-h-11 items-center justify-center rounded-card border border-edge bg-card font-semibold hover:bg-sunken print:hidden"
        >
          {t('Next week')}
        </Link>
      )}
    </>
  )
}

export const grid =
  'grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 lg:gap-4 print:grid-cols-2'

/** A meal that is put onto another day is another element of the page: the focus follows it there. */
function useFocusAfterMove(shown: readonly ShownMeal[]) {
  const moved = useRef<{ id: string; before: readonly ShownMeal[] }>(null)
  useEffect(() => {
    if (moved.current === null || moved.current.before === shown) return
    const { id } = moved.current
    const grip = document.querySelector<HTMLElement>(`[data-meal="${CSS.escape(id)}"] [data-grip]`)
    // The week that it went into is still to come.
    if (grip === null) return
    moved.current = null
    grip.focus()
  }, [shown])
  return (id: string) => {
    moved.current = { id, before: shown }
  }
}
