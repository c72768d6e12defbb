import type { CalendarDay } from '#domain/calendar-day.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import { t } from '#domain/texts/t.ts'
import { filledMeals } from '#domain/week/fill/asked-week.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'
import { formatDay, formatWeekdayInShort, middleOf } from '#web/lib/format-day.ts'
import { Chip } from '#web/ui/chip.tsx'
import { cn } from '#web/ui/cn.ts'
import { controlStyle } from '#web/ui/field-frame.tsx'
import { type FillChoice, plannedAt, slotKey, toggled, withEntry } from './fill-choice.ts'

/** Minutes of cooking that can be chosen for a day. */
const offeredMinutes = [15, 30, 45, 60, 90] as const

interface FillDaysProps {
  today: CalendarDay
  meals: readonly PlannedMeal[]
  choice: FillChoice
  onChange: (choice: FillChoice) => void
}

/** Which meals of which days are filled, and how long cooking may take there. */
export function FillDays({ today, meals, choice, onChange }: FillDaysProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('Which meals, and how long they may take')}</legend>
      <ul className="divide-y divide-line">
        {choice.days.map((day) => (
          <li
            key={day}
            aria-label={formatDay(day)}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5"
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
            <select
              aria-label={t('Longest cooking on {day}', { day: formatDay(day) })}
              value={choice.minutes.get(day) ?? ''}
              onChange={({ target }) => {
                const minutes = target.value === '' ? null : Number(target.value)
                onChange({ ...choice, minutes: withEntry(choice.minutes, day, minutes) })
              }}
              className={cn(controlStyle, 'h-11 w-auto px-3')}
            >
              <option value="">{t('any time')}</option>
              {offeredMinutes.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t('up to {time}', { time: minutesInWords(minutes) })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
