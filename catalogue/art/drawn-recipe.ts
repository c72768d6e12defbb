import type { DrawnDish } from '#domain/drawing/dishes/drawn-dish.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { dishOfRecipe } from '#domain/recipes/cover/dish-of-recipe.ts'
import { derive } from '../derive.ts'
import type { Catalogue, CatalogueRecipe } from '../read.ts'
import type { CoverJob } from './pictures.ts'

/**
 * What is drawn of a recipe: the dish that its title tells, out of its ingredients, unless its file says another.
 *
 * @param grams of each line, as far as they are known
 */
export function drawnRecipe(
  recipe: CatalogueRecipe,
  grams: readonly (number | null)[],
  vocabulary: Pick<Vocabulary, 'ingredients'>,
): DrawnDish {
  const { slug, cover, ingredients } = recipe
  const { dish, unseen = [], ...rest } = cover
  const foods = ingredients
    .map(({ item }, index) => ({ id: item, grams: grams[index] ?? null }))
    .filter(({ id }) => !unseen.includes(id))
  const drawn = dishOfRecipe({ ...recipe, seed: slug, foods }, vocabulary)
  return { ...drawn, ...(dish !== undefined && { kind: dish }), ...rest }
}

/** What is drawn of each recipe of the catalogue. */
export function coversOf(catalogue: Catalogue, vocabulary: Vocabulary): CoverJob[] {
  const byId = new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))
  return catalogue.recipes.map((recipe) => {
    const { grams } = derive(recipe, byId, catalogue.facts)
    return { slug: recipe.slug, dish: drawnRecipe(recipe, grams, vocabulary) }
  })
}
