import type { UnitSystem } from '#domain/recipes/scale.ts'
import { millisecondsPer } from '#domain/time-units.ts'
import { t } from '#domain/texts/t.ts'
import { wordsOfPhase } from '#domain/timeline/words-of-phase.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'
import { clockOf, minutesAfter } from './clock.ts'
import { dishColour, ovenInWords, phaseMinutes } from './dish-look.ts'
import { useMinute } from './use-minute.ts'
import type { TogetherPage, useTogether } from './use-together.ts'

interface StepInTimeProps {
  together: ReturnType<typeof useTogether>
  shown: TogetherPage
  /** Of the step. */
  text: string
  system: UnitSystem
}

/** Later than this is worth a word. */
const worthSaying = 3

/** When the step is to be done, how long it takes, and when all of it is served as it stands now. */
export function StepInTime({ together, shown, text, system }: StepInTimeProps) {
  const { begun, pages, page, serving, wanted, turns } = together
  const { phase, start, end } = shown.planned
  const now = useMinute()
  const from = minutesAfter(begun, start)
  const wait = Math.round((from - now) / millisecondsPer.minute)
  const late = Math.round(serving - wanted)
  const isAgain = pages
    .slice(0, page - 1)
    .some(
      (each) => each.planned.phase.dish === phase.dish && each.planned.phase.step === phase.step,
    )
  return (
    <div className="mb-4 flex items-stretch gap-3">
      <span
        aria-hidden="true"
        className={`w-1.5 shrink-0 rounded-full ${dishColour(phase.dish)}`}
      />
      <div>
        <p className="text-lg font-semibold">
          {shown.isDone
            ? t('Done at {time}', { time: clockOf(minutesAfter(begun, end)) })
            : wait > 0
              ? t('At {time}, in {wait}', { time: clockOf(from), wait: minutesInWords(wait) })
              : t('Now')}
          <span className="font-normal text-soft">
            {' · '}
            {t('hands: {minutes}', { minutes: phaseMinutes(phase, phase.minutes) })}
          </span>
        </p>
        {!shown.isDone &&
          turns
            .filter(({ at }) => at <= end)
            .map(({ at, celsius, isFirst }) => (
              <p key={at} className="font-semibold">
                {t('{time}: {what}', {
                  time: clockOf(minutesAfter(begun, at)),
                  what: ovenInWords(celsius, isFirst, system),
                })}
              </p>
            ))}
        <p className="text-soft">
          {isAgain && `${t('Go on here: {words}', { words: wordsOfPhase(phase, text) })} `}
          {t('You eat at {time}.', { time: clockOf(minutesAfter(begun, serving)) })}
          {late >= worthSaying &&
            ` ${t('That is {minutes} later than planned.', { minutes: minutesInWords(late) })}`}
        </p>
      </div>
    </div>
  )
}
