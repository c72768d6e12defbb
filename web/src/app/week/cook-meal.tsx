import { useMemo, useRef } from 'react'
import type { Taking } from '#domain/pantry/take-from-pantry.ts'
import { partsOfAddress } from '#domain/composing/dish-address.ts'
import { calledHere } from '#domain/recipes/line-words.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { strictestRules } from '#domain/recipes/suits-diet.ts'
import type { Swaps } from '#domain/recipes/swap.ts'
import { t } from '#domain/texts/t.ts'
import { leftoversKeepDays } from '#domain/week/leftovers.ts'
import type { MealPlanChange } from '#domain/week/meal-plan-change.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { useTable } from '#web/features/account/table/use-table.ts'
import { useCorrections } from '#web/features/pantry/corrections/corrections.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { useUnitSystem } from '#web/features/recipes/page/use-unit-system.ts'
import { useRecipe } from '#web/features/recipes/queries.ts'
import { useChangeMealPlan } from '#web/features/week/use-meal-plan.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { eatersOf } from '../kitchen/eaters-of.ts'
import { useDietRules } from '../kitchen/use-diet.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { CookedSheet } from '../recipe/cooked-sheet.tsx'
import { type Alongside, useCooked } from '../recipe/use-cooked.ts'
import { useDishRecipe } from '../recipe/use-dish-recipe.ts'
import { matchShownLines, useRecipeLines, usesOf } from '../recipe/use-recipe-lines.ts'

const asWritten: Swaps = new Map()

interface CookMealProps {
  owner: string
  meal: PlannedMeal
  onClose: () => void
  /** It was cooked: so many servings more than are eaten, below zero where there were less, which keep for so many days. */
  onCooked: (left: number, keepsDays: number) => void
}

/** Says that a planned meal was cooked: what it took from the pantry is looked over first. */
export function CookMeal(props: CookMealProps) {
  return props.meal.dishAddress === null ? <CookRecipe {...props} /> : <CookDish {...props} />
}

function CookRecipe(props: CookMealProps) {
  const recipe = useRecipe(String(props.meal.recipeId), props.owner)
  const isMissing = recipe.isLoadingError || (recipe.isPending && recipe.isPaused)
  return <CookWith {...props} recipe={isMissing ? null : recipe.data} />
}

function CookDish(props: CookMealProps) {
  const address = props.meal.dishAddress ?? ''
  const { name } = partsOfAddress(address)
  const { recipe, isError } = useDishRecipe(name, address.split('?', 2)[1] ?? '')
  return <CookWith {...props} recipe={isError ? null : recipe} />
}

interface CookWithProps extends CookMealProps {
  /** Undefined until it is there, null where it is out of reach. */
  recipe: Recipe | null | undefined
}

function CookWith({ recipe, ...props }: CookWithProps) {
  const { owner, meal, onClose, onCooked } = props
  const { people } = useTable(owner)
  const cooked = useCooked(owner)
  const noted = useNotedMeal(owner, meal)

  function cook(servings: number, takings: readonly Taking[]) {
    const { recipeId, dishAddress, title } = meal
    cooked({ recipeId: recipeId ?? dishAddress ?? '', title, servings }, takings, noted)
    // Who eats alone is one.
    const eaten = Math.max(1, eatersOf(people, meal.eaters).length)
    onCooked(servings - eaten, leftoversKeepDays(recipe?.writtenStorage ?? recipe?.storage ?? null))
  }

  if (recipe === undefined) return null
  if (recipe === null || recipe.isFallback) {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={t('You cooked this')}
        confirmLabel={t('Note it')}
        pendingLabel={t('Note it')}
        pending={false}
        onConfirm={() => {
          onClose()
          cook(meal.servings ?? 1, [])
        }}
      >
        {t('The recipe cannot be read now, so nothing is taken from your pantry for it.')}
      </ConfirmDialog>
    )
  }
  return <SheetOf {...props} recipe={recipe} onTaken={cook} />
}

interface SheetOfProps extends Pick<CookMealProps, 'owner' | 'meal' | 'onClose'> {
  recipe: Recipe
  onTaken: (servings: number, takings: readonly Taking[]) => void
}

function SheetOf({ owner, meal, recipe: given, onClose, onTaken }: SheetOfProps) {
  const { data: vocabulary } = useVocabulary()
  const recipe = useMemo(() => calledHere(given, vocabulary), [given, vocabulary])
  const { kitchen, isBare } = useKitchen(owner, vocabulary)
  const rules = useDietRules(owner) ?? strictestRules
  const lines = useRecipeLines(recipe, vocabulary, useCorrections(owner), asWritten, rules)
  const pantry = usePantry(owner)
  const [system] = useUnitSystem()
  const servings = meal.servings ?? recipe.servings
  const uses = useMemo(() => {
    if (kitchen === undefined) return []
    const needs = matchShownLines(recipe, lines, kitchen)
    const grams = recipe.nutritionInfo?.grams ?? []
    return usesOf(lines, needs, grams, servings / recipe.servings, kitchen)
  }, [recipe, lines, kitchen, servings])
  // What is taken is asked once it is known what there is.
  if (kitchen === undefined && !isBare) return null
  return (
    <CookedSheet
      {...{ uses, vocabulary, system, onClose }}
      pantry={pantry.items}
      onCooked={(takings) => onTaken(servings, takings)}
    />
  )
}

/** Notes in the plan that a meal was cooked now, together with what else is noted of it. */
function useNotedMeal(owner: string, meal: PlannedMeal): Alongside {
  const change = useChangeMealPlan(owner)
  const back = useRef<Promise<readonly MealPlanChange[]>>(null)
  return {
    save: () => {
      back.current = change([{ put: { ...meal, cookedAt: new Date().toISOString() } }])
      return back.current
    },
    undo: async () => {
      await change((await back.current) ?? [])
    },
  }
}
