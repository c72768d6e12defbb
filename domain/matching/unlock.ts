import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { isOffered, prepareKitchen, type Kitchen, type PantryEntry } from './kitchen.ts'
import { matchRecipe, type MatchableRecipe } from './match-recipe.ts'
import { isMissed } from './need.ts'
import { pathTo } from './path.ts'
import { isQuick } from './sources.ts'

/** A few things to get, and what can be cooked with them that cannot be cooked now. */
export interface Unlock {
  /** One to three, by key. */
  ingredients: readonly IngredientId[]
  /** Ids of the recipes that all of them together make ready: nothing missing, nothing to be confirmed. */
  recipes: readonly number[]
}

interface Gap {
  id: number
  /** What is missing, each once. */
  missing: readonly IngredientId[]
}

const mostThings = 3
/** Three things may close more than three gaps: a lemon is its juice and its zest. */
const mostMissing = 6
/** Of each size so many of the most promising sets are reckoned exactly. */
const reckonedOfEachSize = 12
const shownOfEachSize: readonly number[] = [3, 2, 1]

/** Recipes that are not far: with an unread line nobody can say what would make them ready. */
function gapsOf(recipes: readonly MatchableRecipe[], kitchen: Kitchen): Gap[] {
  return recipes.flatMap((recipe) => {
    const missed = matchRecipe(recipe, kitchen).needs.filter(({ state }) => isMissed(state))
    const missing = missed.flatMap(({ need }) => need.ingredient ?? [])
    const isNear = missed.length > 0 && missed.length <= mostMissing
    return isNear && missing.length === missed.length ? [{ id: recipe.id, missing }] : []
  })
}

/** A kitchen that has some things more. What is assumed in it stays so; ages do not matter here. */
function kitchenWith(kitchen: Kitchen, added: readonly IngredientId[]): Kitchen {
  const entry = (status: PantryEntry['status']) => (ingredient: IngredientId) => ({
    ingredient,
    status,
    ageDays: 0,
  })
  const pantry = [
    ...[...kitchen.owned, ...added].map(entry('have')),
    ...[...kitchen.runOut].map(entry('out')),
  ]
  const staples = [...kitchen.assumed].flatMap(([id, { staple, made }]) =>
    id === staple && !made ? [id] : [],
  )
  return prepareKitchen(pantry, staples, kitchen.vocabulary, kitchen.rules)
}

/** What yields each thing: a lemon its juice. */
function sourcesOf({ transforms }: Vocabulary): ReadonlyMap<IngredientId, IngredientId[]> {
  const sources = new Map<IngredientId, IngredientId[]>()
  for (const { from, to } of transforms.filter(isQuick))
    sources.set(to, [...(sources.get(to) ?? []), from])
  return sources
}

/** What one thing more would meet: itself, what it is a kind of, what it yields, what it completes a swap for. */
function metBy(thing: IngredientId, kitchen: Kitchen): Set<IngredientId> {
  const { vocabulary, rules, meets, yields, assumed } = kitchen
  const met = new Set(lineageOf(thing, vocabulary))
  for (const transform of vocabulary.transforms) {
    if (isQuick(transform) && met.has(transform.from)) met.add(transform.to)
  }
  const has = (id: IngredientId) =>
    met.has(id) || meets.has(id) || yields.has(id) || assumed.has(id)
  const swaps = vocabulary.substitutions.filter(
    (each) => isOffered(each, rules) && each.uses.some((use) => met.has(use)),
  )
  return new Set([...met, ...swaps.filter(({ uses }) => uses.every(has)).map(({ need }) => need)])
}

/** A set of things, and how many gaps it closes as far as is known without a kitchen that has them. */
interface Candidate {
  things: readonly IngredientId[]
  closes: number
}

/** Each thing that is missing somewhere, or yields what is. */
function singles(gaps: readonly Gap[], sources: Sources, kitchen: Kitchen): Candidate[] {
  const missing = new Set(gaps.flatMap((gap) => gap.missing))
  const things = new Set([...missing].flatMap((need) => [need, ...(sources.get(need) ?? [])]))
  return [...things].map((thing) => {
    const met = metBy(thing, kitchen)
    const closes = gaps.filter((gap) => gap.missing.every((need) => met.has(need))).length
    return { things: [thing], closes }
  })
}
type Sources = ReturnType<typeof sourcesOf>

/** The sets of two or three things that close a gap, each missing thing by itself or by what yields it. */
function waysToClose({ missing }: Gap, sources: Sources): IngredientId[][] {
  if (missing.length > mostThings) return []
  let ways: IngredientId[][] = [[]]
  for (const need of missing) {
    const things = [need, ...(sources.get(need) ?? [])]
    ways = ways.flatMap((way) =>
      things.map((thing) => (way.includes(thing) ? way : [...way, thing])),
    )
  }
  return ways.filter((way) => way.length > 1).map((way) => way.toSorted())
}

/** The sets within a set, itself among them. */
function setsWithin(things: readonly IngredientId[]): IngredientId[][] {
  return things.reduce<IngredientId[][]>(
    (sets, thing) => [...sets, ...sets.map((set) => [...set, thing])],
    [[]],
  )
}

/** Sets of two and three that close some gap which no part of them closes, with what their parts close too. */
function combinations(gaps: readonly Gap[], sources: Sources, alone: Candidate[]): Candidate[] {
  const closed = new Map(alone.map(({ things, closes }) => [things.join(' '), closes]))
  const sets = new Map<string, IngredientId[]>()
  for (const things of gaps.flatMap((gap) => waysToClose(gap, sources))) {
    const key = things.join(' ')
    sets.set(key, things)
    closed.set(key, (closed.get(key) ?? 0) + 1)
  }
  return [...sets.values()].map((things) => {
    const inside = setsWithin(things).map((set) => closed.get(set.join(' ')) ?? 0)
    return { things, closes: inside.reduce((sum, each) => sum + each, 0) }
  })
}

/** The sets worth reckoning: of each size those that seem to close the most gaps. */
function promising(gaps: readonly Gap[], kitchen: Kitchen): (readonly IngredientId[])[] {
  const sources = sourcesOf(kitchen.vocabulary)
  const alone = singles(gaps, sources, kitchen)
  const all = [...alone, ...combinations(gaps, sources, alone)]
    .filter(({ closes }) => closes > 0)
    .map((each) => ({ ...each, key: each.things.join(' ') }))
    .toSorted((left, right) => right.closes - left.closes || (left.key < right.key ? -1 : 1))
  return shownOfEachSize.flatMap((_, index) =>
    all
      .filter(({ things }) => things.length === index + 1)
      .slice(0, reckonedOfEachSize)
      .map(({ things }) => things),
  )
}

function reckon(things: readonly IngredientId[], gaps: readonly Gap[], kitchen: Kitchen): Unlock {
  const richer = kitchenWith(kitchen, things)
  const isMet = (id: IngredientId) => {
    const { state } = pathTo(id, richer)
    return state === 'have' || state === 'swap'
  }
  return {
    ingredients: things,
    recipes: gaps.filter(({ missing }) => missing.every(isMet)).map(({ id }) => id),
  }
}

function isWithin(part: readonly unknown[], whole: readonly unknown[]): boolean {
  const all = new Set(whole)
  return part.every((each) => all.has(each))
}

/** Most newly ready recipes for each thing to get; then the most; then the fewest things. */
function byWorth(left: Unlock, right: Unlock): number {
  const [things, others] = [left.ingredients.length, right.ingredients.length]
  return (
    right.recipes.length * things - left.recipes.length * others ||
    right.recipes.length - left.recipes.length ||
    things - others ||
    (left.ingredients.join(' ') < right.ingredients.join(' ') ? -1 : 1)
  )
}

/** Leaves out what opens nothing, and what opens no more than as few or fewer other things do. */
function worthwhile(reckoned: readonly Unlock[]): Unlock[] {
  const kept: Unlock[] = []
  const bySize = reckoned
    .filter(({ recipes }) => recipes.length > 0)
    .toSorted(
      (left, right) => left.ingredients.length - right.ingredients.length || byWorth(left, right),
    )
  for (const each of bySize) {
    if (!kept.some(({ recipes }) => isWithin(each.recipes, recipes))) kept.push(each)
  }
  return kept.toSorted(byWorth)
}

/**
 * What to get so that more is ready: sets of one, two and three things with what each makes ready, the
 * most recipes for each thing first. The counts are exact, by the rules of `pathTo` on a kitchen that has
 * the things; of sets only the most promising are looked at. Give it the recipes that suit the person's diet.
 *
 * @param most how many to answer, at most
 */
export function unlocks(recipes: readonly MatchableRecipe[], kitchen: Kitchen, most = 6): Unlock[] {
  const gaps = gapsOf(recipes, kitchen)
  const found = worthwhile(promising(gaps, kitchen).map((things) => reckon(things, gaps, kitchen)))
  const mixed = shownOfEachSize.flatMap((shown, index) =>
    found.filter(({ ingredients }) => ingredients.length === index + 1).slice(0, shown),
  )
  const others = found.filter((each) => !mixed.includes(each))
  return [...mixed, ...others].slice(0, most).toSorted(byWorth)
}
