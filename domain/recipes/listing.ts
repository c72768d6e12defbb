import type { Kitchen } from '../matching/kitchen.ts'
import { matchRecipe, type RecipeMatch } from '../matching/match-recipe.ts'
import { inOrderBy, type Measure } from '../matching/order.ts'
import { inBrowsingOrder, rankRecipes, type RankingMode, usesPantry } from '../matching/rank.ts'
import { anyRecipe, findRecipes, type RecipeQuery } from '../matching/recipe-query.ts'
import type { WeightOf } from '../matching/weights.ts'
import { correctedText, type KnownOfWords } from './correct-text.ts'
import { hasFacts, type RecipeFact } from './kitchen-facts.ts'
import type { RecipeCard } from './recipe.ts'

/** By what the pantry has, as the mode says; or whatever the pantry has. */
export const listingSorts = ['pantry', 'popular', 'rated', 'newest', 'quickest'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Whose recipes: everyone's, one's own, or those of the cooks that one follows. */
export const listingScopes = ['all', 'own', 'followed'] as const
export type ListingScope = (typeof listingScopes)[number]

/** How many things may be missing at most: what the bands tell apart. */
export const mostMissing = [0, 1, 3] as const
export type MostMissing = (typeof mostMissing)[number]

/** All that the list of recipes can be asked for. */
export interface ListingQuery extends RecipeQuery {
  scope: ListingScope
  /** Known to be all of these. */
  facts: readonly RecipeFact[]
  maxMissing: MostMissing | null
  /** What this kitchen can cook without shopping, with the dishes composed of it. */
  forKitchen: boolean
  sort: ListingSort
  mode: RankingMode
  /** Words that find nothing are left as they are. */
  exactText: boolean
}

/** Whether only a device can answer: it composes dishes, and they are nobody's own. */
export const isComposedFor = ({ forKitchen, scope }: ListingQuery): boolean =>
  forKitchen && scope === 'all'

export const wholeListing: ListingQuery = {
  ...anyRecipe,
  scope: 'all',
  facts: [],
  maxMissing: null,
  forKitchen: false,
  sort: 'pantry',
  mode: 'ready-now',
  exactText: false,
}

export interface Listing<Recipe extends RecipeCard = RecipeCard> {
  matches: RecipeMatch<Recipe>[]
  /** How many they are, also where only the first are matched. */
  total: number
  /** The text as it was read, where a word of it was replaced. */
  readAs: string | null
}

type Listed = Pick<RecipeMatch<RecipeCard>, 'recipe'>

const popularity: Measure<Listed> = ({ recipe }) => -recipe.reviewCount
const id: Measure<Listed> = ({ recipe }) => recipe.id

/** Orders that ask nothing of the pantry. Newer recipes have higher ids. */
const plainOrders: Readonly<Record<Exclude<ListingSort, 'pantry'>, readonly Measure<Listed>[]>> = {
  popular: [popularity, id],
  rated: [({ recipe }) => -Math.round(recipe.rating * 100), popularity, id],
  newest: [(match) => -id(match)],
  quickest: [({ recipe }) => recipe.readyInMinutes, popularity, id],
}

export type PlainSort = keyof typeof plainOrders

/** In an order that asks nothing of the pantry. */
export const inPlainOrder = <Match extends Listed>(
  matches: readonly Match[],
  sort: PlainSort,
): Match[] => inOrderBy(matches, plainOrders[sort])

export interface KnownForListing extends KnownOfWords {
  kitchen: Kitchen
  weightOf: WeightOf
  /** So many are shown: where their order asks nothing of a kitchen, no others are matched. */
  shown?: number
}

/**
 * What `public.search_recipes` answers, from the recipes that are at hand; those that use nothing of the
 * pantry stand last. The owner of a recipe is not known here, so `scope` is not looked at, and
 * `forKitchen` is answered by `listForKitchen`.
 */
export function listRecipes<Recipe extends RecipeCard>(
  recipes: readonly Recipe[],
  query: ListingQuery,
  { kitchen, vocabulary, phrases, weightOf, shown }: KnownForListing,
): Listing<Recipe> {
  const readAs = query.exactText
    ? null
    : correctedText(query.text, recipes, { vocabulary, phrases })
  const { facts, maxMissing, sort, mode } = query
  const asked = { ...query, text: readAs ?? query.text }
  const found = findRecipes(recipes, asked, vocabulary).filter((each) =>
    hasFacts(each.facts, facts),
  )
  const matched = (recipe: Recipe) => matchRecipe(recipe, kitchen, weightOf)
  if (maxMissing === null && (sort !== 'pantry' || kitchen.owned.size === 0)) {
    const ordered =
      sort === 'pantry'
        ? inBrowsingOrder(found, mode)
        : inPlainOrder(
            found.map((recipe) => ({ recipe })),
            sort,
          ).map(({ recipe }) => recipe)
    return { matches: ordered.slice(0, shown).map(matched), total: ordered.length, readAs }
  }
  const matches =
    sort === 'pantry'
      ? rankRecipes(found, kitchen, mode, weightOf)
      : inPlainOrder(found.map(matched), sort)
  if (maxMissing === null) return { matches, total: matches.length, readAs }
  // Of an empty kitchen nothing is made, not even by what is always there.
  const near = matches.filter(
    (match) =>
      kitchen.owned.size > 0 && match.missedIngredientCount <= maxMissing && usesPantry(match),
  )
  return { matches: near, total: near.length, readAs }
}
