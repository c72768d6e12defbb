import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId, Substitution, Vocabulary } from '../ingredients/vocabulary.ts'
import type { LineUse } from '../recipes/line-use.ts'
import { keepsRules } from '../recipes/suits-diet.ts'
import { prepareKitchen, type Kitchen } from './kitchen.ts'
import { mostFlavoursLeftOut, lineUseOf } from './leave-out.ts'
import { listedBy } from './listed-by.ts'
import { matchAgain } from './match-again.ts'
import type { MatchableRecipe } from './match-recipe.ts'
import { isMissed } from './need.ts'
import { isThere, pathTo } from './path.ts'
import { isNamedOnly, isQuick } from './sources.ts'
import { holdsIn } from './swaps.ts'

/** A few things to get, and what can be cooked with them that cannot be cooked now. */
export interface Unlock {
  /** One to three, by key. */
  ingredients: readonly IngredientId[]
  /** Ids of the recipes that all of them together make ready: nothing missing, nothing of theirs to be confirmed. */
  recipes: readonly number[]
}

interface Gap {
  id: number
  /** What is missing and cannot be left out, each once. */
  missing: readonly IngredientId[]
  /** Flavours that are missing because the dish would lose too many, and how many of them would do. */
  flavours: readonly IngredientId[]
  flavoursNeeded: number
  /** In which contexts each of them is used, where that is known. */
  contexts: ReadonlyMap<IngredientId, readonly string[]>
}

type IsMet = (id: IngredientId, contexts?: readonly string[]) => boolean

const mostThings = 3
/** Three things may close more than three gaps: a lemon is its juice and its zest. */
const mostMissing = 6
/** Of each size so many of the most promising sets are reckoned exactly. */
const reckonedOfEachSize = 12
const shownOfEachSize: readonly number[] = [3, 2, 1]

/** What weighs how much makes no gap. */
const allAlike = () => 1

/** Recipes that are not far: with an unread line nobody can say what would make them ready. */
function gapsOf(recipes: readonly MatchableRecipe[], kitchen: Kitchen): Gap[] {
  return matchAgain(recipes, kitchen, allAlike).flatMap(({ recipe, needs }) => {
    const missed = needs.filter(({ state }) => isMissed(state))
    const isNear = missed.length > 0 && missed.length <= mostMissing
    if (!isNear || missed.some(({ need }) => need.ingredient === null)) return []
    const idsOf = (use: LineUse) =>
      missed.flatMap(({ need }) => (lineUseOf(need) === use ? (need.ingredient ?? []) : []))
    const all = needs.filter(({ need }) => lineUseOf(need) === 'flavour').length
    const flavours = idsOf('flavour')
    const flavoursNeeded = Math.max(0, flavours.length - mostFlavoursLeftOut(all))
    const contexts = new Map(
      missed.flatMap(({ need: { ingredient, contexts: known } }) =>
        ingredient === null || known === undefined ? [] : [[ingredient, known] as const],
      ),
    )
    return [{ id: recipe.id, missing: idsOf('base'), flavours, flavoursNeeded, contexts }]
  })
}

/** Whether what is met closes a gap. */
function isClosed(gap: Gap, isMet: IsMet): boolean {
  const isMetHere = (id: IngredientId) => isMet(id, gap.contexts.get(id))
  return gap.missing.every(isMetHere) && gap.flavours.filter(isMetHere).length >= gap.flavoursNeeded
}

/** A kitchen that has some things more. What is assumed in it stays so. */
function kitchenWith(kitchen: Kitchen, added: readonly IngredientId[]): Kitchen {
  const entries = added.map((ingredient) => ({ ingredient, status: 'have', ageDays: 0 }) as const)
  const pantry = [...kitchen.pantry, ...entries]
  const staples = [...kitchen.assumed].flatMap(([id, { staple, made }]) =>
    id === staple && !made ? [id] : [],
  )
  return prepareKitchen(pantry, staples, kitchen.vocabulary, kitchen.rules)
}

/** What yields each thing: a lemon its juice. */
function sourcesOf({ transforms }: Vocabulary): ReadonlyMap<IngredientId, IngredientId[]> {
  const made = transforms.filter((each) => isQuick(each) && !isNamedOnly(each))
  const byThing = listedBy(made, ({ to }) => [to])
  return new Map([...byThing].map(([to, all]) => [to, all.map(({ from }) => from)]))
}

/** The swaps that the person's rules allow, by each thing that they use. */
function swapsByUse({ vocabulary, rules }: Kitchen): ReadonlyMap<IngredientId, Substitution[]> {
  const allowed = vocabulary.substitutions.filter((swap) => keepsRules(swap, rules))
  return listedBy(allowed, ({ uses }) => uses)
}

const metKnown = new WeakMap<Vocabulary, Map<IngredientId, ReadonlySet<IngredientId>>>()

/** A thing, what it is a kind of, and what it yields. */
function metWithoutSwap(thing: IngredientId, vocabulary: Vocabulary): ReadonlySet<IngredientId> {
  const known = metKnown.get(vocabulary) ?? new Map<IngredientId, ReadonlySet<IngredientId>>()
  metKnown.set(vocabulary, known)
  const before = known.get(thing)
  if (before !== undefined) return before
  const met = new Set(lineageOf(thing, vocabulary))
  for (const transform of vocabulary.transforms) {
    const isMade = isNamedOnly(transform) ? transform.from === thing : met.has(transform.from)
    if (isQuick(transform) && isMade) met.add(transform.to)
  }
  known.set(thing, met)
  return met
}

/** What one thing more would meet: itself, what it is a kind of, what it yields, what it completes a swap for. */
function metBy(thing: IngredientId, kitchen: Kitchen, swapsOf: SwapsByUse) {
  const met = metWithoutSwap(thing, kitchen.vocabulary)
  const has = (id: IngredientId) => met.has(id) || isThere(id, kitchen)
  const swaps = [...met]
    .flatMap((id) => swapsOf.get(id) ?? [])
    .filter(({ uses }) => uses.every(has))
  const isMet: IsMet = (id, contexts) =>
    met.has(id) || swaps.some((each) => each.need === id && holdsIn(each, contexts))
  return { isMet, needs: new Set([...met, ...swaps.map(({ need }) => need)]) }
}
type SwapsByUse = ReturnType<typeof swapsByUse>

/** A set of things, and how many gaps it closes as far as is known without a kitchen that has them. */
interface Candidate {
  things: readonly IngredientId[]
  closes: number
}

/** Each thing that is missing somewhere, or yields what is. */
function singles(gaps: readonly Gap[], sources: Sources, kitchen: Kitchen): Candidate[] {
  const swapsOf = swapsByUse(kitchen)
  const gapsOfNeed = listedBy(gaps, ({ missing, flavours }) => [...missing, ...flavours])
  const missing = [...gapsOfNeed.keys()]
  const things = new Set(missing.flatMap((need) => [need, ...(sources.get(need) ?? [])]))
  return [...things].map((thing) => {
    const { isMet, needs } = metBy(thing, kitchen, swapsOf)
    // A gap of which it meets nothing stays one.
    const touched = new Set([...needs].flatMap((need) => gapsOfNeed.get(need) ?? []))
    const closes = [...touched].filter((gap) => isClosed(gap, isMet)).length
    return { things: [thing], closes }
  })
}
type Sources = ReturnType<typeof sourcesOf>

/** The sets within a set, itself among them. */
function setsWithin(things: readonly IngredientId[]): IngredientId[][] {
  return things.reduce<IngredientId[][]>(
    (sets, thing) => [...sets, ...sets.map((set) => [...set, thing])],
    [[]],
  )
}

/** The needs that together close a gap: all that is missing, with as many of the flavours as it takes. */
function needsToClose({ missing, flavours, flavoursNeeded }: Gap): IngredientId[][] {
  const size = missing.length + flavoursNeeded
  if (size > mostThings) return []
  const chosen = setsWithin(flavours).filter((set) => set.length === flavoursNeeded)
  return chosen.map((set) => [...missing, ...set])
}

/** The sets of two or three things that close a gap, each missing thing by itself or by what yields it. */
function waysToClose(gap: Gap, sources: Sources): IngredientId[][] {
  const ways = needsToClose(gap).flatMap((needs) => {
    let found: IngredientId[][] = [[]]
    for (const need of needs) {
      const things = [need, ...(sources.get(need) ?? [])]
      found = found.flatMap((way) =>
        things.map((thing) => (way.includes(thing) ? way : [...way, thing])),
      )
    }
    return found
  })
  return ways.filter((way) => way.length > 1).map((way) => way.toSorted())
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
  const isMet: IsMet = (id, contexts) => {
    const { state } = pathTo(id, richer, contexts)
    return state === 'have' || state === 'swap'
  }
  // A flavour that one of the things only may be (chicken for its breast) is not left out: it is to be confirmed.
  const isSure = ({ flavours, contexts }: Gap) =>
    flavours.every((id) => {
      const known = contexts.get(id)
      return isMet(id, known) || pathTo(id, richer, known).state === 'missing'
    })
  return {
    ingredients: things,
    recipes: gaps.filter((gap) => isClosed(gap, isMet) && isSure(gap)).map(({ id }) => id),
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
