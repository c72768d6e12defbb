import { t } from '#domain/texts/t.ts'
import type { StepTimer } from '#domain/cooking/timers.ts'
import { isWaiting } from '#domain/cooking/waiting.ts'
import { lengthInWords } from '#domain/cooking/timer-state.ts'
import { Button } from '#web/ui/button.tsx'
import { ClockIcon } from '#web/ui/action-icons.tsx'
import type { CookLine } from '../cook-recipe.ts'
import { IngredientTicks } from './ingredient-ticks.tsx'
import { StepText } from './step-text.tsx'
import { shortLength } from '../words.ts'

interface StepPageProps {
  text: string
  /** Of the text, where that is another than the page's. */
  lang?: string | undefined
  times: readonly StepTimer[]
  /** Whether the time at a place is on a clock already. */
  isOnClock: (time: number) => boolean
  onStart: (time: number) => void
  lines: readonly CookLine[]
  /** Places of the lines that the step names. */
  named: readonly number[]
  isTicked: (line: number) => boolean
  onTick: (line: number) => void
}

/** One step, large; its times to start, and what goes into it beside it. */
export function StepPage(props: StepPageProps) {
  const { text, lang, times, isOnClock, onStart, lines, named, isTicked, onTick } = props
  return (
    <div className="grid gap-x-12 gap-y-6 wide:grid-cols-[minmax(0,5fr)_minmax(14rem,3fr)]">
      <div>
        <StepText text={text} lang={lang} times={times} />
        {times.length > 0 && (
          <ul className="mt-5 flex flex-wrap gap-2">
            {times.map((each, time) => {
              const { start, name, seconds, mostSeconds } = each
              const isJustWaiting = isWaiting(text, each)
              const said = [name, lengthInWords(seconds), isJustWaiting && t('just wait')]
              return (
                <li key={start}>
                  <Button
                    variant="secondary"
                    disabled={isOnClock(time)}
                    onClick={() => onStart(time)}
                    aria-label={t('Start a timer: {what}', {
                      what: said.filter(Boolean).join(', '),
                    })}
                  >
                    <ClockIcon />
                    {shortLength(seconds, mostSeconds)}
                    {name !== '' && <span className="font-normal text-soft">{name}</span>}
                    {isJustWaiting && (
                      <span className="font-normal text-soft">· {t('just wait')}</span>
                    )}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {named.length > 0 && (
        <section
          aria-labelledby="cook-step-needs"
          className="wide:border-s wide:border-line wide:ps-8"
        >
          <h3 id="cook-step-needs" className="text-lg">
            {t('In this step')}
          </h3>
          <IngredientTicks lines={lines} shown={named} isTicked={isTicked} onTick={onTick} />
        </section>
      )}
    </div>
  )
}
