import type { IngredientCategory } from '#domain/ingredients/vocabulary.ts'
import type { CatalogueIngredient, CatalogueRecipe } from './read.ts'

/** What a dish can be made of: protein, starch, vegetables and fruit. Liquids, fats and what seasons are apart. */
const substance: ReadonlySet<IngredientCategory> = new Set<IngredientCategory>([
  'Vegetables',
  'Fruit',
  'Meat',
  'Fish & Seafood',
  'Bakery',
  'Pasta, Rice & Grains',
  'Beans & Lentils',
  'Tins & Jars',
  'Nuts & Seeds',
  'Frozen',
])
/** Of those categories, and only what things are cooked or stirred in. */
const liquid = /(?:^|-)(?:stock|broth|dashi|juice|milk|cream|cube)(?:-|$)/u

/** The share of the heaviest that makes another thing main too: a stew is made of its beef and its potatoes. */
const nearlyAsMuch = 0.75
/** Grams in a serving: of less than that nothing is made. */
const leastOfServing = 30

function isSubstance({ id, category }: CatalogueIngredient, { tags }: CatalogueRecipe): boolean {
  // A cake is not made of the eggs that bind it.
  if (id === 'egg') return !tags.includes('baking')
  return substance.has(category) && !liquid.test(id)
}

/**
 * What a dish is made of, whatever its title says: the heaviest thing of its base, and what weighs nearly as much.
 *
 * @param grams of each line; null where nobody knows
 */
export function madeOf(
  recipe: CatalogueRecipe,
  grams: readonly (number | null)[],
  byId: ReadonlyMap<string, CatalogueIngredient>,
): ReadonlySet<string> {
  const weights = new Map<string, number>()
  for (const [place, { item, optional, use }] of recipe.ingredients.entries()) {
    const entry = byId.get(item)
    if (optional || use !== 'base' || entry === undefined || !isSubstance(entry, recipe)) continue
    weights.set(item, (weights.get(item) ?? 0) + (grams[place] ?? 0))
  }
  const most = Math.max(leastOfServing * recipe.servings, ...weights.values())
  return new Set(
    [...weights].flatMap(([item, weight]) => (weight >= most * nearlyAsMuch ? item : [])),
  )
}
