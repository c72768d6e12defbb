import type { Kitchen } from './kitchen.ts'
import { leaveOut, lineUseOf, withUses, type AskedNeed } from './leave-out.ts'
import { isChange, isMissed, isUsed, matchNeed, type Need, type NeedMatch } from './need.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { lineUses } from '../recipes/line-use.ts'
import { namedIn, needWeight, type WeightOf } from './weights.ts'

/** The second one is headed "Ready with a change". It keeps its id, which open tabs and stored lists know. */
export const bands = ['ready', 'ready-with-swaps', 'missing-1', 'missing-2-3', 'explore'] as const
export type Band = (typeof bands)[number]

/** What matching must know of a recipe. */
export interface MatchableRecipe {
  id: number
  title: string
  /** As the catalogue has it, in English, where `title` is a translation: matching and whatever else reads titles by rule reads this one. */
  writtenTitle?: string
  needs: readonly Need[]
  /** 0–5; 0 where nobody rated it. */
  rating: number
  /** How many cooks rated it: how popular it is. */
  reviewCount: number
  readyInMinutes: number
  /** Which meals it is for; nothing where nobody says. */
  mealType?: readonly string[]
  /** How much sooner or later a cook would name it than what it is made of says, in weights of things (see weights.ts). */
  bias?: number
  /** Of what is composed: two of one form are one idea. */
  form?: string
}

export interface RecipeMatch<Recipe extends MatchableRecipe = MatchableRecipe> {
  recipe: Recipe
  /** One per distinct ingredient, in the order of the recipe. */
  needs: readonly NeedMatch[]
  band: Band
  usedIngredientCount: number
  missedIngredientCount: number
  /** Little is missing, and something that the title names or that the dish is made of is among it. */
  lacksMain: boolean
  /** 0–10,000: weighted share of the needs that are met; assumed and optional ones stand outside. */
  credit: number
  /** 0–100: how soon the first of what it uses spoils. */
  urgency: number
}

const fullCredit = 10_000
/** So much may be missing of what is near: beyond it nobody asks what. */
const littleMissing = 3

/** Of two lines of one ingredient the one that asks more of a kitchen: optional ones ask nothing. */
function asksMore(need: Need, earlier: Need): boolean {
  const rank = (each: Need) => (each.optional ? lineUses.length : lineUses.indexOf(lineUseOf(each)))
  return rank(need) < rank(earlier)
}

/** Two lines of one need as one: main where one of them is, and in no context where they disagree. */
function asOne(need: Need, other: Need): Need {
  const one = other.isMain === true ? { ...need, isMain: true } : need
  if (need.contexts?.join('|') === other.contexts?.join('|')) return one
  const { contexts: _, ...unplaced } = one
  return unplaced
}

/**
 * One need per distinct ingredient: butter in two lines is one need, and it is optional only where
 * every line says so. It is known to be used in a context only where its lines say the same of that. Lines that
 * could not be resolved stay apart.
 */
function distinctNeeds(needs: readonly Need[]): Need[] {
  const byIngredient = new Map<string | number, Need>()
  for (const [index, need] of needs.entries()) {
    const key = need.ingredient ?? index
    const earlier = byIngredient.get(key)
    if (earlier === undefined) byIngredient.set(key, need)
    else
      byIngredient.set(key, asksMore(need, earlier) ? asOne(need, earlier) : asOne(earlier, need))
  }
  return [...byIngredient.values()]
}

type Lines = Pick<MatchableRecipe, 'title' | 'writtenTitle' | 'needs'>

/** What no pantry changes in a recipe. */
interface PreparedNeeds {
  vocabulary: Vocabulary
  /** One per distinct ingredient. */
  needs: readonly AskedNeed[]
  /** Whether any of them can be left out: of most recipes none can. */
  hasUses: boolean
}

/** Recipes are matched anew with each change of a pantry: what stays is worked out once. A changed recipe is another object. */
const preparedNeeds = new WeakMap<MatchableRecipe, PreparedNeeds>()

function prepareNeeds(lines: Lines, vocabulary: Vocabulary): PreparedNeeds {
  const { title, writtenTitle, needs: written } = lines
  const isNamed = namedIn(writtenTitle ?? title, vocabulary)
  const needs = withUses(
    distinctNeeds(written).map((need) => ({
      need,
      isEssential: need.ingredient !== null && (need.isMain === true || isNamed(need.ingredient)),
    })),
  )
  return { vocabulary, needs, hasUses: needs.some(({ need }) => lineUseOf(need) !== 'base') }
}

function needsOf(recipe: MatchableRecipe, vocabulary: Vocabulary): PreparedNeeds {
  const known = preparedNeeds.get(recipe)
  if (known?.vocabulary === vocabulary) return known
  const prepared = prepareNeeds(recipe, vocabulary)
  preparedNeeds.set(recipe, prepared)
  return prepared
}

function bandOf(missed: number, needs: readonly NeedMatch[]): Band {
  if (missed === 0) {
    return needs.some(({ state }) => isChange(state)) ? 'ready-with-swaps' : 'ready'
  }
  if (missed === 1) return 'missing-1'
  return missed <= littleMissing ? 'missing-2-3' : 'explore'
}

/** How a kitchen meets each need of a recipe, and what the dish goes without. */
function matchNeeds({ needs, hasUses }: PreparedNeeds, kitchen: Kitchen): readonly NeedMatch[] {
  const matches = needs.map(({ need }) => matchNeed(need, kitchen))
  return hasUses ? leaveOut(matches, kitchen.vocabulary) : matches
}

/**
 * Matches one recipe. What is left out counts against its credit, as what is missing does, and not among the
 * missed ones; what is believed to be there counts for a part, and is neither used nor missed. An unread line counts among the missed ones: a half-parsed recipe never looks ready.
 * `weightOf` says how much a need counts (see `rarityWeights`); 1 each where nothing is given.
 */
export function matchRecipe<Recipe extends MatchableRecipe>(
  recipe: Recipe,
  kitchen: Kitchen,
  weightOf: WeightOf = () => 1,
): RecipeMatch<Recipe> {
  const prepared = needsOf(recipe, kitchen.vocabulary)
  const needs = matchNeeds(prepared, kitchen)
  let used = 0
  let missed = 0
  let weight = 0
  let gained = 0
  let urgency = 0
  let lacksMain = false
  for (const [index, { need, isEssential }] of prepared.needs.entries()) {
    const match = needs[index]
    if (match === undefined) continue
    if (isUsed(match.state)) used++
    else if (isMissed(match.state)) {
      missed++
      lacksMain ||= isEssential
    } else if (match.state !== 'left-out' && match.state !== 'believed') continue
    const counts = needWeight(need.ingredient, isEssential, weightOf)
    weight += counts
    gained += counts * match.credit
    urgency = Math.max(urgency, match.urgency)
  }
  return {
    recipe,
    needs,
    band: bandOf(missed, needs),
    usedIngredientCount: used,
    missedIngredientCount: missed,
    lacksMain: lacksMain && missed <= littleMissing,
    credit: weight === 0 ? fullCredit : Math.floor((gained * 100) / weight),
    urgency,
  }
}

/**
 * How a kitchen meets each line of a recipe, one for each, in their order: what the dish goes without is left out
 * of every line that asks for it.
 */
export function matchLines(recipe: Lines, kitchen: Kitchen): NeedMatch[] {
  const matches = matchNeeds(prepareNeeds(recipe, kitchen.vocabulary), kitchen)
  const leftOut = new Map(
    matches.flatMap((match) =>
      match.state === 'left-out' ? [[match.need.ingredient, match] as const] : [],
    ),
  )
  return recipe.needs.map((need) => {
    const found = need.optional ? undefined : leftOut.get(need.ingredient)
    return found === undefined ? matchNeed(need, kitchen) : { ...found, need }
  })
}
