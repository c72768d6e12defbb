import { useMemo } from 'react'
import { dayFrom } from '#domain/calendar-days.ts'
import { thingsAt } from '#domain/composing/things-at.ts'
import { isUsed } from '#domain/matching/need.ts'
import { t } from '#domain/texts/t.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { thawed, toThaw, type Thawing } from '#domain/week/thawing.ts'
import { usePantryActions } from '#web/features/pantry/pantry-actions.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { rememberedMatch } from '#web/features/recipes/match/remembered-match.ts'
import { useRecipesById } from '#web/features/recipes/recipes-by-id.ts'
import { useMealPlan } from '#web/features/week/use-meal-plan.ts'
import { useRecipeCards, useVocabulary } from '#web/lib/catalogue.ts'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'
import { useKitchen } from './use-kitchen.ts'
import { useToday } from './use-today.ts'

const none: readonly PlannedMeal[] = []
const fail = () => toastNotSaved()

/** What is to be taken out of the freezer for the meals of tomorrow, and of today where nobody did, and how it is noted that it is out. */
export function useThawing(owner: string) {
  const today = useToday()
  const { meals = none } = useMealPlan(owner)
  const { items } = usePantry(owner)
  const { data: vocabulary } = useVocabulary()
  const { data: cards } = useRecipeCards()
  const { kitchen } = useKitchen(owner, vocabulary)
  const { change } = usePantryActions(owner)
  const soon = useMemo(
    () =>
      meals.filter(
        ({ day, cookedAt }) => cookedAt === null && (day === today || day === dayFrom(today, 1)),
      ),
    [meals, today],
  )
  const elsewhere = useMemo(
    () =>
      soon.flatMap(({ recipeId }) =>
        recipeId === null || cards?.some(({ id }) => id === recipeId) !== false
          ? []
          : String(recipeId),
      ),
    [soon, cards],
  )
  const { data: others } = useRecipesById(elsewhere, owner)
  const thawing = useMemo(() => {
    if (kitchen === undefined) return []
    const usesOf = ({ recipeId, dishAddress }: PlannedMeal) => {
      if (dishAddress !== null) return thingsAt(dishAddress)
      const card = [...(cards ?? []), ...(others ?? [])].find(({ id }) => id === recipeId)
      if (card === undefined) return []
      return rememberedMatch(card, kitchen).needs.flatMap(({ state, via }) =>
        isUsed(state) ? via : [],
      )
    }
    return toThaw(
      soon.map((meal) => ({ meal, uses: usesOf(meal) })),
      items,
    )
  }, [soon, items, cards, others, kitchen])

  /** It was taken out: from now on it lies in the fridge. */
  function takeOut({ item }: Thawing) {
    if (vocabulary === undefined) return
    const undo = () => void change([item]).catch(fail)
    toastWhenSaved(
      change([thawed(item, vocabulary, new Date())]),
      {
        title: t('{name} is in the fridge now', { name: item.name }),
        action: { label: t('Undo'), onAction: undo },
      },
      fail,
    )
  }

  return { thawing, takeOut, today }
}
