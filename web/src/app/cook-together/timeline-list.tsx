import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Schedule } from '#domain/timeline/schedule.ts'
import { wordsOfPhase } from '#domain/timeline/words-of-phase.ts'
import { ClockIcon } from '#web/ui/action-icons.tsx'
import { cn } from '#web/ui/cn.ts'
import { clockOf, minutesAfter } from './clock.ts'
import { dishColour, ovenInWords, phaseMinutes, waitInWords } from './dish-look.ts'
import { HandIcon } from './hand-icon.tsx'
import { type TimelineEntry, timelineEntries } from './timeline-entries.ts'
import type { ReadyDish } from './ready-dish.ts'

interface TimelineListProps {
  schedule: Schedule
  dishes: readonly ReadyDish[]
  /** When it begins, in milliseconds since 1970. */
  begin: number
}

/** The timeline by the clock: what the hands do, and what goes on by itself. */
export function TimelineList({ schedule, dishes, begin }: TimelineListProps) {
  return (
    <ol
      aria-label={t('What to do when')}
      className="mt-6 divide-y divide-line border-y border-line"
    >
      {timelineEntries(schedule).map((entry) => (
        <Row
          key={entry.what === 'oven' ? `oven ${entry.change.at}` : entry.planned.phase.id}
          at={minutesAfter(begin, entry.what === 'oven' ? entry.change.at : entry.planned.start)}
          dish={entry.what === 'oven' ? null : entry.planned.phase.dish}
        >
          <Entry {...{ entry, dishes }} />
        </Row>
      ))}
      <Row at={minutesAfter(begin, schedule.length)} dish={null}>
        <p className="font-semibold">{t('Everything is on the table')}</p>
      </Row>
    </ol>
  )
}

interface RowProps {
  at: number
  dish: number | null
  children: ReactNode
}

function Row({ at, dish, children }: RowProps) {
  return (
    <li className="flex gap-3 py-3 break-inside-avoid sm:gap-5">
      <time
        dateTime={new Date(at).toISOString()}
        className="w-[4.75rem] shrink-0 pt-0.5 text-lg font-bold tabular-nums"
      >
        {clockOf(at)}
      </time>
      <span
        aria-hidden="true"
        className={cn('w-1.5 shrink-0 rounded-full', dish === null ? 'bg-line' : dishColour(dish))}
      />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}

function Entry({ entry, dishes }: { entry: TimelineEntry; dishes: readonly ReadyDish[] }) {
  if (entry.what === 'oven') {
    const { celsius, isFirst } = entry.change
    const system = dishes[0]?.scaling.system ?? 'metric'
    return <p className="font-semibold">{ovenInWords(celsius, isFirst, system)}</p>
  }
  const { phase, start, end } = entry.planned
  const dish = dishes[phase.dish]
  if (dish?.cook === undefined) return null
  const { system } = dish.scaling
  const step = phase.step + 1
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        <b className="font-bold text-ink">{dish.recipe.title}</b>
        <span>{t('Step {step}', { step })}</span>
        {entry.what === 'hands' && (
          <span className="inline-flex items-center gap-1">
            <HandIcon size={16} />
            {t('hands: {minutes}', { minutes: phaseMinutes(phase, end - start) })}
          </span>
        )}
      </p>
      {entry.what === 'hands' && (
        <p
          lang={dish.cook.isInEnglish === true ? 'en' : undefined}
          className="mt-0.5 line-clamp-3 max-w-[75ch] wrap-anywhere print:line-clamp-none"
        >
          {wordsOfPhase(phase, dish.cook.instructions[phase.step] ?? '')}
        </p>
      )}
      {(entry.what === 'hands' ? entry.waits : [entry.planned]).map((wait) => (
        <p key={wait.phase.id} className="mt-1 flex items-start gap-1.5 text-sm text-soft italic">
          <ClockIcon size={16} className="mt-0.5 not-italic" />
          {waitInWords(wait.phase, wait.end - wait.start, system)}
        </p>
      ))}
    </>
  )
}
