import { soonFrom } from '../pantry/shelf-life.ts'
import { isBeside, isMainMeal } from '../recipes/main-meal.ts'
import { bands, type RecipeMatch } from './match-recipe.ts'

export const rankingModes = ['ready-now', 'use-it-up', 'fewest-extras', 'quickest'] as const
export type RankingMode = (typeof rankingModes)[number]

/**
 * An order in two steps. The coarse one is what an index can answer at a million recipes: groups, and
 * within a group simple counts. The finer one is applied to windows of a group, of `windowSize` recipes
 * in coarse order each, so that it never has to look at all of them. Every list of measures is in ascending
 * order and `coarse` and `fine` end in the id: the same input always gives the same order.
 */
export interface Order<Match = RecipeMatch> {
  group: Measure<Match>
  coarse: readonly Measure<Match>[]
  fine: readonly Measure<Match>[]
}
export type Measure<Match = RecipeMatch> = (match: Match) => number

/** All that an order may look at which asks nothing of a kitchen. */
type Unmatched = Pick<RecipeMatch, 'recipe'>

export const windowSize = 200

/** From so many missing things on "fewest extras" makes no new group. */
const mostGroupedExtras = 4

const band: Measure = (match) => bands.indexOf(match.band)
const missed: Measure = (match) => match.missedIngredientCount
/** What lacks its main thing is nobody's next dinner: it stands behind all that lacks as much. */
const lacksMain: Measure = (match) => Number(match.lacksMain)
const used: Measure = (match) => -match.usedIngredientCount
const popularity: Measure<Unmatched> = (match) => -match.recipe.reviewCount
/** What each thing of the pantry that a dish uses is worth beside its credit, and how many of them count. */
const worthOfUse = 1_200
const mostUsesThatCount = 9
/** How well a dish fits a kitchen: how far its needs are met, and how much of the kitchen it uses. */
const fit: Measure = ({ credit, usedIngredientCount }) =>
  -(credit + worthOfUse * Math.min(usedIngredientCount, mostUsesThatCount))
/** What people name dinner stands before what goes beside or after it; where nothing is said it may be dinner. */
const besideMeals: Measure = ({ recipe: { mealType = [] } }) =>
  Number(mealType.some(isBeside) && !mealType.some(isMainMeal))
const urgency: Measure = (match) => -match.urgency
const rating: Measure<Unmatched> = (match) => -match.recipe.rating
const minutes: Measure<Unmatched> = (match) => match.recipe.readyInMinutes
const id: Measure<Unmatched> = (match) => match.recipe.id

const byCounts = [missed, lacksMain, used, popularity, id]
const byMinutes = [missed, lacksMain, minutes, used, popularity, id]

/** The orders that a cook chooses from. The database has the same in `private.measure` and `private.rank_window`. */
export const orders: Readonly<Record<RankingMode, Order>> = {
  /** What can be cooked now, then what is nearest to it; the best match first. */
  'ready-now': {
    group: band,
    coarse: byCounts,
    fine: [lacksMain, besideMeals, fit, urgency, rating, minutes, id],
  },
  /** What uses something that spoils soon, by band; then the rest, by band. */
  'use-it-up': {
    group: (match) => band(match) + (match.urgency >= soonFrom ? 0 : bands.length),
    coarse: byCounts,
    fine: [lacksMain, urgency, besideMeals, fit, rating, minutes, id],
  },
  /** Strictly by how many things are to be bought; a swap is none. */
  'fewest-extras': {
    group: (match) => Math.min(missed(match), mostGroupedExtras),
    coarse: byCounts,
    fine: [missed, lacksMain, besideMeals, fit, urgency, rating, minutes, id],
  },
  /** By band, the quickest first. */
  quickest: {
    group: band,
    coarse: byMinutes,
    fine: [lacksMain, minutes, besideMeals, fit, urgency, rating, id],
  },
}

const everything: Measure<Unmatched> = () => 0

/** Without a pantry nothing is nearer than anything else: the popular ones, or the quickest. */
export function browsingOrder(mode: RankingMode): Order<Unmatched> {
  if (mode === 'quickest') {
    return { group: everything, coarse: [minutes, popularity, id], fine: [minutes, rating, id] }
  }
  return { group: everything, coarse: [popularity, id], fine: [rating, minutes, id] }
}

/**
 * The matches by the first measure in which two of them differ. Each is measured once, not anew with each comparison, into one
 * row of numbers after the other: a ranking compares some ten thousand times.
 */
export function inOrderBy<Match>(
  matches: readonly Match[],
  measures: readonly Measure<Match>[],
): Match[] {
  const width = measures.length
  const values = new Float64Array(matches.length * width)
  let end = 0
  for (const match of matches) for (const measure of measures) values[end++] = measure(match)
  const places = Array.from(matches.keys())
  places.sort((left, right) => {
    const [start, other] = [left * width, right * width]
    for (let at = 0; at < width; at++) {
      const difference = (values[start + at] ?? 0) - (values[other + at] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  })
  return places.flatMap((place) => matches[place] ?? [])
}
