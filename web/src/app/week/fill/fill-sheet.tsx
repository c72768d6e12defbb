import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import { mealsOfAnswer } from '#domain/week/fill/meals-of-answer.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { isClosed } from '#domain/access.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useTable } from '#web/features/account/table/use-table.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { eatersOf } from '../../kitchen/eaters-of.ts'
import { PlanGate } from '../../kitchen/plan-gate.tsx'
import { useMealActions } from '../../kitchen/use-meal-actions.ts'
import { firstChoice } from './fill-choice.ts'
import { FillForm } from './fill-form.tsx'
import { FilledWeekView } from './filled-week-view.tsx'
import { SearchNote } from './search-note.tsx'
import { useAskedWeek } from './use-asked-week.ts'
import { type FilledStep, useFilling } from './use-filling.ts'

interface FillSheetProps {
  owner: string
  days: readonly CalendarDay[]
  today: CalendarDay
  meals: readonly PlannedMeal[]
  onClose: () => void
}

/** Asks what is wished for, finds the week that wastes least, and puts it into the plan. */
export function FillSheet({ owner, days, today, meals, onClose }: FillSheetProps) {
  const [choice, setChoice] = useState(() => firstChoice(days, today, meals))
  const { access } = useAuth()
  const { people } = useTable(owner)
  const { put } = useMealActions(owner)
  const ask = useAskedWeek(owner, meals, today)
  const filling = useFilling()
  const { step, search } = filling
  const isLocked = isClosed('week_filling', access)

  function plan({ filled, asked }: FilledStep) {
    const everybody = eatersOf(people, null).map(({ id }) => id)
    const planned = mealsOfAnswer(filled, asked, { meals, everybody })
    put(
      planned,
      t('{count, plural, one {# meal is planned} other {# meals are planned}}', {
        count: planned.length,
      }),
    )
    onClose()
  }

  function footer() {
    if (isLocked) return undefined
    if (search !== null)
      return (
        <Button variant="secondary" onClick={filling.stop}>
          {step === undefined && search.better !== null ? t('Take what is there') : t('Stop')}
        </Button>
      )
    if (step === undefined)
      return (
        <Button
          pending={ask === null}
          disabled={choice.slots.size === 0}
          onClick={() => ask !== null && filling.fill(ask(choice))}
        >
          {filling.hasFailed ? t('Try again') : t('Find my week')}
        </Button>
      )
    return (
      <>
        <Button variant="secondary" onClick={filling.again}>
          {t('Ask for something else')}
        </Button>
        <Button onClick={() => plan(step)}>{t('Put into my week')}</Button>
      </>
    )
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('Fill my week')}
      description={
        step === undefined
          ? t('What spoils is used first, and little is bought. What is planned already stays.')
          : undefined
      }
      footer={footer()}
    >
      <PlanGate feature="week_filling">
        {search !== null && <SearchNote better={search.better} isChange={step !== undefined} />}
        {filling.hasFailed && (
          <p role="alert" className="mb-5 rounded-card bg-danger-soft px-5 py-4 font-semibold">
            {t(
              'What finds a week could not be fetched. Please check your connection: once it has been here, it works without a network too.',
            )}
          </p>
        )}
        {step !== undefined ? (
          <FilledWeekView
            key={step.changes.length}
            step={step}
            isBusy={search !== null}
            onChange={filling.change}
            onBack={filling.hasChanged ? filling.back : null}
          />
        ) : (
          search === null && (
            <FillForm {...{ owner, days, today, meals, people, choice }} onChange={setChoice} />
          )
        )}
      </PlanGate>
    </Dialog>
  )
}
