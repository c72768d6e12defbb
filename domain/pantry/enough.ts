import { lineageOf } from '../ingredients/lineage.ts'
import { noPackages, type Packages } from '../ingredients/packages.ts'
import { swappedMeasure, type TakenMeasure } from '../ingredients/swapped-measure.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Kitchen, PantryEntry } from '../matching/kitchen.ts'
import type { NeedState } from '../matching/need.ts'
import { breaksMore } from '../matching/sources.ts'
import { swapFor } from '../matching/swaps.ts'
import { type FoodState, stateInWords } from '../recipes/food-state.ts'
import { inUnit, isWeighed, type WeightsOfOne, weightsOfOne } from './in-unit.ts'

/** How much of what a line takes is at home. Amounts are in the line's own unit, for as many as are cooked for. */
export interface Enough {
  /** What is taken: the line's ingredient, or what stands in for it. */
  ingredient: IngredientId
  unit: string | null
  have: number
  /** What this line and all that draw on the same things take together. */
  need: number
  /** The upper end, where a range is asked for. */
  needMax: number | null
  /** Whether pieces or packages were weighed for it, by what one usually weighs. */
  isAbout: boolean
  isEnough: boolean
  /** How much more to buy for this line; nothing where another line that draws on the same things has it. */
  toBuy: number
}

/** A tenth less than what a recipe says makes the same dish. */
const enoughShare = 0.9
/** What adding thirds leaves behind. */
const noise = 1e-9

/** A line that is met, by its measure for as many as are cooked for. */
interface Asked extends TakenMeasure {
  ingredient: IngredientId
  /** Things at home that meet it, any of which would do. */
  met: readonly PantryEntry[]
  /** How special it is: a red onion is more so than an onion. */
  depth: number
  /** Whether it is measured as it is sold: a can says nothing of dried beans. */
  isUsual: boolean
}

/** What one of a thing at home weighs, each time by how it is counted. */
type Weights = (item: PantryEntry | undefined, isUsual: boolean) => WeightsOfOne

/** The states in which a package holds a food, as far as a line names one. */
const statesAsSold: ReadonlySet<FoodState | null> = new Set([null, 'canned', 'drained', 'frozen'])

/** What there is of each ingredient, worked out once for a kitchen: every card asks. */
const thingsOfKitchens = new WeakMap<Kitchen, ReadonlyMap<IngredientId, readonly PantryEntry[]>>()

/** Itself and its kinds, as far as they keep to the rules of who cooks. */
function thingsByNeed({ pantry, vocabulary, rules }: Kitchen): Map<IngredientId, PantryEntry[]> {
  const things = new Map<IngredientId, PantryEntry[]>()
  for (const entry of pantry) {
    const { ingredient, status } = entry
    if (ingredient === null || (status !== 'have' && status !== 'low')) continue
    for (const id of lineageOf(ingredient, vocabulary)) {
      if (breaksMore(ingredient, id, vocabulary, rules)) continue
      things.set(id, [...(things.get(id) ?? []), entry])
    }
  }
  return things
}

function thingsOf(id: IngredientId, kitchen: Kitchen): readonly PantryEntry[] {
  const things = thingsOfKitchens.get(kitchen) ?? thingsByNeed(kitchen)
  thingsOfKitchens.set(kitchen, things)
  return things.get(id) ?? []
}

/** What is taken for a line; null where that is not at home as it is. What is made of another thing says nothing of how much. */
function takenFor(line: TakenMeasure, state: NeedState, kitchen: Kitchen): TakenMeasure | null {
  if (line.ingredient === null) return null
  if (state === 'have') return line
  const swap = state === 'swap' ? swapFor(line, kitchen.swaps) : undefined
  return swap === undefined ? null : swappedMeasure(line, swap)
}

function askedBy(
  line: TakenMeasure,
  state: NeedState | undefined,
  kitchen: Kitchen,
  factor: number,
): Asked | null {
  const taken = state === undefined ? null : takenFor(line, state, kitchen)
  if (taken === null || taken.ingredient === null) return null
  const { ingredient, amount, amountMax, unit } = taken
  const met = thingsOf(ingredient, kitchen)
  if (met.length === 0) return null
  const times = (value: number | null) => (value === null ? null : value * factor)
  const depth = lineageOf(ingredient, kitchen.vocabulary).length
  const isUsual = statesAsSold.has(stateInWords(line.writtenNote ?? line.note))
  return {
    ingredient,
    amount: times(amount),
    amountMax: times(amountMax),
    unit,
    met,
    depth,
    isUsual,
  }
}

/** How much of it is at home, in its own unit; null where nobody said so, or it cannot be compared. */
function heldFor({ met, unit, isUsual }: Asked, weights: Weights): number | null {
  let held = 0
  for (const item of met) {
    const quantity = item.quantity ?? null
    const ofOne = weights(item, isUsual)
    const here = quantity === null ? null : inUnit(quantity, item.unit ?? null, unit, ofOne)
    if (here === null) return null
    held += here
  }
  return held
}

/** What others come to in the unit of one; what cannot be compared is not counted, so that it is the least. */
function sumIn(
  { unit, met, isUsual }: Asked,
  others: readonly Asked[],
  amountOf: (other: Asked) => number | null,
  weights: Weights,
): number {
  const ofOne = weights(met[0], isUsual)
  return others.reduce((sum, other) => {
    const amount = amountOf(other)
    return amount === null ? sum : sum + (inUnit(amount, other.unit, unit, ofOne) ?? 0)
  }, 0)
}

/** Lines that nothing else could meet than what meets this one: they share it. */
function sharing({ met }: Asked, all: readonly Asked[]): Asked[] {
  return all.filter((other) => other.met.every((item) => met.includes(item)))
}

/** What only few things meet, and a kind before what it is a kind of: bought first, it serves the others too. */
function narrowestFirst(all: readonly Asked[]): Asked[] {
  return all.toSorted(
    (left, right) => left.met.length - right.met.length || right.depth - left.depth,
  )
}

function enoughOf(asked: Asked, all: readonly Asked[], weights: Weights): Enough | null {
  const { ingredient, amount, unit, met } = asked
  const have = heldFor(asked, weights)
  if (amount === null || have === null) return null
  const sharers = sharing(asked, all)
  const need = sumIn(asked, sharers, (each) => each.amount, weights)
  const most = sumIn(asked, sharers, (each) => each.amountMax ?? each.amount, weights)
  const isEnough = have >= need * enoughShare - noise
  // What runs low is no more than its amount; whether it is still that much, nobody knows.
  if (isEnough && met.some(({ status }) => status === 'low')) return null
  const isAbout = met.some((item) => isWeighed(item.unit ?? null, unit))
  const needMax = most > need + noise ? most : null
  const toBuy = isEnough ? 0 : Math.max(0, most - have)
  return { ingredient, unit, have, need, needMax, isAbout, isEnough, toBuy }
}

/**
 * Compares each line of a recipe with what meets it at home; null where nobody knows. Several lines that draw on the
 * same things count together. It never counts against being ready: whoever has one egg of three may cook for one.
 *
 * @param states how the kitchen meets each line
 * @param factor how many times the recipe as written is cooked
 * @param packages what a can or a bag holds, where nobody said so
 */
export function enoughFor(
  lines: readonly TakenMeasure[],
  states: readonly (NeedState | undefined)[],
  kitchen: Kitchen,
  factor: number,
  packages: Packages = noPackages,
): (Enough | null)[] {
  const weights: Weights = (item, isUsual) =>
    weightsOfOne(item?.ingredient ?? null, kitchen.vocabulary, isUsual ? packages : noPackages)
  const asked = lines.map((line, index) => askedBy(line, states[index], kitchen, factor))
  const all = asked.flatMap((each) => each ?? [])
  const found = new Map<Asked, Enough>()
  for (const each of narrowestFirst(all)) {
    const enough = enoughOf(each, all, weights)
    if (enough === null) continue
    const sharers = sharing(each, [...found.keys()])
    const bought = sumIn(each, sharers, (other) => found.get(other)?.toBuy ?? null, weights)
    const toBuy = Math.max(0, enough.toBuy - bought)
    found.set(each, { ...enough, toBuy: toBuy > noise ? toBuy : 0 })
  }
  return asked.map((each) => (each === null ? null : (found.get(each) ?? null)))
}
