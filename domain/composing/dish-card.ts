import { contentsOf } from '../ingredients/contents.ts'
import { nameInEnglish } from '../ingredients/names.ts'
import { avoidable, type Vocabulary } from '../ingredients/vocabulary.ts'
import type { Kitchen } from '../matching/kitchen.ts'
import type { Need } from '../matching/need.ts'
import type { RecipeCard } from '../recipes/recipe.ts'
import { type DietId, diets } from '../recipes/diets.ts'
import { factsOfWritten } from '../recipes/facts-of-written.ts'
import type { Dish, DishLine, Writing } from './dish.ts'
import { dietsByAmountOf } from './nutrition-of-dish.ts'
import { gramsOf } from './measure.ts'

/** What a list shows of a composed dish. */
export interface DishCard extends RecipeCard {
  /** Where it is read. */
  address: string
  form: string
  /** Why each thing goes in, in sentences; not there where nobody asks. */
  reasons?: readonly string[]
}

/**
 * What it is known to hold no trace of the law's words for, and its diets: those that each of its foods keeps to, and those
 * that its amounts keep.
 */
export function factsOf(dish: Dish, known: Pick<Writing, 'foods' | 'vocabulary'>) {
  const { ingredients } = known.vocabulary
  const foods = dish.lines.flatMap(({ ingredient }) => ingredients.get(ingredient) ?? [])
  const isKnown = foods.length === dish.lines.length && foods.length > 0
  const { freeOf } = contentsOf(foods.map((food) => ({ freeOf: food.freeOf, contains: [] })))
  const byAmount = dietsByAmountOf(dish, known)
  const isKept = (diet: DietId) =>
    byAmount.includes(diet) || foods.every((food) => food.diets.includes(diet))
  return {
    // The browser's vocabulary says what a food is free of; what is left is in it, or nobody knows.
    contains: [],
    freeOf: isKnown ? avoidable.filter((each) => freeOf.includes(each)) : [],
    diets: isKnown ? diets.filter(isKept) : [],
  }
}

/** What may stay out of a dish and is not said to be at home is there "if you like". */
function needOf(
  { ingredient, amount, use, isOptional }: DishLine,
  vocabulary: Vocabulary,
  isMain: boolean,
  isOwned: boolean,
): Need {
  const grams = gramsOf(amount)
  const measure =
    amount?.unit === 'piece' ? `${amount.amount}` : grams === null ? null : `${grams}g`
  return {
    ingredient,
    text: nameInEnglish(ingredient, vocabulary),
    optional: isOptional && !isOwned,
    ...(use !== 'base' && { use }),
    ...(isMain && { isMain }),
    ...(measure !== null && { measure }),
  }
}

/** In weights of things. Chosen on the even half of bench/kitchens. */
const bias = { named: 0, plain: -2, generic: -8 }

/** A dish that people know by its name stands beside recipes; one that is made of anything comes last. */
function biasOf({ isNamed, form }: Dish): number {
  if (form.isGeneric) return bias.generic
  return isNamed ? bias.named : bias.plain
}

/**
 * A card of a composed dish, to be ranked among recipes.
 *
 * @param id a number that no recipe has: a negative one
 */
export function toDishCard(
  dish: Dish,
  { id, address, image }: { id: number; address: string; image: string },
  { owned }: Pick<Kitchen, 'owned'>,
  known: Pick<Writing, 'foods' | 'vocabulary' | 'told'>,
): DishCard {
  const [lead] = dish.form.slots
  const words = known.told?.words(dish) ?? dish
  return {
    id,
    address,
    form: dish.form.id,
    slug: null,
    title: words.title,
    ...(words !== dish && { writtenTitle: dish.title }),
    image,
    servings: dish.servings,
    readyInMinutes: dish.minutes.total,
    difficulty: 'easy',
    cuisine: [],
    mealType: dish.form.meals,
    season: [],
    tags: dish.form.tags,
    isPremium: false,
    rating: 0,
    reviewCount: 0,
    ...factsOf(dish, known),
    facts: factsOfWritten(
      { ...dish, foods: dish.lines.map(({ ingredient }) => ingredient) },
      dish.form.equipment,
    ),
    bias: biasOf(dish),
    needs: dish.lines.map((line) =>
      needOf(line, known.vocabulary, line.slot === lead?.name, owned.has(line.ingredient)),
    ),
  }
}
