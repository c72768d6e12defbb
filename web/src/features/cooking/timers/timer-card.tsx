import { t } from '#domain/texts/t.ts'
import { clockText, statusOf, timeLeft, type CookTimer } from '#domain/cooking/timer-state.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BellIcon, PauseIcon, PlayIcon } from '../cooking-icons.tsx'
import { addMinute, dismissTimer, pauseTimer, resumeTimer } from './timer-store.ts'
import { timerTitle } from '../words.ts'

interface TimerCardProps {
  timer: CookTimer
  now: number
  /** Set where timers of other recipes stand beside it. */
  ofRecipe?: string
}

/** One clock with what can be done to it. */
export function TimerCard({ timer, now, ofRecipe }: TimerCardProps) {
  const { id } = timer
  const status = statusOf(timer, now)
  const rings = status === 'ringing'
  const title = timerTitle(timer)
  return (
    <li
      className={cn(
        'flex min-w-0 items-center gap-1 max-[20rem]:flex-wrap rounded-2xl border py-1 pe-1 ps-4 short:w-80',
        rings ? 'border-butter-text bg-butter text-ink' : 'border-line bg-card',
      )}
    >
      <div className="min-w-0 flex-1 max-[20rem]:basis-full leading-tight">
        <p className="truncate text-sm">
          {title}
          {ofRecipe !== undefined && ` · ${ofRecipe}`}
        </p>
        <p className="flex items-center gap-1.5 text-xl font-bold tabular-nums">
          {rings && <BellIcon size={18} />}
          {/* Read out on request, not every second. */}
          <span role="timer" aria-label={t('{title}, left', { title })}>
            {clockText(timeLeft(timer, now))}
          </span>
          {status === 'paused' && (
            <span className="text-sm font-normal text-soft">{t('paused')}</span>
          )}
          {rings && <Since milliseconds={-timeLeft(timer, now)} />}
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('One minute more: {title}', { title })}
        onClick={() => addMinute(id)}
      >
        {t('+1 min')}
      </Button>
      {!rings && (
        <IconButton
          label={
            status === 'paused' ? t('Go on: {title}', { title }) : t('Pause: {title}', { title })
          }
          icon={status === 'paused' ? <PlayIcon /> : <PauseIcon />}
          onClick={() => (status === 'paused' ? resumeTimer(id) : pauseTimer(id))}
        />
      )}
      {rings ? (
        <Button
          variant="char"
          size="sm"
          aria-label={t('Stop: {title}', { title })}
          onClick={() => dismissTimer(id)}
        >
          {t('Stop')}
        </Button>
      ) : (
        <IconButton
          label={t('Remove: {title}', { title })}
          icon={<CloseIcon />}
          onClick={() => dismissTimer(id)}
        />
      )}
    </li>
  )
}

function Since({ milliseconds }: { milliseconds: number }) {
  const minutes = Math.floor(milliseconds / 60_000)
  return (
    <span className="truncate text-sm font-semibold">
      {minutes === 0 ? t('Time is up') : t('{minutes} min ago', { minutes })}
    </span>
  )
}
