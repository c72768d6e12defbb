import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { Band, RecipeMatch } from '../matching/match-recipe.ts'
import { allCuisines, difficulties, mealTypes, seasons } from '../recipes/kinds.ts'
import { dishFacts } from '../recipes/kitchen-facts.ts'
import { wholeListing, type ListingQuery } from '../recipes/listing.ts'
import type { RecipeCard } from '../recipes/recipe.ts'
import { narrowed } from './list-for-kitchen.ts'

type Match = RecipeMatch<RecipeCard>
type Part = Partial<ListingQuery>

/** How many there are in each band that has any. */
export function bandsIn(matches: readonly RecipeMatch[]): Partial<Record<Band, number>> {
  const counts: Partial<Record<Band, number>> = {}
  for (const { band } of matches) counts[band] = (counts[band] ?? 0) + 1
  return counts
}

/** Of one list the options, and what of a query it is itself: of several where one is enough, choosing another adds. */
interface Facet {
  open: Part
  options: readonly (readonly [option: string, asks: Part])[]
}

const each = <Option extends string | number | boolean>(
  options: readonly Option[],
  asks: (option: Option) => Part,
): Facet['options'] => options.map((option) => [String(option), asks(option)])

/** Without a diet, a thing to avoid or a tool other dishes are composed: how many there would be is not known before. */
const facets: Readonly<Record<string, Facet>> = {
  cuisines: { open: { cuisines: [] }, options: each(allCuisines, (one) => ({ cuisines: [one] })) },
  meals: { open: { meals: [] }, options: each(mealTypes, (one) => ({ meals: [one] })) },
  difficulties: {
    open: { difficulties: [] },
    options: each(difficulties, (one) => ({ difficulties: [one] })),
  },
  seasons: { open: { seasons: [] }, options: each(seasons, (one) => ({ seasons: [one] })) },
  minutes: {
    open: { maxMinutes: null },
    options: each([15, 30, 60], (maxMinutes) => ({ maxMinutes })),
  },
  ratings: { open: { minRating: null }, options: each([3, 4], (minRating) => ({ minRating })) },
  premium: { open: { premium: null }, options: each([true, false], (premium) => ({ premium })) },
  facts: { open: {}, options: each(dishFacts, (fact) => ({ facts: [fact] })) },
}

/** Beside each option of a list how many have it and all else that is asked for, as `public.count_recipes` counts. */
export function facetsForKitchen(
  cookable: readonly Match[],
  query: ListingQuery,
  vocabulary: Vocabulary | undefined,
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(facets).map(([list, { open, options }]) => {
      const others = narrowed(cookable, { ...query, ...open }, vocabulary)
      const counts = options.map(([option, asks]) => [
        option,
        narrowed(others, { ...wholeListing, ...asks }, vocabulary).length,
      ])
      return [list, Object.fromEntries(counts)]
    }),
  )
}
