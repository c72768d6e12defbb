import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Eater } from '#domain/people/table.ts'
import { t } from '#domain/texts/t.ts'
import { howOften, wishables } from '#domain/week/fill/wishes-on-offer.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { formatDays } from '#web/lib/format-day.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { RadioChoice } from '#web/ui/radio-choice.tsx'
import { ServingsField } from '../../kitchen/servings-field.tsx'
import { daysOnOffer, type FillChoice, withDays, withEntry } from './fill-choice.ts'
import { FillDays } from './fill-days.tsx'
import { FillEaters } from './fill-eaters.tsx'
import { FillMinutes } from './fill-minutes.tsx'
import { oftenWords, shoppingOptions, wishWords } from './fill-words.ts'

interface FillFormProps {
  owner: string
  /** Those of the shown week. */
  days: readonly CalendarDay[]
  today: CalendarDay
  meals: readonly PlannedMeal[]
  people: readonly Eater[]
  choice: FillChoice
  onChange: (choice: FillChoice) => void
}

const asItComes = 'as-it-comes'
const oftenOptions = [
  { value: asItComes, label: t('as it comes') },
  ...howOften.map((value) => ({ value, label: oftenWords[value] })),
] as const

/** What a week is filled by: days and meals, who eats, what is wished for, and how much may be bought. */
export function FillForm(props: FillFormProps) {
  const { owner, days, today, meals, people, choice, onChange } = props
  const { rest, seven } = daysOnOffer(days, today)
  const isRest = choice.days.length === rest.length
  return (
    <div className="space-y-7">
      {seven !== null && (
        <Choice
          label={t('Which days')}
          options={[
            { value: 'rest', label: t('What is left of this week') },
            {
              value: 'seven',
              label: t('Seven days from today: {days}', {
                days: formatDays(today, seven.at(-1) ?? today),
              }),
            },
          ]}
          value={isRest ? 'rest' : 'seven'}
          onChange={(value) => onChange(withDays(choice, value === 'rest' ? rest : seven, meals))}
        />
      )}
      <FillDays {...{ today, meals, choice, onChange }} />
      <FillMinutes {...{ choice, onChange }} />
      {people.length > 1 ? (
        <FillEaters {...{ owner, people, choice, onChange }} />
      ) : (
        <ServingsField
          label={t('Servings for each meal')}
          value={choice.servings}
          onChange={(servings) => onChange({ ...choice, servings })}
        />
      )}
      <fieldset>
        <legend className="mb-2 font-semibold">{t('What you wish for')}</legend>
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3">
          {wishables.map((each) => (
            <Choice
              key={each}
              label={wishWords[each]}
              options={oftenOptions}
              value={choice.wishes.get(each) ?? asItComes}
              onChange={(often) =>
                onChange({
                  ...choice,
                  wishes: withEntry(choice.wishes, each, often === asItComes ? null : often),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        label={t('Cook once, eat twice')}
        hint={t('Where a dish keeps, it may be eaten again within three days.')}
        checked={choice.areLeftovers}
        onChange={({ target }) => onChange({ ...choice, areLeftovers: target.checked })}
      />
      <RadioChoice
        legend={t('What may be bought')}
        options={shoppingOptions}
        value={choice.shopping}
        onChange={(shopping) => onChange({ ...choice, shopping })}
      />
    </div>
  )
}
