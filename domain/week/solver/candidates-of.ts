import { lineageOf } from '../../ingredients/lineage.ts'
import type { Packages } from '../../ingredients/packages.ts'
import { swappedMeasure } from '../../ingredients/swapped-measure.ts'
import type { IngredientId } from '../../ingredients/vocabulary.ts'
import type { Kitchen } from '../../matching/kitchen.ts'
import type { RecipeMatch } from '../../matching/match-recipe.ts'
import { isUsed, type Need, type NeedMatch } from '../../matching/need.ts'
import { quickTransforms } from '../../matching/sources.ts'
import { swapFor } from '../../matching/swaps.ts'
import { inUnit, weightsOfOne } from '../../pantry/in-unit.ts'
import { hasFacts } from '../../recipes/kitchen-facts.ts'
import { isMainMeal } from '../../recipes/main-meal.ts'
import type { RecipeCard } from '../../recipes/recipe.ts'
import { keepsRules } from '../../recipes/suits-diet.ts'
import { listedBy } from '../../matching/listed-by.ts'
import type { Candidate, Taken } from './problem.ts'
import type { Stocks } from './ways.ts'
import { countsFor, type WeekWish } from './wish.ts'

type Match = RecipeMatch<RecipeCard>

/** A meal by its place in the problem, with the word that recipes have for it. */
export interface SeatedMeal {
  place: number
  mealType: string
}

/** For whom and when: meals with the same people, whose rules are those of the kitchen. */
export interface Seating {
  /** The kitchen by the rules of all who eat. */
  kitchen: Kitchen
  /** Their meals. */
  meals: readonly SeatedMeal[]
  /** Meals whose people are all among these, so that what is left suits them too. */
  againAt: readonly SeatedMeal[]
}

export interface Known {
  /** On which a plan draws: what else is at home is taken to be enough. */
  stocks: Stocks
  packages: Packages
  wishes: readonly WeekWish[]
}

/** So long keeps what is known to keep at all. */
const daysKept = 3

const measureOfCard = /^([\d.]+)([a-z]*)$/u

/** A measure of a card, in what is taken for its need; null where it says none. */
function measureIn({ ingredient, measure = '', contexts = [] }: Need) {
  const [, amount, unit = ''] = measureOfCard.exec(measure) ?? []
  if (amount === undefined) return null
  return { ingredient, amount: Number(amount), amountMax: null, unit: unit || 'piece', contexts }
}

/** Grams that one line takes of what meets it; null where that is not known. */
function gramsOfLine(
  line: Need,
  { state }: NeedMatch,
  thing: IngredientId,
  kitchen: Kitchen,
  packages: Packages,
): number | null {
  const measure = measureIn(line)
  if (measure === null || line.ingredient === null) return null
  const isMade = state === 'have' && !kitchen.meets.has(line.ingredient)
  if (isMade) return null
  const swap = state === 'swap' ? swapFor(line, kitchen.swaps) : undefined
  const taken = swap === undefined ? measure : swappedMeasure(measure, swap)
  if (taken.amount === null) return null
  return inUnit(taken.amount, taken.unit, 'g', weightsOfOne(thing, kitchen.vocabulary, packages))
}

/** Minutes: juice, crumbs and stock are made for a dish; nobody makes butter to save cream. */
const quickMaking = 10

/** Whether something at home goes into a dish as it is, or what is made of it is quick to make and not at home anyway. */
function goesIn(thing: IngredientId, { need: { ingredient }, state }: NeedMatch, kitchen: Kitchen) {
  const { meets, assumed, vocabulary } = kitchen
  if (state !== 'have' || ingredient === null || meets.has(ingredient)) return true
  if (assumed.has(ingredient)) return false
  return lineageOf(thing, vocabulary).some((origin) =>
    quickTransforms(vocabulary)
      .get(origin)
      ?.some(
        ({ to, takes }) => takes <= quickMaking && lineageOf(to, vocabulary).includes(ingredient),
      ),
  )
}

/** What needs come to, each thing once; of a thing of which one amount is not known, none is. */
function takenFor(
  needs: readonly NeedMatch[],
  thingsOf: (need: NeedMatch) => readonly IngredientId[],
  { recipe }: Match,
  kitchen: Kitchen,
  packages: Packages,
): Taken[] {
  const asked = needs.flatMap((need) => {
    const things = thingsOf(need)
    const lines = recipe.needs.filter(
      ({ ingredient, optional }) => ingredient === need.need.ingredient && !optional,
    )
    return things.map((thing) => {
      const grams = lines.map((line) =>
        things.length > 1 ? null : gramsOfLine(line, need, thing, kitchen, packages),
      )
      return { thing, grams }
    })
  })
  const byThing = listedBy(asked, ({ thing }) => [thing])
  return [...byThing].map(([thing, of]) => {
    const grams = of.flatMap((each) => each.grams)
    const sum = grams.reduce<number | null>(
      (all, each) => (all === null || each === null ? null : all + each),
      0,
    )
    return { thing, gramsEach: sum === null || grams.length === 0 ? null : sum / recipe.servings }
  })
}

/** What may not be served over and over: its main things by their most general kind, its cuisines, its form. */
function groupsOf({ recipe }: Match, { vocabulary }: Kitchen): string[] {
  const mains = recipe.needs.flatMap(({ ingredient, isMain }) =>
    ingredient === null || isMain !== true ? [] : (lineageOf(ingredient, vocabulary).at(-1) ?? []),
  )
  const cuisines = recipe.cuisine.map((cuisine) => `cuisine ${cuisine}`)
  const form = recipe.form === undefined ? [] : [`form ${recipe.form}`]
  return [...new Set(mains.map((id) => `main ${id}`)), ...cuisines, ...form]
}

/** What people name dinner may be lunch as well; where nothing is said it may be either. */
function isFor(recipe: RecipeCard, mealType: string): boolean {
  if (recipe.mealType.includes(mealType)) return true
  return isMainMeal(mealType) && (recipe.mealType.length === 0 || recipe.mealType.some(isMainMeal))
}

/** A dish as the solver takes it, wherever it may stand. What belongs to it and is optional is neither taken nor bought. */
export function candidateOf(
  match: Match,
  { meals, againAt }: Pick<Candidate, 'meals' | 'againAt'>,
  kitchen: Kitchen,
  { stocks, packages, wishes }: Known,
): Candidate {
  const { recipe, needs } = match
  const used = needs.filter(({ state }) => isUsed(state))
  const missing = needs.filter(({ state }) => state === 'missing')
  const drawnBy = (need: NeedMatch) =>
    need.via.filter((thing) => stocks.has(thing) && goesIn(thing, need, kitchen))
  const foodOf = ({ need: { ingredient } }: NeedMatch) => (ingredient === null ? [] : [ingredient])
  return {
    dish: `${recipe.id}`,
    meals,
    againAt,
    keepsDays: hasFacts(recipe.facts, ['keeps-3-days']) ? daysKept : 0,
    minutes: recipe.readyInMinutes,
    takes: takenFor(used, drawnBy, match, kitchen, packages),
    buys: takenFor(missing, foodOf, match, kitchen, packages),
    counts: wishes.filter((wish) => countsFor(wish, match, kitchen.vocabulary)).map(({ id }) => id),
    groups: groupsOf(match, kitchen),
  }
}

/**
 * What may be cooked for some meals, in the order of the ranking: only what is known to keep to the rules of all who eat
 * there, and of which every line was read.
 */
export function candidatesFor(
  ranked: readonly Match[],
  { kitchen, meals, againAt }: Seating,
  known: Known,
): Candidate[] {
  return ranked.flatMap((match): Candidate[] => {
    const { recipe, needs } = match
    const fitting = (of: readonly SeatedMeal[]) =>
      of.filter(({ mealType }) => isFor(recipe, mealType)).map(({ place }) => place)
    const places = fitting(meals)
    const isRead = needs.every(({ state }) => state !== 'unknown')
    if (places.length === 0 || !isRead || !keepsRules(recipe, kitchen.rules)) return []
    return [candidateOf(match, { meals: places, againAt: fitting(againAt) }, kitchen, known)]
  })
}
