import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { weeksOfMonth } from '#domain/week/week-days.ts'
import { formatDay, formatWeekday, formatWeekdayInShort, middleOf } from '#web/lib/format-day.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { weekAddress } from './use-week-address.ts'

interface MonthViewProps {
  month: string
  today: CalendarDay
  /** The weekday by which a week begins. */
  first: number
  meals: readonly PlannedMeal[]
}

/** So many meals of a day are named. */
const namedMeals = 3

/** What is planned for a month; each day leads to its week. */
export function MonthView({ month, today, first, meals }: MonthViewProps) {
  const weeks = weeksOfMonth(`${month}-01`, first)
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 sm:border-spacing-1.5">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={formatWeekday(day)} className="pb-1 text-sm text-soft">
              {formatWeekdayInShort(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="h-px p-0 align-top">
                <DayOfMonth
                  day={day}
                  isToday={day === today}
                  isOfMonth={day.startsWith(month)}
                  meals={meals.filter((meal) => meal.day === day)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayOfMonthProps {
  day: CalendarDay
  isToday: boolean
  isOfMonth: boolean
  meals: readonly PlannedMeal[]
}

function DayOfMonth({ day, isToday, isOfMonth, meals }: DayOfMonthProps) {
  const more = meals.length - namedMeals
  return (
    <Link
      to={weekAddress(day)}
      aria-label={t(
        '{day}: {count, plural, =0 {nothing planned} one {# meal planned} other {# meals planned}}',
        { day: formatDay(day), count: meals.length },
      )}
      className={cn(
        'block h-full min-h-14 rounded-xl border border-line px-1.5 py-1 hover:border-edge hover:bg-sunken sm:min-h-24 sm:px-2 sm:py-1.5',
        isOfMonth ? 'bg-card' : 'text-soft',
        isToday && 'outline-3 -outline-offset-2 outline-basil',
      )}
    >
      <span className="text-sm font-bold">{middleOf(day).getDate()}</span>
      {meals.length > 0 && (
        <span className="block text-center text-xs font-bold text-basil sm:hidden">
          {meals.length}
        </span>
      )}
      <span className="hidden flex-col gap-0.5 text-[0.8125rem] leading-tight sm:flex">
        {meals.slice(0, namedMeals).map((meal) => (
          <span key={meal.id} className="line-clamp-2 wrap-anywhere">
            {meal.title}
          </span>
        ))}
        {more > 0 && (
          <span className="text-soft">{t('{count, plural, other {# more}}', { count: more })}</span>
        )}
      </span>
    </Link>
  )
}
