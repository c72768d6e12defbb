import { kindOfWords } from '../../drawing/dishes/kinds/kind-of-words.ts'
import type { DrawnDish } from '../../drawing/dishes/drawn-dish.ts'
import { lineageOf } from '../../ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '../../ingredients/vocabulary.ts'
import { cuisines } from '../kinds.ts'

/** What is known of a recipe that tells how its dish looks. */
export interface RecipeToDraw {
  title: string
  tags: readonly string[]
  cuisine: readonly string[]
  mealType: readonly string[]
  /** The same seed draws the same picture. */
  seed: string
  foods: readonly { id: IngredientId; grams: number | null }[]
}

/** The first of a recipe's cuisines that has a table of its own. */
function groundOf(cuisine: readonly string[]): DrawnDish['ground'] {
  return cuisine.flatMap((each) => cuisines.find((ground) => ground === each) ?? [])[0]
}

/** The kind of dish that a recipe's title tells, or else one of its tags. */
function kindOf({ title, tags }: RecipeToDraw): string {
  const told = [title, ...tags].map(kindOfWords)
  return told.find((kind) => kind !== undefined) ?? 'unknown'
}

/** What is fried soft in most dishes, and then hardly seen. */
const alliums = ['onion', 'shallot', 'leek', 'yellow-onion', 'red-onion']

/** Whether a line's food was fried soft: it is seen in what is not cooked, and where the title names it. */
function isSoftened(kinds: readonly string[], { title, tags }: RecipeToDraw): boolean {
  const allium = kinds.find((kind) => alliums.includes(kind))
  if (allium === undefined) return false
  const isRaw = tags.some((tag) => tag === 'salad' || tag === 'no-cook')
  return !isRaw && !/onion|shallot|leek/i.test(title)
}

/** The dish that a recipe's title tells, out of its ingredients. */
export function dishOfRecipe(
  recipe: RecipeToDraw,
  vocabulary: Pick<Vocabulary, 'ingredients'>,
): DrawnDish {
  const foods = recipe.foods.map((food) => ({ ...food, kinds: lineageOf(food.id, vocabulary) }))
  return {
    kind: kindOf(recipe),
    meals: recipe.mealType,
    seed: recipe.seed,
    ground: groundOf(recipe.cuisine),
    foods: foods.map(({ id, kinds, grams }) => {
      const slot = isSoftened(kinds, recipe) ? 'allium' : ''
      return { id, kinds, grams, slot }
    }),
  }
}
