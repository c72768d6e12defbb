import { t } from '#domain/texts/t.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { MealDialog } from '../kitchen/meal-dialog.tsx'
import { useMealActions } from '../kitchen/use-meal-actions.ts'
import { useToday } from '../kitchen/use-today.ts'
import type { ShownMeal } from './shown-meal.ts'

interface MealWishDialogProps {
  owner: string
  wish: 'change' | 'again'
  shown: ShownMeal
  onClose: () => void
}

/** Moves or changes a meal, or plans the same once more. */
export function MealWishDialog({ owner, wish, shown, onClose }: MealWishDialogProps) {
  const { meal, title, usualServings } = shown
  const today = useToday()
  const { plan, rewrite } = useMealActions(owner)
  const all = { owner, description: title, usualServings, onClose }
  if (wish === 'change') {
    return (
      <MealDialog
        {...all}
        title={t('Move or change')}
        saveLabel={t('Save')}
        start={meal}
        onSave={(choice) => rewrite(meal, { ...meal, ...choice })}
      />
    )
  }
  const nextWeek = dayFrom(meal.day, 7)
  const { id: _, position: _at, cookedAt: _when, by: _who, ...same } = meal
  return (
    <MealDialog
      {...all}
      title={t('Plan it again')}
      saveLabel={t('Plan it')}
      start={{ ...meal, day: nextWeek < today ? today : nextWeek }}
      onSave={(choice) => plan({ ...same, ...choice })}
    />
  )
}
