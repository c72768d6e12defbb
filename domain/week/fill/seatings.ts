import { answersOf } from '../../composing/among-recipes.ts'
import type { Composing } from '../../composing/compose.ts'
import { cardsOfKitchen } from '../../composing/dish-cards.ts'
import type { Packages } from '../../ingredients/packages.ts'
import { type Kitchen, prepareKitchen } from '../../matching/kitchen.ts'
import { rankRecipes } from '../../matching/rank.ts'
import { hasFacts } from '../../recipes/kitchen-facts.ts'
import { factsWithout } from '../../recipes/lacked.ts'
import type { RecipeCard } from '../../recipes/recipe.ts'
import type { RankedSeating } from '../solver/week-problem.ts'
import type { AskedWeek, TableAsked } from './asked-week.ts'

/** What the answer is found in. */
export interface Larder {
  cards: readonly RecipeCard[]
  composing: Composing
  packages: Packages
}

/** A table with all that it could cook. */
export interface Seated extends RankedSeating {
  eaters: TableAsked['eaters']
}

/** Of fewer for each meal there is little to choose from: then that counts too which uses nothing that is at home. */
const fewForEach = 3

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each))

/** Recipes and composed dishes as a kitchen meets them, in the order of the ranking, without what its equipment cannot do. */
function rankedFor(kitchen: Kitchen, { meals, equipped }: AskedWeek, larder: Larder) {
  const { composing, cards } = larder
  const { weightOf } = composing
  const needed = factsWithout(equipped.lacked ?? [])
  const doable = cards.filter(({ facts }) => hasFacts(facts, needed))
  const dishes = kitchen.owned.size === 0 ? [] : cardsOfKitchen(kitchen, composing, equipped)
  const answers = answersOf(doable, dishes, kitchen, 'ready-now', weightOf)
  if (answers.length >= fewForEach * meals.length) return answers
  const there = new Set(answers.map(({ recipe }) => recipe))
  const others = rankRecipes(doable, kitchen, 'ready-now', weightOf)
  return [...answers, ...others.filter(({ recipe }) => !there.has(recipe))]
}

/** Each table with its meals, those at which it may leave something, and what it could cook. */
export function seatingsOf(asked: AskedWeek, larder: Larder): Seated[] {
  const { vocabulary } = larder.composing
  const seated = (isSeated: (eaters: readonly string[]) => boolean) =>
    asked.meals.flatMap(({ meal, eaters }, place) =>
      isSeated(eaters) ? [{ place, mealType: meal }] : [],
    )
  return asked.tables.map(({ eaters, pantry, staples, rules }) => {
    const kitchen = prepareKitchen(pantry, staples, vocabulary, rules)
    return {
      eaters,
      kitchen,
      ranked: rankedFor(kitchen, asked, larder),
      meals: seated((each) => isSame(each, eaters)),
      againAt: seated((each) => each.every((person) => eaters.includes(person))),
    }
  })
}
