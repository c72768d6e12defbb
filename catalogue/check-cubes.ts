import { lineageOf } from '#domain/ingredients/lineage.ts'
import type { CatalogueIngredient, CatalogueRecipe } from './read.ts'

const cube = /\b(?:stock|bouillon) (?:cubes?|powder|paste|granules)\b|\bbouillon\b/iu
const isCube = /stock-cube|bouillon/u

/**
 * Returns what is wrong where steps or notes use a stock cube that the ingredients do not hold: what a cube contains would
 * not be among the allergens.
 */
export function unlistedCubes(
  { ingredients, steps }: CatalogueRecipe,
  byId: ReadonlyMap<string, CatalogueIngredient>,
): string[] {
  const notes = ingredients.map(({ note = '' }) => note)
  if (![...steps, ...notes].some((text) => cube.test(text))) return []
  const isListed = ingredients.some(({ item }) =>
    lineageOf(item, { ingredients: byId }).some((each) => isCube.test(each)),
  )
  return isListed ? [] : ['its words use a stock cube, which is not among the ingredients']
}
