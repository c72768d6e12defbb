import { avoidable, type Substitution } from '../ingredients/vocabulary.ts'
import { t } from '../texts/t.ts'
import { isFurtherFood } from './own/further-row.ts'
import type { RecipeLine } from './recipe.ts'

/** Whether nothing is taken in the place of what the recipe says. */
export function isLeftOut(swap: Pick<Substitution, 'uses'> | null | undefined): boolean {
  return swap?.uses.length === 0
}

/** A food that another line may hold stays as long as that line does. */
const mayGo = (line: RecipeLine) =>
  !isFurtherFood(line) && (line.optional || (line.use ?? 'base') !== 'base')

/**
 * Taking nothing in the place of a line, as a swap for nothing: nutrition, diets, allergens and the address follow it
 * as they follow any other. Empty where the dish needs the ingredient, in this line or in another, or where another line
 * may hold it.
 */
export function leavingOut(line: RecipeLine, all: readonly RecipeLine[]): Substitution[] {
  const { ingredient, without, name } = line
  if (ingredient === null || !mayGo(line)) return []
  if (!all.every((each) => each.ingredient !== ingredient || mayGo(each))) return []
  const note = without ?? t('without the {food}', { food: name })
  const nothing = { uses: [], ratio: 1, quality: 0, context: null, diets: [], freeOf: avoidable }
  return [{ need: ingredient, ...nothing, note }]
}
