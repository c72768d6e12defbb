import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'
import { formatDay } from '#web/lib/format-day.ts'
import { Choice } from '#web/ui/choice.tsx'
import { type FillChoice, minutesOfAll, sameMinutes, withEntry } from './fill-choice.ts'

/** Minutes of cooking that can be chosen. */
const offered = [15, 30, 45, 60, 90] as const

const options = [
  { value: '', label: t('any time') },
  ...offered.map((minutes) => ({
    value: String(minutes),
    label: t('up to {time}', { time: minutesInWords(minutes) }),
  })),
]
const mixed = { value: 'mixed', label: t('not the same every day') }

const minutesOf = (value: string) => (value === '' ? null : Number(value))

interface FillMinutesProps {
  choice: FillChoice
  onChange: (choice: FillChoice) => void
}

/** How long cooking may take: on all days, and on some of them. */
export function FillMinutes({ choice, onChange }: FillMinutesProps) {
  const { days, minutes } = choice
  const all = minutesOfAll(choice)
  const set = (next: ReadonlyMap<CalendarDay, number>) => onChange({ ...choice, minutes: next })
  return (
    <div>
      <Choice
        label={t('How long cooking may take')}
        options={all === undefined ? [mixed, ...options] : options}
        value={all === undefined ? mixed.value : String(all ?? '')}
        onChange={(value) => {
          if (value !== mixed.value) set(sameMinutes(days, minutesOf(value)))
        }}
      />
      <details className="mt-1">
        <summary className="cursor-pointer py-2.5 font-semibold text-soft">
          {t('Another time on some days')}
        </summary>
        <div className="grid gap-x-3 gap-y-4 pt-1 sm:grid-cols-2">
          {days.map((day) => (
            <Choice
              key={day}
              label={formatDay(day)}
              options={options}
              value={String(minutes.get(day) ?? '')}
              onChange={(value) => set(withEntry(minutes, day, minutesOf(value)))}
            />
          ))}
        </div>
      </details>
    </div>
  )
}
