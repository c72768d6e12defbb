import { t } from '#domain/texts/t.ts'
import { clockText, statusOf, timeLeft } from '#domain/cooking/timer-state.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { cn } from '#web/ui/cn.ts'
import { T } from '#web/ui/t.tsx'
import { BellIcon } from '../cooking-icons.tsx'
import { dismissTimer } from './timer-store.ts'
import { useTimers } from './use-timers.ts'
import { timerTitle } from '../words.ts'

/** The timers in a corner of any page: how long still, a way back, and Stop when one rings. */
export function TimerDock({ onOpen }: { onOpen: (address: string) => void }) {
  const { all, now } = useTimers()
  const ringing = all.filter((timer) => statusOf(timer, now) === 'ringing')
  const [first] = all
  if (first === undefined) return null
  const rings = ringing.length > 0
  const others = all.length - 1
  const address = `${first.address}${first.address.includes('?') ? '&' : '?'}cook=1#step-${first.step}`
  return (
    <aside
      aria-label={t('Timers')}
      className={cn(
        'fixed end-4 bottom-[calc(1rem+var(--bottom-bar))] z-30 flex max-w-[calc(100vw-2rem)] items-center gap-1',
        'rounded-2xl border py-1 pe-1 ps-4 shadow-float print:hidden',
        rings ? 'border-butter-text bg-butter text-ink' : 'border-line bg-card text-ink',
      )}
    >
      <div role="alert" className="sr-only">
        {ringing.map((timer) => t('Time is up: {title}.', { title: timerTitle(timer) })).join(' ')}
      </div>
      <div className="min-w-0 leading-tight">
        <p className="truncate text-sm">{timerTitle(first)}</p>
        <p className="flex items-center gap-1.5 text-lg font-bold tabular-nums">
          {rings && <BellIcon size={18} />}
          {clockText(timeLeft(first, now))}
          {others > 0 && (
            <span className="text-sm font-normal">
              {t('{others, plural, other {and # more}}', { others })}
            </span>
          )}
        </p>
      </div>
      {rings && (
        <Button
          variant="char"
          size="sm"
          onClick={() => {
            for (const timer of ringing) dismissTimer(timer.id)
          }}
        >
          {t('Stop')}
        </Button>
      )}
      <a
        href={address}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onOpen(address)
        }}
        className={buttonStyle('quiet', 'sm')}
      >
        <T
          text="Open<where> cook mode at {title}</where>"
          title={timerTitle(first)}
          where={<span className="sr-only" />}
        />
      </a>
    </aside>
  )
}
