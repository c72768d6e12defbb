import type { TakenMeasure } from '../ingredients/swapped-measure.ts'
import { noPackages, type Packages } from '../ingredients/packages.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Kitchen } from '../matching/kitchen.ts'
import type { RecipeMatch } from '../matching/match-recipe.ts'
import type { Need } from '../matching/need.ts'
import { enoughFor } from './enough.ts'

const measureOfCard = /^([\d.]+)([a-z]*)$/u

/** What a line asks for, by its card; nothing where that says no measure, or the dish can do without. */
function measureOf({ ingredient, optional, contexts = [], measure = '' }: Need): TakenMeasure[] {
  const [, amount, unit = ''] = measureOfCard.exec(measure) ?? []
  if (optional || amount === undefined) return []
  return [{ ingredient, amount: Number(amount), amountMax: null, unit: unit || 'piece', contexts }]
}

/**
 * What a recipe takes more of, as it is written, than there is at home, as far as its card says how much it takes.
 * It stays as ready as it is.
 */
export function tooLittleFor(
  { recipe, needs }: Pick<RecipeMatch, 'recipe' | 'needs'>,
  kitchen: Kitchen,
  packages: Packages = noPackages,
): IngredientId[] {
  const lines = recipe.needs.flatMap(measureOf)
  const states = new Map(needs.map(({ need, state }) => [need.ingredient, state]))
  const found = enoughFor(
    lines,
    lines.map(({ ingredient }) => states.get(ingredient)),
    kitchen,
    1,
    packages,
  )
  const short = found.flatMap((each) => (each === null || each.isEnough ? [] : [each.ingredient]))
  return [...new Set(short)]
}
