import { useCallback, useMemo, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { scheduleOf } from '#domain/timeline/schedule.ts'
import { usualStove } from '#domain/timeline/work.ts'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { PrintIcon } from '#web/ui/print-icon.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { cookButtonId, useCookMode } from '../recipe/cook-mode.tsx'
import { clockOf, fullMinute, minutesAfter, nextTime } from './clock.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'
import { TimelineBars } from './timeline-bars.tsx'
import { TimelineList } from './timeline-list.tsx'
import type { ReadyDish } from './ready-dish.ts'
import { useMinute } from './use-minute.ts'
import { useWorks } from './use-works.ts'

const { Piece: TogetherCookMode, preload } = lazyPiece(
  async () => (await import('./together-cook-mode.tsx')).TogetherCookMode,
)
const { Piece: CookedDishes } = lazyPiece(
  async () => (await import('./cooked-dishes.tsx')).CookedDishes,
)

const hobChoices = [1, 2, 3, 4, 5, 6]

interface TimelineProps {
  owner: string | null
  dishes: readonly ReadyDish[]
  /** "19:00"; null is as soon as it is done. */
  at: string | null
  onAt: (at: string | null) => void
}

/** When to do what, so that all dishes are done at once; and the way to cook by it. */
export function Timeline({ owner, dishes, at, onAt }: TimelineProps) {
  const [hobs, setHobs] = useState(usualStove.hobs)
  const [noting, setNoting] = useState<number | null>(null)
  const minute = useMinute()
  const { isOpen, open, close } = useCookMode()
  const works = useWorks(dishes)
  const schedule = useMemo(() => scheduleOf(works, { hobs }), [works, hobs])
  const unavailable = useCallback(() => {
    notifyUnavailable()
    close()
  }, [close])
  if (schedule === null) return null

  const { length, hotWait, isProven } = schedule
  const now = fullMinute(minute)
  const wanted = at === null ? null : nextTime(at, now)
  const isTooEarly = wanted !== null && minutesAfter(wanted, -length) < now
  const begin = wanted === null || isTooEarly ? now : minutesAfter(wanted, -length)
  const serving = minutesAfter(begin, length)
  return (
    <section aria-labelledby="timeline" className="mt-8">
      <h2 id="timeline" className="text-2xl">
        {t('Start at {start} to eat at {end}', { start: clockOf(begin), end: clockOf(serving) })}
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-soft" aria-live="polite">
        {isTooEarly &&
          wanted !== null &&
          `${t('For {time} you would have to have begun at {start}. This is the soonest.', {
            time: clockOf(wanted),
            start: clockOf(minutesAfter(wanted, -length)),
          })} `}
        {hotWait <= 5
          ? t('{length} in all; hot dishes are done within minutes of each other.', {
              length: minutesInWords(length),
            })
          : t('{length} in all; what is done first waits {wait}. Keep it warm.', {
              length: minutesInWords(length),
              wait: minutesInWords(hotWait),
            })}
        {!isProven && ` ${t('There may be a shorter way.')}`}
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3 print:hidden">
        <TextField
          type="time"
          label={t('Eat at')}
          value={at ?? ''}
          onChange={({ target }) => onAt(target.value === '' ? null : target.value)}
          className="w-40"
        />
        <Choice
          label={t('Hobs')}
          options={hobChoices.map((each) => ({ value: `${each}`, label: `${each}` }))}
          value={`${hobs}`}
          onChange={(value) => setHobs(Number(value))}
          className="w-24"
        />
        <Button
          id={cookButtonId}
          size="lg"
          className="min-w-28"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={open}
        >
          {t('Cook')}
        </Button>
        <Button variant="quiet" onClick={() => setNoting(0)}>
          <CheckIcon />
          {t('I cooked this')}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          <PrintIcon />
          {t('Print')}
        </Button>
      </div>
      <TimelineBars {...{ schedule, dishes, begin }} />
      <TimelineList {...{ schedule, dishes, begin }} />
      <p className="mt-4 max-w-[60ch] text-sm text-soft">
        {t(
          '“About” is our estimate from the recipe’s whole time, where its steps name none. Go on when you are ready: in cook mode the rest is planned anew.',
        )}
      </p>
      {isOpen && (
        <TogetherCookMode
          {...{ dishes, hobs }}
          length={length}
          servingAt={wanted}
          onClose={close}
          onCooked={() => {
            close()
            setNoting(0)
          }}
          onUnavailable={unavailable}
        />
      )}
      {noting !== null && (
        <CookedDishes
          {...{ owner, dishes }}
          place={noting}
          onPlace={setNoting}
          onUnavailable={() => {
            notifyUnavailable()
            setNoting(null)
          }}
        />
      )}
    </section>
  )
}
