import { useState, type ReactNode } from 'react'
import { statusOf } from '#domain/cooking/timer-state.ts'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/action-icons.tsx'
import { useTimers } from '../timers/use-timers.ts'

interface EndPageProps {
  title: string
  onCooked?: (() => void | Promise<void>) | undefined
  /** Where it goes back to; a recipe where nothing is said. */
  back?: string
  /** Where it is rated. */
  rating?: ReactNode
  onClose: () => void
}

/** After the last step. */
export function EndPage({
  title,
  back = t('Back to the recipe'),
  onCooked,
  rating,
  onClose,
}: EndPageProps) {
  const { all, now } = useTimers()
  /** Those that are not up yet. */
  const running = all.filter((timer) => statusOf(timer, now) !== 'ringing').length
  const [state, setState] = useState<'open' | 'pending' | 'noted'>('open')
  async function note() {
    if (onCooked === undefined) return
    setState('pending')
    try {
      await onCooked()
      setState('noted')
    } catch {
      // Whoever keeps it says what went wrong; here it can be tried again.
      setState('open')
    }
  }
  return (
    <div className="max-w-[40rem]">
      <p className="text-[1.25rem] leading-relaxed">
        {t('That was the last step of {title}. Enjoy your meal!', { title })}
        {running > 0 &&
          ` ${t('{running, plural, other {A timer still runs; it stays in sight when you leave.}}', { running })}`}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        {onCooked !== undefined && state !== 'noted' && (
          <Button size="lg" pending={state === 'pending'} onClick={() => void note()}>
            {t('I cooked this')}
          </Button>
        )}
        <Button
          size="lg"
          variant={onCooked === undefined || state === 'noted' ? 'primary' : 'secondary'}
          onClick={onClose}
        >
          {back}
        </Button>
      </div>
      {rating}
      <p role="status" className="mt-4 flex items-center gap-2 text-basil empty:hidden">
        {state === 'noted' && (
          <>
            <CheckIcon />
            {t('Noted.')}
          </>
        )}
      </p>
    </div>
  )
}
