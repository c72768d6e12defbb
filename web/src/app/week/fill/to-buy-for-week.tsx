import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { capitalised } from '#domain/ingredients/names.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { t } from '#domain/texts/t.ts'
import type { Purchase } from '#domain/week/solver/week-answer.ts'
import { formatWeekday } from '#web/lib/format-day.ts'

interface ToBuyForWeekProps {
  purchases: readonly Purchase[]
  today: CalendarDay
  nameOf: (thing: IngredientId) => string
}

/** What a week needs from a shop, in the order in which it is needed. */
export function ToBuyForWeek({ purchases, today, nameOf }: ToBuyForWeekProps) {
  if (purchases.length === 0)
    return <p className="mt-5 font-semibold">{t('Nothing is to be bought.')}</p>
  return (
    <section aria-labelledby="to-buy-for-week" className="mt-5">
      <h3 id="to-buy-for-week" className="mb-1 font-sans text-base font-bold">
        {t('To buy for these meals: {count}', { count: String(purchases.length) })}
      </h3>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {purchases.map(({ thing, packages, day }) => (
          <li
            key={thing}
            className="flex items-baseline justify-between gap-3 border-b border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">{capitalised(nameOf(thing))}</span>
            <span className="shrink-0 text-sm text-soft">
              {packages > 1 &&
                `${t('{count, plural, one {# package} other {# packages}}', { count: packages })} · `}
              {day === 0
                ? t('today|when it is needed')
                : t('by {day}', { day: formatWeekday(dayFrom(today, day)) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
