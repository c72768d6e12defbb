import { useEffect, useRef } from 'react'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { t } from '#domain/texts/t.ts'
import type { MealChange } from '#domain/week/fill/asked-week.ts'
import { listInWords } from '#web/features/recipes/words.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { formatWeekday } from '#web/lib/format-day.ts'
import { Button } from '#web/ui/button.tsx'
import { missedInWords, proofInWords } from './fill-words.ts'
import { FilledMealRow } from './filled-meal-row.tsx'
import { dayIn, reasonsInWords } from './reason-words.ts'
import { ToBuyForWeek } from './to-buy-for-week.tsx'
import type { FilledStep } from './use-filling.ts'

interface FilledWeekViewProps {
  step: FilledStep
  /** A change is under way: no other can be made. */
  isBusy: boolean
  onChange: (change: MealChange) => void
  /** Takes the last change back; null where there is none. */
  onBack: (() => void) | null
}

/** So many foods that nobody eats are named. */
const mostNamed = 6

/**
 * A week that was found: what it saves and how far that is proven, its meals with their reasons, and what is bought. Another week is
 * another element.
 */
export function FilledWeekView({ step, isBusy, onChange, onBack }: FilledWeekViewProps) {
  const { filled, asked, changes } = step
  const { answer, cards, used, spoiling } = filled
  const { data: vocabulary } = useVocabulary()
  const heading = useRef<HTMLHeadingElement>(null)
  const changed = useRef<HTMLLIElement>(null)
  // A change is read where it was made, a new week from its beginning.
  useEffect(() => (changed.current ?? heading.current)?.focus(), [])
  const nameOf = (thing: IngredientId) => cards[thing]?.title ?? ingredientPlural(thing, vocabulary)
  const dayOf = (meal: string) => {
    const day = dayIn([...asked.meals, ...asked.planned], meal)
    return day === undefined ? '' : formatWeekday(day)
  }
  const missed = missedInWords(filled)
  const wasted = answer.wasted.map(({ thing }) => nameOf(thing))
  return (
    <div aria-busy={isBusy}>
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {spoiling === 0
          ? t('Nothing at home is about to spoil')
          : t(
              '{used} of {count, plural, one {# thing that spoils} other {# things that spoil}} get used',
              {
                used: String(used),
                count: spoiling,
              },
            )}
      </h3>
      {spoiling > 0 && (
        <div aria-hidden="true" className="mt-2.5 h-2 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full bg-basil"
            style={{ width: `${(100 * used) / spoiling}%` }}
          />
        </div>
      )}
      <p className="mt-2.5 text-[0.9375rem] text-soft text-pretty">
        {step.isStopped && `${t('You ended the search early.')} `}
        {proofInWords(filled, asked.shopping)}
      </p>
      {wasted.length > 0 && (
        <p className="mt-1 text-[0.9375rem] text-soft">
          {t('Not used up in time: {foods}.', { foods: listInWords(wasted, mostNamed) })}
        </p>
      )}
      {missed.length > 0 && (
        <p className="mt-3 rounded-card bg-butter px-5 py-3 font-semibold text-butter-text">
          {t('No plan meets all of your wishes. Missed: {wishes}.', {
            wishes: listInWords(missed, missed.length),
          })}
        </p>
      )}
      {onBack !== null && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ms-3.5"
          disabled={isBusy}
          onClick={onBack}
        >
          {t('Take the last change back')}
        </Button>
      )}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {asked.meals.map((meal) => {
          const found = answer.meals.find((each) => each.meal === meal.id)
          if (found === undefined) return null
          return (
            <FilledMealRow
              key={meal.id}
              ref={changes.at(-1)?.meal === meal.id ? changed : null}
              asked={meal}
              found={found}
              card={found.kind === 'nothing' ? undefined : cards[found.dish]}
              isLeftOut={changes.some((each) => each.meal === meal.id && 'isLeftOut' in each)}
              reasons={reasonsInWords(found, answer, { nameOf, dayOf })}
              {...{ dayOf, isBusy, onChange }}
            />
          )
        })}
      </ul>
      <ToBuyForWeek purchases={answer.purchases} today={asked.today} nameOf={nameOf} />
    </div>
  )
}
