import type { CalendarDay } from '#domain/calendar-day.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import { t } from '#domain/texts/t.ts'
import { filledMeals } from '#domain/week/fill/asked-week.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { formatDay, formatWeekdayInShort, middleOf } from '#web/lib/format-day.ts'
import { Chip } from '#web/ui/chip.tsx'
import { cn } from '#web/ui/cn.ts'
import { type FillChoice, plannedAt, slotKey, toggled } from './fill-choice.ts'

interface FillDaysProps {
  today: CalendarDay
  meals: readonly PlannedMeal[]
  choice: FillChoice
  onChange: (choice: FillChoice) => void
}

/** Which meals of which days are filled. */
export function FillDays({ today, meals, choice, onChange }: FillDaysProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('Which meals')}</legend>
      <ul className="sm:grid sm:grid-cols-2 sm:gap-x-8">
        {choice.days.map((day) => (
          <li
            key={day}
            aria-label={formatDay(day)}
            className="flex items-center gap-x-3 border-b border-line py-2"
          >
            <span
              aria-hidden="true"
              className={cn('w-16 shrink-0 font-semibold', day === today && 'text-basil')}
            >
              {formatWeekdayInShort(day)}{' '}
              <span className="text-sm text-soft">{middleOf(day).getDate()}</span>
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
              {filledMeals.map((meal) => {
                const planned = plannedAt(meals, day, meal)
                if (planned !== undefined)
                  return (
                    <span key={meal} className="text-sm text-soft wrap-anywhere">
                      {t('{meal}: {title}', { meal: kindName(meal), title: planned.title })}
                    </span>
                  )
                const key = slotKey(day, meal)
                return (
                  <Chip
                    key={meal}
                    aria-label={t('{meal} on {day}', { meal: kindName(meal), day: formatDay(day) })}
                    selected={choice.slots.has(key)}
                    onClick={() => onChange({ ...choice, slots: toggled(choice.slots, key) })}
                  >
                    {kindName(meal)}
                  </Chip>
                )
              })}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
