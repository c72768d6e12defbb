import { thingsAt } from '#domain/composing/things-at.ts'
import { contentsOf } from '#domain/ingredients/contents.ts'
import { nameMissing } from '#domain/ingredients/names.ts'
import type { Ingredient, IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { isMissed, isUsed } from '#domain/matching/need.ts'
import { coverToDraw } from '#domain/recipes/cover/cover-to-draw.ts'
import { dietConflicts } from '#domain/recipes/diet-conflicts.ts'
import { diets } from '#domain/recipes/diets.ts'
import { isStated } from '#domain/recipes/is-stated.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import type { RuleSettings } from '#domain/recipes/suits-diet.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { rememberedMatch } from '#web/features/recipes/match/remembered-match.ts'
import { addressOfMeal } from '../kitchen/address-of-meal.ts'

/** A planned meal with what the screen shows of it. */
export interface ShownMeal {
  meal: PlannedMeal
  /** As the recipe is called in this language; as it was called then, where it is not there. */
  title: string
  /** Where it is read how to cook it. */
  to: string | null
  image: string | null
  minutes: number | null
  /** How many servings it is where nobody said how many; null for what is no food. */
  usualServings: number | null
  /** What it takes of the things at home that spoil within a week, the first to spoil first. */
  uses: readonly IngredientId[]
  /** What is not at home, by name. */
  missing: readonly string[]
  /** What speaks against it for who eats; null where that is not known yet, or nobody cooks it. */
  conflicts: ReturnType<typeof dietConflicts> | null
}

/** What is known here to say of meals. */
export interface Knowledge {
  cards: ReadonlyMap<string, RecipeCard>
  vocabulary: Vocabulary | undefined
  kitchen: Kitchen | undefined
  settingsOf: (meal: PlannedMeal) => RuleSettings | undefined
}

/** What is told to be used is gone within so many days if it is not. */
const spoilingDays = 7

/** What is cooked on its day. */
export const isCookable = ({ kind }: PlannedMeal) => kind === 'recipe' || kind === 'dish'
/** What is food at home: cooked, or left over. */
export const isEatable = (meal: PlannedMeal) => isCookable(meal) || meal.kind === 'leftovers'

/** The first to spoil first. */
function spoilingOf(ids: readonly IngredientId[], kitchen: Kitchen): IngredientId[] {
  const left = (id: IngredientId) => kitchen.daysLeft.get(id) ?? Infinity
  return [...new Set(ids)]
    .filter((id) => left(id) <= spoilingDays)
    .toSorted((one, other) => left(one) - left(other))
}

function inKitchen(card: RecipeCard | undefined, foods: readonly IngredientId[], known: Knowledge) {
  const { kitchen, vocabulary } = known
  if (kitchen === undefined) return { uses: [], missing: [] }
  if (card === undefined) {
    const isThere = (id: IngredientId) =>
      kitchen.meets.has(id) || kitchen.assumed.has(id) || kitchen.believed.has(id)
    return {
      uses: spoilingOf(foods, kitchen),
      missing: foods.filter((id) => !isThere(id)).map((id) => nameMissing(id, vocabulary)),
    }
  }
  const { needs } = rememberedMatch(card, kitchen)
  return {
    uses: spoilingOf(
      needs.flatMap(({ state, via }) => (isUsed(state) ? via : [])),
      kitchen,
    ),
    missing: needs.flatMap(({ state, need }) =>
      isMissed(state)
        ? need.ingredient === null
          ? need.text
          : nameMissing(need.ingredient, vocabulary)
        : [],
    ),
  }
}

const unknownFood: Pick<Ingredient, 'freeOf' | 'diets'> = { freeOf: [], diets: [] }

/** What is known of a dish by what it is put together from: what one of its foods may hold, it may hold. */
function factsOfFoods(ids: readonly IngredientId[], vocabulary: Vocabulary) {
  const foods = ids.map((id) => vocabulary.ingredients.get(id) ?? unknownFood)
  return {
    ...contentsOf(foods.map(({ freeOf }) => ({ freeOf, contains: [] }))),
    diets: diets.filter((diet) => foods.every((food) => food.diets.includes(diet))),
  }
}

/** A meal as it stands on the screen. */
export function shownMeal(meal: PlannedMeal, known: Knowledge): ShownMeal {
  const card = meal.recipeId === null ? undefined : known.cards.get(String(meal.recipeId))
  const foods = meal.dishAddress === null ? [] : thingsAt(meal.dishAddress)
  const settings = known.settingsOf(meal)
  const facts =
    card ??
    (meal.dishAddress === null || known.vocabulary === undefined
      ? undefined
      : factsOfFoods(foods, known.vocabulary))
  const isAhead = meal.cookedAt === null && isCookable(meal)
  return {
    meal,
    title: card?.title ?? meal.title,
    to: addressOfMeal(meal),
    image:
      card?.image ??
      (meal.dishAddress === null
        ? null
        : coverToDraw(
            { id: null, title: meal.title },
            foods.map((ingredient) => ({ ingredient })),
          )),
    minutes: card !== undefined && isStated(card, 'ready_in_minutes') ? card.readyInMinutes : null,
    usualServings: isEatable(meal) ? (meal.servings ?? card?.servings ?? 1) : null,
    ...(isAhead ? inKitchen(card, foods, known) : { uses: [], missing: [] }),
    conflicts:
      facts === undefined || settings === undefined ? null : dietConflicts(facts, settings),
  }
}
