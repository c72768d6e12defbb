import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import { formatDay, formatWeekdayInShort, middleOf } from '#web/lib/format-day.ts'
import { PlusIcon } from '#web/ui/action-icons.tsx'
import { cn } from '#web/ui/cn.ts'

interface DayCardProps {
  day: CalendarDay
  isToday: boolean
  isPast: boolean
  /** A meal is held over it. */
  isOver: boolean
  /** Asks what to eat then; null for who may not plan. */
  onAdd: (() => void) | null
  /** Its meals; null where there are none. */
  children: ReactNode
}

/** One day of a week: beside its meals on a phone, above them where days stand in columns. */
export function DayCard({ day, isToday, isPast, isOver, onAdd, children }: DayCardProps) {
  const name = formatDay(day)
  return (
    <section
      data-day={day}
      aria-label={isToday ? t('Today, {day}', { day: name }) : name}
      className={cn(
        'flex flex-col rounded-card border sm:min-h-56',
        children === null
          ? 'border-2 border-dashed border-line'
          : 'border-line bg-card shadow-card',
        isToday && 'outline-3 -outline-offset-2 outline-basil',
        isOver && 'bg-basil-soft',
        'break-inside-avoid print:shadow-none',
      )}
    >
      <h2 className="flex items-baseline gap-1.5 px-3.5 pt-2.5 pb-1.5 font-sans text-base font-bold">
        <span aria-hidden="true" className={cn(isPast && 'text-soft')}>
          {formatWeekdayInShort(day)}
        </span>
        <span aria-hidden="true" className="text-sm font-semibold text-soft">
          {middleOf(day).getDate()}
        </span>
        <span className="sr-only">{name}</span>
        {isToday && (
          <span aria-hidden="true" className="text-sm ms-auto font-semibold text-basil">
            {t('today')}
          </span>
        )}
      </h2>
      <div className="flex min-w-0 flex-1 flex-col">
        {children}
        {onAdd !== null && (
          <button
            type="button"
            aria-label={t('Plan a meal for {day}', { day: name })}
            onClick={onAdd}
            className={cn(
              'flex min-h-11 w-full items-center gap-2 rounded-2xl px-3.5 text-[0.9375rem] font-semibold text-soft hover:bg-sunken hover:text-ink print:hidden',
              children === null ? 'flex-1 justify-center' : 'mt-auto',
            )}
          >
            <PlusIcon size={18} />
            {t('Plan a meal')}
          </button>
        )}
      </div>
    </section>
  )
}
