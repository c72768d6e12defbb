import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { textLimits } from '#domain/limits.ts'
import { defaultUnit, type PantryItem, unknownCategory } from '#domain/pantry/pantry-item.ts'
import { t } from '#domain/texts/t.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { daysLater } from '#domain/week/week-days.ts'
import { formatDay } from '#web/lib/format-day.ts'
import { Choice } from '#web/ui/choice.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { dayInWords } from '../kitchen/day-words.ts'
import { ServingsField } from '../kitchen/servings-field.tsx'
import { useToday } from '../kitchen/use-today.ts'
import { leftoverDays } from './leftovers-to-plan.tsx'
import { useKeepLeftovers } from './use-keep-leftovers.ts'

interface LeftoversDialogProps {
  owner: string
  meal: PlannedMeal
  /** Servings that were cooked and not eaten. */
  left: number
  onClose: () => void
}

/** What is left of a meal, on the shelf of the fridge with its date; nothing of it stands in the pantry, as such. */
function leftoversItem(title: string, left: number, until: CalendarDay): PantryItem {
  const now = new Date()
  const name = t('{title}, left over', { title }).slice(0, textLimits.itemName)
  return {
    id: crypto.randomUUID(),
    name,
    category: unknownCategory,
    quantity: left,
    unit: defaultUnit,
    ingredient: null,
    typedAs: name,
    status: 'have',
    stockedAt: now,
    createdAt: now,
    place: 'fridge',
    bestBefore: until,
  }
}

/** Asks, where more was cooked than is eaten, what becomes of the rest. */
export function LeftoversDialog({ owner, meal, left, onClose }: LeftoversDialogProps) {
  const today = useToday()
  const keep = useKeepLeftovers(owner)
  const [servings, setServings] = useState(left)
  const until = daysLater(today, leftoverDays)
  const days = Array.from({ length: leftoverDays }, (_, later) => daysLater(today, later + 1))
  const [day, setDay] = useState<CalendarDay>('')
  return (
    <FormDialog
      title={t('Is some of it left?')}
      description={t('It goes into the fridge, to be eaten by {day}.', { day: formatDay(until) })}
      saveLabel={t('Keep it')}
      onSave={() => {
        onClose()
        const item = leftoversItem(meal.title, servings, until)
        keep(item, day === '' ? null : { of: meal, day, servings })
      }}
      onClose={onClose}
    >
      <ServingsField label={t('Servings left')} value={servings} onChange={setServings} />
      <Choice
        label={t('Eat it on')}
        options={[
          { value: '', label: t('Not planned yet') },
          ...days.map((each) => ({ value: each, label: dayInWords(each, today) })),
        ]}
        value={day}
        onChange={setDay}
      />
    </FormDialog>
  )
}
