import { keepingIn } from '#domain/recipes/keeping.ts'
import type { CatalogueRecipe } from './read.ts'

/** Boiled rice that stands grows what cooking does not kill; two days only where it was chilled at once. */
const riceOfMeals = /(?:^|-)rice$/u
const notBoiled = new Set(['cauliflower-rice', 'puffed-rice', 'flattened-rice'])
const mostDaysOfRice = 2
const chilledAtOnce = /\bwithin (?:an|the) hour\b/iu

/** "Better on the second", said of the dish: it may be cooked a day ahead. */
const betterLater =
  /^(?!the )[^.;]*\b(?:better|best)\b[^.;]*\b(?:second|third|tomorrow|each day)\b/imu

const isBoiledRice = ({ item }: CatalogueRecipe['ingredients'][number]) =>
  riceOfMeals.test(item) && !notBoiled.has(item)

/** Where tags and the words about storage say two things, and where rice would stand too long. */
export function checkKeeping({ storage = '', tags, ingredients }: CatalogueRecipe): string[] {
  const { kind, fridge, freezer, room, freezable } = keepingIn(storage)
  const texts: string[] = []
  const isTaggedFreezing = tags.includes('freezes-well')
  if (isTaggedFreezing && freezable !== 'yes' && freezable !== 'part') {
    texts.push('tagged freezes-well, and storage names nothing that freezes')
  }
  // Ice cream lives in the freezer: nobody asks whether it may go there.
  const isFrozenLater = freezer?.only === null && (fridge ?? room) !== undefined
  if (isFrozenLater && !isTaggedFreezing) texts.push('storage freezes it: tag it freezes-well')
  if (tags.includes('make-ahead') && kind !== 'keeps' && kind !== 'part') {
    texts.push('tagged make-ahead, and storage names nothing that keeps for a day')
  }
  if (kind === 'keeps' && betterLater.test(storage) && !tags.includes('make-ahead')) {
    texts.push('storage calls it better later: tag it make-ahead')
  }
  const days = fridge?.days ?? 0
  if (days > 1 && ingredients.some(isBoiledRice) && !/\brice\b/iu.test(storage)) {
    if (days > mostDaysOfRice) texts.push(`rice keeps ${days} days: too long`)
    else if (!chilledAtOnce.test(storage)) texts.push('rice keeps 2 days only if chilled at once')
  }
  return texts
}
