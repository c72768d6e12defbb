import { t } from '#domain/texts/t.ts'
import { statusOf, type CookTimer } from '#domain/cooking/timer-state.ts'
import { cn } from '#web/ui/cn.ts'
import { TimerCard } from './timer-card.tsx'
import { timerTitle } from '../words.ts'

interface TimerStripProps {
  timers: readonly CookTimer[]
  now: number
  /** The recipe on the screen; of another one's timer its title is shown. */
  address: string | null
  className?: string
}

/** All timers side by side, and the words that a screen reader says at once when one is up. */
export function TimerStrip({ timers, now, address, className }: TimerStripProps) {
  const ringing = timers.filter((timer) => statusOf(timer, now) === 'ringing')
  return (
    <>
      <div role="alert" className="sr-only">
        {ringing.map((timer) => t('Time is up: {title}.', { title: timerTitle(timer) })).join(' ')}
      </div>
      {timers.length > 0 && (
        <ul
          aria-label={t('Timers')}
          className={cn(
            'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-2',
            'short:flex short:w-max short:max-w-none',
            className,
          )}
        >
          {timers.map((timer) => (
            <TimerCard
              key={timer.id}
              timer={timer}
              now={now}
              {...(timer.address !== address && { ofRecipe: timer.recipeTitle })}
            />
          ))}
        </ul>
      )}
    </>
  )
}
