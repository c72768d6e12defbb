import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Schedule } from '#domain/timeline/schedule.ts'
import { ClockIcon } from '#web/ui/action-icons.tsx'
import { cn } from '#web/ui/cn.ts'
import { clockOf, minutesAfter } from './clock.ts'
import { dishColour } from './dish-look.ts'
import { HandIcon } from './hand-icon.tsx'
import type { ReadyDish } from './ready-dish.ts'

interface TimelineBarsProps {
  schedule: Schedule
  dishes: readonly ReadyDish[]
  begin: number
}

/** Marks of the clock stand at least so far apart, as a share of the whole. */
const leastShare = 0.16
const markSteps = [5, 10, 15, 30, 60, 120, 240]

/** The timeline as bars, a row for each dish: full where the hands work, hatched where it goes on by itself. Wide screens alone have it, and the list says it all. */
export function TimelineBars({ schedule: { planned, length }, dishes, begin }: TimelineBarsProps) {
  const share = (minutes: number) => `${(minutes / length) * 100}%`
  const every = markSteps.find((minutes) => minutes / length >= leastShare) ?? length
  // The last one would stand out at the side.
  const marks = Array.from(
    { length: Math.ceil(length / every) },
    (_, index) => index * every,
  ).filter((minutes) => minutes <= length * 0.92)
  return (
    <div aria-hidden="true" className="mt-6 hidden md:block">
      <div className="grid grid-cols-[minmax(6rem,11rem)_minmax(0,1fr)] gap-x-4 gap-y-2">
        <span />
        <div className="relative h-5 text-sm text-soft tabular-nums">
          {marks.map((minutes) => (
            <span
              key={minutes}
              className="absolute top-0"
              style={{ insetInlineStart: share(minutes) }}
            >
              {clockOf(minutesAfter(begin, minutes))}
            </span>
          ))}
        </div>
        {dishes.map(({ address, recipe }, dish) => (
          <Bars key={address} title={recipe.title}>
            {planned
              .filter(({ phase }) => phase.dish === dish)
              .map(({ phase, start, end }) => (
                <span
                  key={phase.id}
                  className={cn(
                    'absolute rounded-md border border-card',
                    dishColour(dish),
                    phase.isHands ? 'top-1 bottom-3.5' : cn('top-6 bottom-1', hatched),
                  )}
                  style={{ insetInlineStart: share(start), width: share(end - start) }}
                />
              ))}
          </Bars>
        ))}
      </div>
      <p className="mt-2 flex justify-end gap-5 text-sm text-soft">
        <span className="inline-flex items-center gap-1.5">
          <span className="inline-block h-3.5 w-7 rounded-sm bg-char" />
          <HandIcon size={16} />
          {t('Your hands')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className={cn('inline-block h-3.5 w-7 rounded-sm bg-char', hatched)} />
          <ClockIcon size={16} />
          {t('By itself')}
        </span>
      </p>
    </div>
  )
}

/** Stripes of the card through the colour. */
const hatched = '[mask-image:repeating-linear-gradient(135deg,#000_0_4px,transparent_4px_8px)]'

function Bars({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="truncate self-center text-sm font-semibold">{title}</span>
      <div className="relative h-9 rounded-lg bg-sunken">{children}</div>
    </>
  )
}
