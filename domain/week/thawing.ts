import { dayAfter } from '../calendar-days.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { keptAs } from '../pantry/kept-as.ts'
import type { PantryItem } from '../pantry/pantry-item.ts'
import { usualPlace } from '../pantry/usual-place.ts'
import type { PlannedMeal } from './planned-meal.ts'

/** A thing in the freezer, and the meal for which it is to be taken out the day before. */
export interface Thawing {
  item: PantryItem
  meal: PlannedMeal
}

/** A meal with the things of the pantry that it is cooked with. */
export interface MealUses {
  meal: PlannedMeal
  uses: readonly IngredientId[]
}

/**
 * What lies in the freezer of what these meals take, each thing once, for the first that takes it. What somebody froze is meant: what is
 * sold frozen, as peas are, goes into the pot as it is. Where the same thing is also at home thawed, nobody needs to hurry.
 */
export function toThaw(meals: readonly MealUses[], pantry: readonly PantryItem[]): Thawing[] {
  const there = pantry.filter(({ status }) => status !== 'out')
  const isFrozen = ({ place }: PantryItem) => place === 'freezer'
  const isAlsoThawed = (id: IngredientId) =>
    there.some((item) => item.ingredient === id && !isFrozen(item))
  const found = new Map<string, Thawing>()
  for (const { meal, uses } of meals) {
    for (const item of there.filter(isFrozen)) {
      const { id, ingredient } = item
      const isTaken = ingredient !== null && uses.includes(ingredient) && !isAlsoThawed(ingredient)
      // Leftovers have the id of the meal that they are planned for.
      const isWanted = isTaken || (meal.kind === 'leftovers' && meal.id === id)
      if (isWanted && !found.has(id)) found.set(id, { item, meal })
    }
  }
  return [...found.values()]
}

/**
 * A thing that is taken out of the freezer now. What comes out of there keeps as it did when it was fresh: its days count from now on, and
 * a date for the freezer means nothing any more. What nobody knows, as leftovers, is to be eaten the day after.
 */
export function thawed(item: PantryItem, vocabulary: Vocabulary, now: Date): PantryItem {
  const { ingredient, openedAt } = item
  const known = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
  const isUsual = known !== undefined && usualPlace(known, vocabulary) === 'fridge'
  const moved = keptAs(item, {
    ...(!isUsual && { place: 'fridge' }),
    ...(openedAt !== undefined && { openedAt }),
    ...(known === undefined && { bestBefore: dayAfter(now, 1) }),
  })
  return { ...moved, stockedAt: now }
}
