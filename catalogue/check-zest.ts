import type { CatalogueRecipe } from './read.ts'

const isSpoon = new Set(['tsp', 'tbsp'])
const inStrips = /\b(?:strips?|ribbons?|threads)\b/u
const stripsOfZest = /\b(?:strips?|ribbons?|threads) of (?:\w+ )?zest\b|\bzest strips?\b/u

/** Returns the zests that are measured by the spoon, as only grated zest can be, and used in strips. */
export function zestsInStrips({ ingredients, steps }: CatalogueRecipe): string[] {
  return ingredients.flatMap(({ item, unit = 'piece', note = '' }) => {
    if (!item.endsWith('-zest') || !isSpoon.has(unit)) return []
    return inStrips.test(note) || stripsOfZest.test(steps.join('\n'))
      ? [`${item}: a spoon measures grated zest, not strips`]
      : []
  })
}
