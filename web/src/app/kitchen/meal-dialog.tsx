import { useState } from 'react'
import { kindName } from '#domain/recipes/kind-name.ts'
import { t } from '#domain/texts/t.ts'
import { mealsOfDay, type PlannedMeal } from '#domain/week/planned-meal.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { useTable } from '#web/features/account/table/use-table.ts'
import { unsharedInWords } from '#web/features/recipes/unshared-words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { avoidedInWords } from './avoided-in-words.ts'
import { dayInWords } from './day-words.ts'
import { eatersOf } from './eaters-of.ts'
import { ServingsField } from './servings-field.tsx'
import { useToday } from './use-today.ts'

/** When a meal is eaten, how much of it and by whom. */
export type MealChoice = Pick<PlannedMeal, 'day' | 'meal' | 'servings' | 'eaters'>

/** So many days from today are offered. */
const offeredDays = 28

interface MealDialogProps {
  owner: string
  title: string
  description?: string
  saveLabel: string
  /** What is chosen to begin with. */
  start: MealChoice
  /** Servings where nobody said how many: those of the recipe. Null for what nobody cooks. */
  usualServings: number | null
  onSave: (choice: MealChoice) => void
  onClose: () => void
}

/** Asks for the day of a meal, which meal it is, how many servings and who eats. */
export function MealDialog(props: MealDialogProps) {
  const { owner, title, description, saveLabel, start, usualServings, onSave, onClose } = props
  const today = useToday()
  const { people } = useTable(owner)
  const [day, setDay] = useState(start.day)
  const [meal, setMeal] = useState(start.meal)
  const [present, setPresent] = useState<readonly string[] | null>(null)
  const [chosen, setChosen] = useState(start.servings)
  const everybody = eatersOf(people, null)
  const eating = eatersOf(people, present ?? start.eaters)
  const known = eating.filter(({ settings }) => settings !== null)
  const unshared = eating.filter(({ settings }) => settings === null)
  // A portion for each who eats; who eats alone cooks the recipe as it is written.
  const servings = chosen ?? (people.length > 1 ? eating.length : (usualServings ?? 1))
  const days = Array.from({ length: offeredDays }, (_, later) => dayFrom(today, later))
  const offered = days.includes(day) ? days : [day, ...days].toSorted()

  function save() {
    const isEverybody =
      eating.length === everybody.length && eating.every((person) => everybody.includes(person))
    const eaters = isEverybody ? null : eating.map(({ id }) => id)
    onSave({ day, meal, servings: usualServings === null ? null : servings, eaters })
    onClose()
  }

  return (
    <FormDialog {...{ title, description, saveLabel, onClose }} onSave={save}>
      <Choice
        label={t('Day')}
        options={offered.map((each) => ({ value: each, label: dayInWords(each, today) }))}
        value={day}
        onChange={setDay}
      />
      <Choice
        label={t('Meal')}
        options={mealsOfDay.map((each) => ({ value: each, label: kindName(each) }))}
        value={meal}
        onChange={setMeal}
      />
      {usualServings !== null && (
        <ServingsField label={t('Servings')} value={servings} onChange={setChosen} />
      )}
      {people.length > 1 && (
        <fieldset>
          <legend className="font-semibold">{t('Who eats')}</legend>
          {people.map((person) => {
            const eats = eating.includes(person)
            return (
              <Checkbox
                key={person.id}
                label={person.id === owner ? t('Me|in a list of people') : person.name}
                hint={avoidedInWords(person)}
                checked={eats}
                // At least one person eats of whom it is known what they avoid.
                disabled={known.length === 1 && known.includes(person)}
                onChange={() =>
                  setPresent(
                    people.flatMap((each) =>
                      eating.includes(each) === (each !== person) ? each.id : [],
                    ),
                  )
                }
              />
            )
          })}
          {unshared.length > 0 && (
            <p className="font-semibold text-danger">{unsharedInWords(unshared)}</p>
          )}
        </fieldset>
      )}
    </FormDialog>
  )
}
