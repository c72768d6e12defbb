import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { t } from '#domain/texts/t.ts'
import { plannedLeftovers } from '#domain/week/leftovers.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { daysFrom } from '#domain/week/week-days.ts'
import { useMealPlan } from '#web/features/week/use-meal-plan.ts'
import { formatDay } from '#web/lib/format-day.ts'
import { Choice } from '#web/ui/choice.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { dayInWords } from '../kitchen/day-words.ts'
import { ServingsField } from '../kitchen/servings-field.tsx'
import { useToday } from '../kitchen/use-today.ts'
import { useKeepLeftovers } from './use-keep-leftovers.ts'

interface LeftoversDialogProps {
  owner: string
  meal: PlannedMeal
  /** Servings that were cooked and not eaten. */
  left: number
  /** In the fridge; at least one. */
  keepsDays: number
  onClose: () => void
}

/** Asks, where more was cooked than is eaten, what becomes of the rest. */
export function LeftoversDialog({ owner, meal, left, keepsDays, onClose }: LeftoversDialogProps) {
  const today = useToday()
  const keep = useKeepLeftovers(owner)
  const [servings, setServings] = useState(left)
  const { meals = [] } = useMealPlan(owner)
  const offered = daysFrom(dayFrom(today, 1), keepsDays)
  const planned = plannedLeftovers(meals, meal)?.day ?? ''
  const [day, setDay] = useState<CalendarDay>(offered.includes(planned) ? planned : '')
  return (
    <FormDialog
      title={t('Is some of it left?')}
      description={t('It goes into the fridge, to be eaten by {day}.', {
        day: formatDay(dayFrom(today, keepsDays)),
      })}
      saveLabel={t('Keep it')}
      onSave={() => {
        onClose()
        keep(meal, { servings, keepsDays, now: new Date() }, day === '' ? null : day)
      }}
      onClose={onClose}
    >
      <ServingsField label={t('Servings left')} value={servings} onChange={setServings} />
      <Choice
        label={t('Eat it on')}
        options={[
          { value: '', label: t('Not planned yet') },
          ...offered.map((each) => ({
            value: each,
            label: dayInWords(each, today),
          })),
        ]}
        value={day}
        onChange={setDay}
      />
    </FormDialog>
  )
}
