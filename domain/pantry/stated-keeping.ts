import { dayAfter } from '../calendar-days.ts'
import type { ParsedLine } from '../ingredients/parse-line.ts'
import type { Ingredient, IngredientCategory, Vocabulary } from '../ingredients/vocabulary.ts'
import { millisecondsPer } from '../time-units.ts'
import { keepingFigures } from './keeping-figures.ts'
import type { PantryItem } from './pantry-item.ts'
import { statedState } from './stated-state.ts'
import { usualPlace } from './usual-place.ts'

/** Leftovers keep three to four days (Cold Food Storage Chart, foodsafety.gov): cooked yesterday, two are left. */
const leftoverDays = 2
/** What is left of a cut onion or lemon is best used as soon. */
const cutDays = 2
/** What somebody calls wilting is for today or tomorrow. */
const fadingDays = 1
/** Of what was opened at some time, nobody knows when: a third of its days counts as left. */
const openedShare = 2 / 3
/** What keeps longer than that once it is open is in no hurry. */
const mostOpenedDays = 14
/** Fresh is what spoils within so many days; what keeps longer is dried. */
const mostFreshDays = 120

/** What no one cooks: "leftover curry" is no curry powder. */
const neverLeftOver: readonly IngredientCategory[] = ['Spices', 'Oils & Vinegars', 'Baking']

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * millisecondsPer.day)
}

/**
 * A new item, kept as was typed of it: half a bag of spinach is not bought today. How old that is, nobody said;
 * what stands in its dialog is then our guess, and theirs to change.
 */
export function asStated(
  item: PantryItem,
  known: Ingredient,
  line: ParsedLine,
  vocabulary: Vocabulary,
): PantryItem {
  const { frozen, leftover, fading, opened, cut } = statedState(line)
  const at = item.stockedAt
  if (frozen)
    return usualPlace(known, vocabulary) === 'freezer' ? item : { ...item, place: 'freezer' }
  if (leftover && !neverLeftOver.includes(known.category)) {
    return { ...item, stockedAt: daysBefore(at, 1), bestBefore: dayAfter(at, leftoverDays) }
  }
  if (known.shelfLifeDays === null) return item
  if (fading && known.shelfLifeDays <= mostFreshDays) {
    return { ...item, bestBefore: dayAfter(at, fadingDays) }
  }
  if (!opened) return item
  const isProduce = known.category === 'Vegetables' || known.category === 'Fruit'
  if (cut && isProduce && known.shelfLifeDays <= mostFreshDays) {
    return { ...item, bestBefore: dayAfter(at, cutDays) }
  }
  const figure = keepingFigures(known, vocabulary).opened ?? known.shelfLifeDays
  const keeps = Math.min(figure, known.shelfLifeDays)
  if (keeps > mostOpenedDays) return { ...item, openedAt: at }
  const openedAt = daysBefore(at, Math.ceil(keeps * openedShare))
  return { ...item, stockedAt: openedAt, openedAt }
}
