import type { Recipe } from '#domain/recipes/recipe.ts'
import { t } from '#domain/texts/t.ts'
import { MealDialog } from './meal-dialog.tsx'
import { useMealActions } from './use-meal-actions.ts'
import { useToday } from './use-today.ts'

interface PlanThisDialogProps {
  owner: string
  recipe: Pick<Recipe, 'id' | 'title'>
  /** As the page shows it. */
  servings: number
  onClose: () => void
}

/** Asks on which day a recipe or a composed dish is eaten. */
export function PlanThisDialog({ owner, recipe, servings, onClose }: PlanThisDialogProps) {
  const today = useToday()
  const { plan } = useMealActions(owner)
  const { id, title } = recipe
  return (
    <MealDialog
      owner={owner}
      title={t('Plan this')}
      description={title}
      saveLabel={t('Plan it')}
      start={{ day: today, meal: 'dinner', servings: null, eaters: null }}
      usualServings={servings}
      onSave={(choice) =>
        plan({
          title,
          ...choice,
          ...(typeof id === 'number'
            ? { kind: 'recipe', recipeId: id }
            : { kind: 'dish', dishAddress: id }),
        })
      }
      onClose={onClose}
    />
  )
}
