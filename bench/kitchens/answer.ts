/** The one file here that knows of domain/matching: what it gains (leave-outs, belief, forms) comes in here. */
import { beliefsOf } from '#domain/belief/believe.ts'
import { withLikely } from '#domain/belief/with-likely.ts'
import { answersOf } from '#domain/composing/among-recipes.ts'
import { isDish } from '#domain/composing/is-dish.ts'
import { composeDishes } from '#domain/composing/compose.ts'
import { dishAddress } from '#domain/composing/dish-address.ts'
import { toDishCard } from '#domain/composing/dish-card.ts'
import { spreadForms } from '#domain/composing/spread-forms.ts'
import { dietarySettingsFrom } from '#domain/dietary-settings.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { type Kitchen, prepareKitchen } from '#domain/matching/kitchen.ts'
import type { NeedMatch } from '#domain/matching/need.ts'
import { pathTo } from '#domain/matching/path.ts'
import { swapFor } from '#domain/matching/swaps.ts'
import { tonightFirst } from '#domain/matching/tonight.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import { pantryEntries } from '#domain/pantry/pantry-entries.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { noRules, rulesOf, suitsDiet } from '#domain/recipes/suits-diet.ts'
import type { Belief } from './brier.ts'
import type { Recipes } from './catalogue.ts'
import type { Household } from './household.ts'
import { mainOf } from './main-of.ts'
import { today, typedPantry } from './pantry.ts'
import type { Part } from './parts.ts'

/** One dish that a kitchen is offered, as it would be cooked there. */
export interface Dish {
  title: string
  /** Nothing is to be bought, if all that is assumed is there. */
  isReady: boolean
  /** What is taken for granted, and whether this home has it. */
  assumed: readonly { id: IngredientId; isAtHome: boolean }[]
  /** Everything that ends up in it, after swaps; null for a line that nobody could read. */
  foods: readonly (IngredientId | null)[]
  /** Diets that it is stated to keep to. */
  diets: readonly string[]
  main: string
}

export interface Answer {
  /** Things that were typed. */
  size: number
  /** Best first; only those that use something of the kitchen. */
  dishes: readonly Dish[]
  /** How likely each basic was taken to be at home of which nothing was typed. Empty where no cupboard is named. */
  beliefs: readonly Belief[]
}

/** The swap that meets a need, with what is at home or with what is only likely. */
function swapIn({ need, state }: Pick<NeedMatch, 'need' | 'state'>, kitchen: Kitchen) {
  if (need.ingredient === null) return undefined
  if (state === 'swap') return swapFor(need, kitchen.swaps)
  const isTheThing = kitchen.believed.has(need.ingredient)
  return state === 'believed' && !isTheThing ? swapFor(need, kitchen.likelySwaps) : undefined
}

/** What is eaten where a line asks for something: what it is met by, and else the thing itself. */
function foodsOf({ need, state, via }: NeedMatch, kitchen: Kitchen): (IngredientId | null)[] {
  if (need.ingredient === null) return [null]
  const foods = [...via, ...(swapIn({ need, state }, kitchen)?.uses ?? [])]
  return foods.length === 0 ? [need.ingredient] : foods
}

/** The diets that are stated of a recipe and of every swap in it. */
function dietsWith(diets: readonly string[], needs: readonly NeedMatch[], kitchen: Kitchen) {
  const taken = needs.flatMap((need) => swapIn(need, kitchen) ?? [])
  return diets.filter((diet) => taken.every((swap) => swap.diets.includes(diet)))
}

function takenForGranted({
  need: { ingredient: id },
  state,
  via,
}: NeedMatch): readonly IngredientId[] {
  if (state === 'believed') return via
  return state === 'assumed' && id !== null ? [id] : []
}

/** A recipe of which every line is a condition. */
function withoutUses<Card extends RecipeCard>(card: Card): Card {
  return { ...card, needs: card.needs.map((need) => ({ ...need, use: 'base' })) }
}

/** What a composed dish is mainly of. */
function mainOfDish({ title, needs }: RecipeCard, vocabulary: Vocabulary): string {
  return mainOf(
    { title, needs: needs.flatMap(({ ingredient }) => ingredient ?? []), otherwise: title },
    vocabulary,
  )
}

/** Answers a household as its home page would: its settings, the usual staples, the order "ready now". */
export function answerTo(
  household: Household,
  { vocabulary, cards, mains, composing }: Recipes,
  without: ReadonlySet<Part> = new Set(),
): Answer {
  const checked = (ids: readonly string[]) => ids.map((id) => ({ id, checked: true }))
  const { preferences, restrictions } = household.settings
  const settings = dietarySettingsFrom({
    preferences: checked(preferences),
    restrictions: checked(restrictions),
    otherRestrictions: checked(restrictions),
  })
  const { items, typed } = typedPantry(household.items, vocabulary)
  const entries = pantryEntries(items, vocabulary, today)
  const rules = rulesOf(settings)
  const stated = without.has('belief')
    ? entries
    : withLikely(entries, usualStaples, vocabulary, rules)
  const kitchen = prepareKitchen(stated, usualStaples, vocabulary, rules)
  const cupboard = typedPantry(household.cupboard ?? '', vocabulary).items
  const wholeHome = [...entries, ...pantryEntries(cupboard, vocabulary, today)]
  const home = prepareKitchen(wholeHome, [], vocabulary, noRules)
  const isAtHome = (id: IngredientId) => pathTo(id, home).state === 'have'
  const dishCards =
    composing === undefined || without.has('forms')
      ? []
      : composeDishes(kitchen, composing).map((dish, index) => {
          const address = dishAddress(dish.composition)
          return toDishCard(dish, { id: -1 - index, address, image: '' }, kitchen, composing)
        })
  const suitable = cards.filter((card) => suitsDiet(card, settings))
  const weightOf = rarityWeights(cards)
  const [recipes, composed] = without.has('leave-outs')
    ? [suitable.map(withoutUses), dishCards.map(withoutUses)]
    : [suitable, dishCards]
  const answers = answersOf(recipes, composed, kitchen, 'ready-now', weightOf)
  const ranked = spreadForms(tonightFirst(answers, weightOf).ranked)
  const dishes = ranked.map(({ recipe, band, needs }): Dish => ({
    title: recipe.title,
    isReady: band === 'ready' || band === 'ready-with-swaps',
    assumed: needs.flatMap((match) =>
      takenForGranted(match).map((id) => ({ id, isAtHome: isAtHome(id) })),
    ),
    foods: needs.flatMap((need) => foodsOf(need, kitchen)),
    diets: dietsWith(recipe.diets, needs, kitchen),
    main: isDish(recipe) ? mainOfDish(recipe, vocabulary) : (mains.get(recipe.id) ?? recipe.title),
  }))
  const isJudged = household.cupboard !== null && !without.has('belief')
  const believed = isJudged ? beliefsOf(entries, usualStaples, vocabulary, rules) : []
  const beliefs = believed.map(({ ingredient: id, probability }) => ({
    id,
    probability,
    isAtHome: isAtHome(id),
  }))
  return { size: typed, dishes, beliefs }
}
