import { kindOfWords } from '#domain/drawing/dishes/kinds/kind-of-words.ts'
import type { DrawnDish } from '#domain/drawing/dishes/drawn-dish.ts'
import { lineageOf } from '#domain/ingredients/lineage.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { cuisines } from '#domain/recipes/kinds.ts'
import { derive } from '../derive.ts'
import type { Catalogue, CatalogueRecipe } from '../read.ts'
import type { CoverJob } from './pictures.ts'

/** The first of a recipe's cuisines that has a table of its own. */
function groundOf(cuisine: readonly string[]): DrawnDish['ground'] {
  return cuisine.flatMap((each) => cuisines.find((ground) => ground === each) ?? [])[0]
}

/** The kind of dish that a recipe's title tells, or else one of its tags. */
function kindOf({ title, tags }: CatalogueRecipe): string {
  const told = [title, ...tags].map(kindOfWords)
  return told.find((kind) => kind !== undefined) ?? 'unknown'
}

/** What is fried soft in most dishes, and then hardly seen. */
const alliums = ['onion', 'shallot', 'leek', 'yellow-onion', 'red-onion']

/** Whether a line's food is seen as it is: in what is not cooked, and where the title names it. */
function isSoftened(kinds: readonly string[], { title, tags }: CatalogueRecipe): boolean {
  const allium = kinds.find((kind) => alliums.includes(kind))
  if (allium === undefined) return false
  const isRaw = tags.some((tag) => tag === 'salad' || tag === 'no-cook')
  return !isRaw && !/onion|shallot|leek/i.test(title)
}

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
  const { slug, mealType, cover, ingredients } = recipe
  const { dish, unseen = [], ground = groundOf(recipe.cuisine), ...rest } = cover
  return {
    kind: dish ?? kindOf(recipe),
    meals: mealType,
    seed: slug,
    ...rest,
    ground,
    foods: ingredients
      .map(({ item }, index) => ({
        id: item,
        kinds: lineageOf(item, vocabulary),
        grams: grams[index] ?? null,
      }))
      .filter(({ id }) => !unseen.includes(id))
      .map((food) => ({ ...food, slot: isSoftened(food.kinds, recipe) ? 'allium' : '' })),
  }
}

/** What is drawn of each recipe of the catalogue. */
export function coversOf(catalogue: Catalogue, vocabulary: Vocabulary): CoverJob[] {
  const byId = new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))
  return catalogue.recipes.map((recipe) => {
    const { grams } = derive(recipe, byId, catalogue.facts)
    return { slug: recipe.slug, dish: drawnRecipe(recipe, grams, vocabulary) }
  })
}
